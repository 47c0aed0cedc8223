import { type PurchaseAgreementCode, purchaseAgreements } from '#domain/subscription/purchaseAgreements.ts';
import { Checkbox } from '#src/components/checkbox/Checkbox.tsx';
import styles from './AgreementBoxes.module.css';
import type { PurchaseAgreements } from './usePurchaseAgreements.ts';

const titles: Readonly<Record<PurchaseAgreementCode, string>> = {
  PURCHASE: '구매 동의',
  RENEWAL: '자동 결제 동의',
  MINOR: '미성년자 계약 안내 확인',
};

/** One box for each thing that is agreed to, its whole text beside it. There is none that ticks them all. */
export function AgreementBoxes({ codes, ticks, tick, showMissing }: PurchaseAgreements) {
  return (
    <div className={styles.list}>
      <ul>
        {codes.map((code) => {
          const missing = showMissing && !ticks[code];
          return (
            <li key={code}>
              <Checkbox
                label={
                  <span className={styles.label}>
                    <strong>{titles[code]} (필수)</strong>
                    <span>{purchaseAgreements[code].text}</span>
                  </span>
                }
                checked={ticks[code] ?? false}
                aria-invalid={missing || undefined}
                data-missing={missing || undefined}
                onChange={(event) => tick(code, event.target.checked)}
              />
            </li>
          );
        })}
      </ul>
      {showMissing && (
        <p className={styles.missing} role="alert">
          표시하지 않은 항목이 있습니다. 하나씩 읽고 표시해 주십시오.
        </p>
      )}
    </div>
  );
}
