import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { MyPageFrame } from '../../features/my-page/MyPageFrame.tsx';
import { WithdrawalView } from '../../features/my-page/withdrawal/WithdrawalView.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';
import { useAccount } from '../../lib/services/ServicesContext.ts';

export function MyPageWithdrawalPage() {
  useDocumentTitle('회원 탈퇴');
  const { accountId } = useParams();
  const own = useAccount()?.accountId;
  if (!own) return null;
  // Nobody leaves for somebody else: a foreign id in the address becomes one's own.
  if (accountId !== own) return <Navigate to={paths.mypageWithdrawal.getHref({ accountId: own })} replace />;
  return (
    <MyPageFrame title="회원 탈퇴">
      <WithdrawalView />
    </MyPageFrame>
  );
}
