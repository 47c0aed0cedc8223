import { subscriptionApi } from '#contract/endpoints/subscription.ts';
import type { SubscriptionInfo } from '#contract/subscription.ts';
import { formatWon } from '#domain/text/formatWon.ts';
import { Button } from '#src/components/button/Button.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { StatusBanner } from '../parts/StatusBanner.tsx';
import { useSubscriptionCall } from '../useSubscriptionCall.ts';
import { describeFailure } from '../words/describeFailure.ts';
import { formatDayKey } from '../words/formatDayKey.ts';

type Consent = NonNullable<SubscriptionInfo['priceConsent']>;

/** A higher price is asked for: both answers are as easy, and either may be changed until the day. */
export function PriceConsentNote({ consent }: { consent: Consent }) {
  const { oldPrice, newPrice, effectiveDate, agreed } = consent;
  const answer = useSubscriptionCall((api, yes: boolean) =>
    api.call(subscriptionApi.answerPrice, { body: { agreed: yes } }),
  );
  const change = `${formatDayKey(effectiveDate)}부터 정기 결제 금액이 ${formatWon(oldPrice)}에서 ${formatWon(newPrice)}으로 바뀝니다.`;
  return (
    <StatusBanner
      tone={agreed === null ? 'care' : 'plain'}
      title={titleOf(agreed)}
      text={
        <>
          {change} 동의하지 않으시면 {formatWon(newPrice)}을 결제하지 않고 지금 금액으로 이어집니다. 해지는 언제든지 이
          화면에서 하실 수 있습니다.
          {answer.error && (
            <FormNotice>{describeFailure(answer.error, '두 번 누르셔도 한 번만 처리됩니다.')}</FormNotice>
          )}
        </>
      }
      action={
        <>
          {agreed !== false && (
            <Button tone="white" busy={answer.isPending} onClick={() => answer.mutate(false)}>
              동의하지 않습니다
            </Button>
          )}
          {agreed !== true && (
            <Button tone="white" busy={answer.isPending} onClick={() => answer.mutate(true)}>
              {formatWon(newPrice)}에 동의합니다
            </Button>
          )}
        </>
      }
    />
  );
}

function titleOf(agreed: Consent['agreed']): string {
  if (agreed === null) return '바뀌는 금액에 동의하시는지 여쭙니다.';
  return agreed ? '바뀌는 금액에 동의하셨습니다.' : '바뀌는 금액에 동의하지 않으셨습니다.';
}
