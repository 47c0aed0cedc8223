import { MyPageFrame } from '../../features/my-page/MyPageFrame.tsx';
import { TicketChangeView } from '../../features/subscription/change/TicketChangeView.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';

export function MyPageTicketChangePage() {
  useDocumentTitle('이용권 바꾸기');
  return (
    <MyPageFrame title="이용권 바꾸기">
      <TicketChangeView />
    </MyPageFrame>
  );
}
