import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { paths } from '#src/config/paths.ts';
import { StatusBanner } from './StatusBanner.tsx';

/** A payment whose outcome is not known yet: nobody must pay a second time. */
export function CheckingNote({ paymentOrderNo }: { paymentOrderNo: number }) {
  return (
    <StatusBanner
      tone="care"
      title="결제 결과를 확인하고 있습니다."
      text="카드사의 답을 기다리고 있습니다. 다시 결제하지 않으셔도 되며, 같은 기간의 요금이 두 번 결제되지 않습니다."
      action={
        <ButtonLink tone="white" to={`${paths.subscriptionComplete.getHref()}?paymentOrderNo=${paymentOrderNo}`}>
          결과 보기
        </ButtonLink>
      }
    />
  );
}
