import { useGrant } from '../../features/my-page/info/GrantContext.ts';
import { GrantGate } from '../../features/my-page/info/GrantGate.tsx';
import { MyPageFrame } from '../../features/my-page/MyPageFrame.tsx';
import { CardChangeView } from '../../features/subscription/card/CardChangeView.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';

const words = {
  title: '먼저 비밀번호를 확인해 주십시오',
  reason: '결제 카드는 본인이나 보호자만 바꿀 수 있습니다.',
  againTitle: '비밀번호를 다시 확인해 주십시오',
  again: '확인하신 지 5분이 지났습니다.\n확인하시면 카드를 등록하는 창이 이어서 열립니다.',
} as const;

export function MyPagePaymentChangePage() {
  useDocumentTitle('결제 카드 바꾸기');
  return (
    <MyPageFrame title="결제 카드 바꾸기">
      <GrantGate words={words}>
        <GrantedCard />
      </GrantGate>
    </MyPageFrame>
  );
}

function GrantedCard() {
  return <CardChangeView withGrant={useGrant()} />;
}
