import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { staffPaths } from '../staffPaths.ts';

export function UnknownPage() {
  useDocumentTitle('없는 화면');
  return (
    <EmptyState
      titleAs="h1"
      title="여기에는 아무것도 없어요"
      text="주소가 바뀌었거나, 맡은 반이 아닐 수 있어요."
      action={<ButtonLink to={staffPaths.today}>오늘로 가기</ButtonLink>}
    />
  );
}
