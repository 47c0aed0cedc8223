import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { paths } from '../../config/paths.ts';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';

export function NotFoundPage() {
  useDocumentTitle('없는 화면');
  return (
    <EmptyState
      picture="lost"
      titleAs="h1"
      title="이 바다에는 없는 길이에요"
      text={'주소가 바뀌었거나 잘못 적혔을 수 있어요.\n첫 화면에서 다시 출발해 볼까요?'}
      action={
        <ButtonLink size="l" to={paths.main.getHref()}>
          첫 화면으로 가기
        </ButtonLink>
      }
    />
  );
}
