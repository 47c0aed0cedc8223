import { type ComponentPropsWithoutRef, useState } from 'react';

interface DayInputProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'value' | 'onChange'> {
  /** `YYYY-MM-DD`; null while no day is chosen. */
  day: string | null;
  onDay: (day: string | null) => void;
}

/** The first day whose year has been written to its end: browsers give `0002-…` for its first digit. */
const WRITTEN_OUT = '1000-01-01';

/**
 * A day, chosen in the device's calendar or written. While its year is being written the field keeps what it shows, and
 * nothing is reported: a value set from outside would take the digits away.
 */
export function DayInput({ day, onDay, ...rest }: DayInputProps) {
  const [written, setWritten] = useState<{ text: string; instead: string | null } | null>(null);
  const shown = written?.instead === day ? written.text : (day ?? '');
  return (
    <input
      {...rest}
      type="date"
      value={shown}
      onChange={({ target }) => {
        const text = target.value;
        setWritten({ text, instead: day });
        if (text === '' || text >= WRITTEN_OUT) onDay(text || null);
      }}
    />
  );
}
