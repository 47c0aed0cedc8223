import { ArrowRight } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readPaperCode } from '#domain/paper/readPaperCode.ts';
import { Button } from '#src/components/button/Button.tsx';
import { QrCamera } from '#src/components/qr-camera/QrCamera.tsx';
import { TextField } from '#src/components/text-field/TextField.tsx';
import { staffPaths } from '../staffPaths.ts';
import styles from './PaperPage.module.css';

const LENGTH = 6;
const REASONS = {
  LENGTH: `종이 아래에 있는 글자 ${LENGTH}개를 적어요.`,
  SIGNS: '코드에 없는 글자가 있어요. 종이의 코드를 다시 보고 적어 주세요.',
  CHECK: '글자 하나가 다르거나 자리가 바뀌었어요. 종이의 코드를 다시 보고 적어 주세요.',
} as const;

/** Opens a sheet by its code: typed, or seen by the camera in its QR. */
export function CodeField() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const read = readPaperCode(text);
  // A slip shows as soon as all signs are there.
  const shown = !read.ok && (tried || read.reason === 'CHECK') ? REASONS[read.reason] : undefined;
  const open = (code: string) => {
    setText('');
    setTried(false);
    void navigate(staffPaths.paperEntryOf(code));
  };
  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (read.ok) open(read.code);
  }
  return (
    <form className={styles.codeForm} onSubmit={submit} noValidate>
      <TextField
        label="종이의 코드"
        className={styles.codeField}
        value={text}
        maxLength={20}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        placeholder="K7M-3XA"
        error={shown}
        onChange={({ target }) => {
          setText(target.value);
          setTried(false);
        }}
      />
      <Button type="submit" tone="soft" icon={<ArrowRight aria-hidden="true" />}>
        열기
      </Button>
      <div className={styles.camera}>
        <QrCamera
          label="카메라로 QR 비추기"
          failedText="카메라를 열지 못했어요. 코드를 적어 주세요."
          read={(seen) => {
            const found = readPaperCode(seen);
            return found.ok ? found.code : null;
          }}
          onCode={open}
        />
      </div>
    </form>
  );
}
