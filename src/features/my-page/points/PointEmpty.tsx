import { Button } from '#src/components/button/Button.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { paths } from '#src/config/paths.ts';
import type { PointFilter } from './PointFilter.ts';

interface PointEmptyProps {
  filter: PointFilter;
  onShowAll: () => void;
}

/** Nothing at all, or nothing in this span: each has its own way on. */
export function PointEmpty({ filter, onShowAll }: PointEmptyProps) {
  if (filter.tab !== 'ALL' || filter.from || filter.to) {
    return (
      <EmptyState
        title="여기에는 내역이 없어요"
        text="기간이나 종류를 바꾸면 다른 내역이 보일 수 있어요."
        action={
          <Button tone="soft" onClick={onShowAll}>
            모두 보기
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      picture="medals"
      title={filter.purse === 'POINT' ? '아직 모은 북포인트가 없어요' : '아직 모은 조개가 없어요'}
      text="책을 읽고 미션을 풀면 여기에 쌓여요."
      action={<ButtonLink to={paths.search.getHref()}>책 찾기</ButtonLink>}
    />
  );
}
