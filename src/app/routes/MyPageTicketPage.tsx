import { MyPageFrame } from '../../features/my-page/MyPageFrame.tsx';
import { TicketView } from '../../features/subscription/ticket/TicketView.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';

export function MyPageTicketPage() {
  useDocumentTitle('내 이용권');
  return (
    <MyPageFrame title="이용권">
      <TicketView />
    </MyPageFrame>
  );
}
