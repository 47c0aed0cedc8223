import { subscriptionApi } from '#contract/endpoints/subscription.ts';
import type { RefundPreview, RefundResult } from '#contract/subscription.ts';
import { formatWon } from '#domain/text/formatWon.ts';
import { Button } from '#src/components/button/Button.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { type Fact, FactList } from '../parts/FactList.tsx';
import { useSubscriptionCall } from '../useSubscriptionCall.ts';
import { describeFailure } from '../words/describeFailure.ts';
import { lastWholeDay } from '../words/lastWholeDay.ts';
import styles from './RefundOffer.module.css';

/** Why so much is given back, in a sentence. */
const refundRules: Readonly<Record<RefundPreview['rule'], (preview: RefundPreview) => string>> = {
  FULL: ({ fullUntil }) =>
    `아직 이용하지 않으셨으므로 전액을 돌려드립니다.${fullUntil ? ` ${lastWholeDay(fullUntil)}까지 전액을 돌려받으실 수 있습니다.` : ''}`,
  PRORATED: ({ used, usedDays, periodDays }) =>
    `${used ? '이용을 시작하셨으므로' : '결제하신 지 7일이 지났으므로'} 전체 ${periodDays}일 가운데 이용하신 ${usedDays}일만큼을 빼고 돌려드립니다.`,
  NONE: () => '돌려드릴 금액이 남아 있지 않습니다. 기간이 끝날 때까지 그대로 이용하실 수 있습니다.',
};

interface RefundOfferProps {
  preview: RefundPreview;
  onDone: () => void;
  onClose: () => void;
}

/** What is given back and why so much; then one button. */
export function RefundOffer({ preview, onDone, onClose }: RefundOfferProps) {
  const refund = useSubscriptionCall((api, expectedRefund: number) =>
    api.call(subscriptionApi.refund, { body: { expectedRefund, reason: '' } }),
  );
  if (refund.data) return <Done result={refund.data} onClose={onClose} />;
  return (
    <div className={styles.offer}>
      <p>{refundRules[preview.rule](preview)}</p>
      <div className={styles.facts}>
        <FactList facts={refundFacts(preview)} />
      </div>
      {refund.error && <FormNotice>{describeFailure(refund.error, '환불은 한 번만 신청됩니다.')}</FormNotice>}
      {preview.rule !== 'NONE' && (
        <p className={styles.note}>
          환불하시면 이용권이 바로 끝나고 앞으로 결제되지 않습니다. 쓴 글과 기록은 그대로 남습니다. 카드사에는 3영업일
          안에 취소를 요청합니다.
        </p>
      )}
      <div className={styles.buttons}>
        <Button tone="soft" onClick={onClose}>
          닫기
        </Button>
        {preview.rule !== 'NONE' && (
          <Button busy={refund.isPending} onClick={() => refund.mutate(preview.refund, { onSuccess: onDone })}>
            {formatWon(preview.refund)} 환불받기
          </Button>
        )}
      </div>
    </div>
  );
}

/** @param toldByMail a mail is promised only where one can be sent */
const outcomes: Readonly<Record<RefundResult['state'], (toldByMail: boolean) => string>> = {
  DONE: () => '카드사에 취소를 요청했습니다. 카드사에 따라 명세에 보이기까지 며칠이 걸릴 수 있습니다.',
  WAITING: (toldByMail) => `카드사에 취소를 요청하고 있습니다. 3영업일 안에 처리하고 ${noticePlace(toldByMail)}.`,
  BY_HAND: (toldByMail) => `담당자가 확인한 뒤 3영업일 안에 돌려드리고 ${noticePlace(toldByMail)}.`,
};

const noticePlace = (toldByMail: boolean): string =>
  toldByMail ? '이메일로 알려 드립니다' : '내 이용권의 결제와 환불 내역에 적어 둡니다';

function Done({ result, onClose }: { result: RefundResult; onClose: () => void }) {
  const { refund, state, toldByMail = false } = result;
  return (
    <div className={styles.offer} role="status">
      <p>
        {formatWon(refund)}을 돌려드립니다. {outcomes[state](toldByMail)}
      </p>
      <div className={styles.buttons}>
        <Button onClick={onClose}>확인</Button>
      </div>
    </div>
  );
}

/** The sum as it comes about, so that its lines add up: the period, credit beside it, what was used, what is given back. */
function refundFacts(preview: RefundPreview): Fact[] {
  const { paid, credit = 0, returned = 0, refund, usedDays, periodDays } = preview;
  const used = Math.max(0, paid + credit - returned - refund);
  const line = (name: string, won: number): Fact[] =>
    won === 0 ? [] : [{ name, value: won < 0 ? `−${formatWon(-won)}` : formatWon(won) }];
  return [
    { name: '이번 기간의 금액', value: formatWon(paid) },
    ...line(credit > 0 ? '아직 쓰지 않은 남은 금액' : '아직 결제되지 않은 금액', credit),
    ...line(`이용하신 ${usedDays}일 (전체 ${periodDays}일)`, -used),
    ...line('이미 돌려드린 금액', -returned),
    { name: '돌려받으실 금액', value: formatWon(refund), main: true },
  ];
}
