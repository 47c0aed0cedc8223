import { useGrant } from '../../features/my-page/info/GrantContext.ts';
import { GrantGate } from '../../features/my-page/info/GrantGate.tsx';
import { MyPageFrame } from '../../features/my-page/MyPageFrame.tsx';
import { CardChangeView } from '../../features/subscription/card/CardChangeView.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';

export function MyPagePaymentChangePage() {
  useDocumentTitle('결제 카드 바꾸기');
  return (
    <MyPageFrame title="결제 카드 바꾸기">
      <GrantGate reason="결제 카드는 본인이나 보호자만 바꿀 수 있습니다.">
        <GrantedCard />
      </GrantGate>
    </MyPageFrame>
  );
}

function GrantedCard() {
  return <CardChangeView withGrant={useGrant()} />;
}
