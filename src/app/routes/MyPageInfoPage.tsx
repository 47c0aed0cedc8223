import { MyInfoView } from '../../features/my-page/info/MyInfoView.tsx';
import { MyPageFrame } from '../../features/my-page/MyPageFrame.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';

export function MyPageInfoPage() {
  useDocumentTitle('내 정보');
  return (
    <MyPageFrame title="내 정보">
      <MyInfoView />
    </MyPageFrame>
  );
}
