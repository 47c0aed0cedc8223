import { useState } from 'react';
import { Panel } from '#src/components/page/Panel.tsx';
import { Switch } from '#src/components/switch/Switch.tsx';
import { showToast } from '#src/lib/feedback/feedbackStore.ts';
import { mayBeWatched } from '#src/lib/observers/mayBeWatched.ts';
import { createObserverConsent } from '#src/lib/persisted/createObserverConsent.ts';
import { useAccount, useServices } from '#src/lib/services/ServicesContext.ts';

/**
 * Agreeing to being watched while using the product; only where the installation has something that watches, and never
 * asked of a child.
 */
export function ObserverPanel() {
  const { observers, storage, now } = useServices();
  const account = useAccount();
  const accountNo = account?.accountNo ?? null;
  const kept = createObserverConsent(storage);
  const [agreed, setAgreed] = useState(() => accountNo !== null && kept.read()[accountNo] === true);
  if (observers === null || account === null || accountNo === null || !mayBeWatched(account, now())) return null;

  function change(next: boolean): void {
    if (accountNo === null) return;
    kept.write({ ...kept.read(), [accountNo]: next });
    setAgreed(next);
    showToast(next ? '고마워요. 이 기기에서만 켰어요' : '이 기기에서 껐어요');
  }

  return (
    <Panel title="이용 기록 나누기">
      <Switch
        label="내가 화면을 어떻게 쓰는지 나누기"
        note="책바다를 더 편하게 고치는 데 써요. 꺼도 모든 것을 그대로 쓸 수 있어요. 로그인, 결제, 미션, 노트, 부모님 화면에서는 켜 두어도 모으지 않아요."
        on={agreed}
        onChange={change}
      />
    </Panel>
  );
}
