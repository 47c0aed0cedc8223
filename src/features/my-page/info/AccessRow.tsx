import { History, type LucideIcon, ShieldAlert } from 'lucide-react';
import type { AccessRecordList } from '#contract/accessRecord.ts';
import { accessKindNames } from '#domain/account/accessKindNames.ts';
import { formatDateTime } from '#domain/time/formatKoreanDate.ts';
import { accessWords } from './accessWords.ts';
import styles from './rows.module.css';

/** One record: what, when, on which device and from about where. */
export function AccessRow({ record }: { record: AccessRecordList['items'][number] }) {
  const { kind, at, device, address } = record;
  const Icon: LucideIcon = kind.endsWith('_REFUSED') ? ShieldAlert : History;
  const words = accessWords(record);
  const place = [device, address].filter(Boolean).join(' · ');
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <strong>{accessKindNames[kind]}</strong>
        {words !== null && <span>{words}</span>}
        <span>
          <time dateTime={at}>{formatDateTime(Date.parse(at))}</time>
        </span>
        <span>{place || '여러 곳'}</span>
      </div>
    </li>
  );
}
