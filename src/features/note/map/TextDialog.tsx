import { useState } from 'react';
import { noteLength } from '#domain/note/noteLength.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { TextField } from '#src/components/text-field/TextField.tsx';

interface TextDialogProps {
  title: string;
  label: string;
  hint: string;
  initial: string;
  maxLength: number;
  /** A line may go without a word, a card may not. */
  optional?: boolean;
  onSave: (text: string) => void;
  onClose: () => void;
}

/** Asks for the words of a card or a line. */
export function TextDialog({
  title,
  label,
  hint,
  initial,
  maxLength,
  optional = false,
  onSave,
  onClose,
}: TextDialogProps) {
  const [text, setText] = useState(initial);
  const over = noteLength(text) - maxLength;
  const fits = over <= 0 && (optional || text.trim() !== '');
  return (
    <Dialog open onClose={onClose} title={title} maxWidth={480} keepsText={text !== initial}>
      <form
        style={{ display: 'grid', gap: 16, marginTop: 16, textAlign: 'left' }}
        onSubmit={(event) => {
          event.preventDefault();
          if (!fits) return;
          onSave(text.trim());
          onClose();
        }}
      >
        <TextField
          label={label}
          autoComplete="off"
          value={text}
          hint={`${hint} ${maxLength}자까지 쓸 수 있어요.`}
          error={over > 0 ? `${over}자만 줄여 주세요.` : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" wide disabled={!fits}>
          다 썼어요
        </Button>
      </form>
    </Dialog>
  );
}
