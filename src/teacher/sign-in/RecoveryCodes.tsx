import { Printer } from 'lucide-react';
import { Button } from '#src/components/button/Button.tsx';
import { EntryCard } from './EntryCard.tsx';
import styles from './StaffSignInPage.module.css';

/** Codes that stand in for a lost phone, each once. Shown this one time. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <EntryCard
      title="복구 코드를 적어 두세요"
      lead="휴대 전화를 잃어버려도 이 코드로 들어올 수 있어요. 하나에 한 번씩, 지금 한 번만 보여 드려요."
    >
      <RecoveryCodeList codes={codes} />
      <Button size="l" wide onClick={onDone}>
        적어 두었어요
      </Button>
    </EntryCard>
  );
}

export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button tone="soft" wide icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
        인쇄하기
      </Button>
    </>
  );
}
