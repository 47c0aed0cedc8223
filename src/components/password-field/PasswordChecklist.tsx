import { Check, Circle } from 'lucide-react';
import { checkPassword } from './checkPassword.ts';
import styles from './PasswordChecklist.module.css';

interface PasswordChecklistProps {
  password: string;
  accountId: string | null;
}

/** The wishes of a new password, ticked off while it is typed. */
export function PasswordChecklist({ password, accountId }: PasswordChecklistProps) {
  return (
    <ul className={styles.list} aria-label="비밀번호 규칙">
      {checkPassword(password, accountId).map(({ label, met }) => (
        <li key={label} className={met ? styles.met : undefined}>
          {met ? <Check aria-hidden="true" /> : <Circle aria-hidden="true" />}
          {label}
          <span className="visually-hidden">{met ? ', 됐어요' : ', 아직이에요'}</span>
        </li>
      ))}
    </ul>
  );
}
