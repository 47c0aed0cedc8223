import { MyPageFrame } from '../../features/my-page/MyPageFrame.tsx';
import { PointView } from '../../features/my-page/points/PointView.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';

export function MyPagePointPage() {
  useDocumentTitle('북포인트와 조개');
  return (
    <MyPageFrame title="북포인트와 조개" lead="언제 무엇으로 모으고 썼는지 볼 수 있어요.">
      <PointView />
    </MyPageFrame>
  );
}
