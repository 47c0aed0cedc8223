import { MyPageFrame } from '../../features/my-page/MyPageFrame.tsx';
import { TerminationView } from '../../features/subscription/leave/TerminationView.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';

export function MyPageTicketTerminationPage() {
  useDocumentTitle('이용권 해지');
  return (
    <MyPageFrame title="이용권 해지">
      <TerminationView />
    </MyPageFrame>
  );
}
