import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { TextField } from '../text-field/TextField.tsx';
import styles from './PasswordField.module.css';

/** A password that can be looked at while it is typed. */
export function PasswordField(props: ComponentProps<typeof TextField>) {
  const [visible, setVisible] = useState(false);
  return (
    <div className={styles.password}>
      <TextField autoCapitalize="none" spellCheck={false} {...props} type={visible ? 'text' : 'password'} />
      <IconButton
        className={styles.eye}
        label={visible ? `${props.label} 가리기` : `${props.label} 보기`}
        aria-pressed={visible}
        icon={visible ? <EyeOff /> : <Eye />}
        onClick={() => setVisible(!visible)}
      />
    </div>
  );
}
