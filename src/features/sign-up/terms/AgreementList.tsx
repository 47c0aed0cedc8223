import { useState } from 'react';
import type { PolicyCode, PolicyDocument } from '#contract/policy.ts';
import { Badge } from '#src/components/badge/Badge.tsx';
import { Button } from '#src/components/button/Button.tsx';
import { Checkbox } from '#src/components/checkbox/Checkbox.tsx';
import styles from './AgreementList.module.css';
import { DocumentDialog } from './DocumentDialog.tsx';

export type Ticks = Partial<Record<PolicyCode, boolean>>;

interface AgreementListProps {
  documents: readonly PolicyDocument[];
  ticks: Ticks;
  onChange: (ticks: Ticks) => void;
  /** The one box for all of them. */
  allLabel: string;
  /** That the optional ones may be left. */
  optionalNote: string;
  /** Marks the boxes of required documents that are still empty. */
  showMissing: boolean;
}

/** One box for each document, none ticked beforehand, and one that stands for all. */
export function AgreementList({ documents, ticks, onChange, allLabel, optionalNote, showMissing }: AgreementListProps) {
  const [open, setOpen] = useState<PolicyDocument | null>(null);
  const ticked = documents.filter(({ code }) => ticks[code]).length;
  const all = ticked === documents.length;
  return (
    <div className={styles.list}>
      <Checkbox
        framed
        label={allLabel}
        checked={all}
        mixed={ticked > 0 && !all}
        onChange={() => onChange(Object.fromEntries(documents.map(({ code }) => [code, !all])))}
      />
      <ul className={styles.items}>
        {documents.map((document) => {
          const missing = showMissing && document.required && !ticks[document.code];
          return (
            <li key={document.code} className={styles.item}>
              <Checkbox
                label={
                  <span className={styles.name}>
                    <Badge tone={document.required ? 'sea' : 'plain'}>{document.required ? '필수' : '선택'}</Badge>
                    <span>{document.title}</span>
                  </span>
                }
                aria-invalid={missing || undefined}
                data-missing={missing || undefined}
                checked={ticks[document.code] ?? false}
                onChange={(event) => onChange({ ...ticks, [document.code]: event.target.checked })}
              />
              <Button tone="ghost" aria-label={`${document.title} 읽기`} onClick={() => setOpen(document)}>
                읽기
              </Button>
            </li>
          );
        })}
      </ul>
      {documents.some(({ required }) => !required) && <p className={styles.note}>{optionalNote}</p>}
      {open && <DocumentDialog document={open} onClose={() => setOpen(null)} />}
    </div>
  );
}
