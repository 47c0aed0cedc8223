import { MyPageFrame } from '../../features/my-page/MyPageFrame.tsx';
import { MyPageMainView } from '../../features/my-page/main/MyPageMainView.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';

export function MyPageMainPage() {
  useDocumentTitle('내 페이지');
  return (
    <MyPageFrame title="나의 목표" lead="이번 달에는 몇 권을 만나 볼까요?">
      <MyPageMainView />
    </MyPageFrame>
  );
}
