import { Check, Circle } from 'lucide-react';
import type { PasswordOwner } from '#domain/account/guessing/createOwnWords.ts';
import type { WordBook } from '#domain/account/guessing/createWordBook.ts';
import { checkPassword } from './checkPassword.ts';
import styles from './PasswordChecklist.module.css';

interface PasswordChecklistProps {
  password: string;
  /** Null where the page knows nothing of the owner. */
  owner: PasswordOwner | null;
  words: WordBook;
}

/** The wishes of a new password, ticked off while it is typed. */
export function PasswordChecklist({ password, owner, words }: PasswordChecklistProps) {
  return (
    <ul className={styles.list} aria-label="비밀번호 규칙">
      {checkPassword(password, owner, words).map(({ label, met }) => (
        <li key={label} className={met ? styles.met : undefined}>
          {met ? <Check aria-hidden="true" /> : <Circle aria-hidden="true" />}
          {label}
          <span className="visually-hidden">{met ? ', 됐어요' : ', 아직이에요'}</span>
        </li>
      ))}
    </ul>
  );
}
