import { useState } from 'react';
import type { AccountInfo } from '#contract/account.ts';
import { formatShortDate } from '#domain/time/formatKoreanDate.ts';
import { Checkbox } from '#src/components/checkbox/Checkbox.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { describeError } from '#src/lib/api/describeError.ts';
import { useServices } from '#src/lib/services/ServicesContext.ts';
import styles from './ConsentPanel.module.css';
import { GrantRefused } from './GrantContext.ts';
import { useSaveInfo } from './useSaveInfo.ts';

type Way = 'allowEmailYn' | 'allowSmsYn';

const ways: readonly { key: Way; label: string; name: string }[] = [
  { key: 'allowEmailYn', label: '이메일로 새 책과 행사 소식을 받을래요', name: '이메일 소식' },
  { key: 'allowSmsYn', label: '문자로 새 책과 행사 소식을 받을래요', name: '문자 소식' },
];

/** Consent to news. Each box is saved at once, and the day it was decided is shown (the law asks for it). */
export function ConsentPanel({ info }: { info: AccountInfo }) {
  return (
    <Panel title="소식 받기">
      <p className={styles.lead}>받지 않아도 책바다를 쓰는 데에는 아무 차이가 없어요.</p>
      <div className={styles.boxes}>
        {ways.map((way) => (
          <ConsentBox key={way.key} way={way} agreed={info[way.key] === 'Y'} />
        ))}
      </div>
    </Panel>
  );
}

function ConsentBox({ way, agreed }: { way: (typeof ways)[number]; agreed: boolean }) {
  const { now } = useServices();
  const save = useSaveInfo();
  const [decided, setDecided] = useState<{ agreed: boolean; at: number } | null>(null);
  const shown = save.isPending ? save.variables[way.key] === 'Y' : (decided?.agreed ?? agreed);
  const choose = (next: boolean) =>
    save.mutate({ [way.key]: next ? 'Y' : 'N' }, { onSuccess: () => setDecided({ agreed: next, at: now() }) });

  return (
    <div>
      <Checkbox
        framed
        label={way.label}
        checked={shown}
        aria-disabled={save.isPending || undefined}
        onChange={(event) => !save.isPending && choose(event.target.checked)}
      />
      <p className={styles.decided} role="status">
        {decided &&
          `${formatShortDate(decided.at)} 책바다 ${way.name} 받기에 ${decided.agreed ? '동의했어요' : '동의한 것을 거두었어요'}.`}
      </p>
      {save.error && !(save.error instanceof GrantRefused) && <FormNotice>{describeError(save.error)}</FormNotice>}
    </div>
  );
}
