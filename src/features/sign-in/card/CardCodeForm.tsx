import { ArrowRight } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { readCardCode } from '#domain/login-card/readCardCode.ts';
import { Button } from '#src/components/button/Button.tsx';
import { TextField } from '#src/components/text-field/TextField.tsx';
import styles from './CardSignIn.module.css';

interface CardCodeFormProps {
  busy: boolean;
  onCode: (code: string) => void;
}

/** The eight letters of a card, for a device without a camera. */
export function CardCodeForm({ busy, onCode }: CardCodeFormProps) {
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const wrong = tried && readCardCode(text) === null;
  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (readCardCode(text) !== null && !busy) onCode(text);
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.lead}>태블릿 카메라로 카드의 네모 그림을 비추면 바로 열려요. 글자를 적어도 돼요.</p>
      <TextField
        label="카드 글자"
        className={styles.codeField}
        value={text}
        maxLength={20}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        inputMode="text"
        placeholder="ABCD-2345"
        error={wrong ? '네모 그림 밑의 글자 여덟 개를 적어요.' : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" size="l" wide busy={busy} icon={<ArrowRight aria-hidden="true" />}>
        다음
      </Button>
    </form>
  );
}
