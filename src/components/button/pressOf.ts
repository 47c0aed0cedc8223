import type { ButtonHTMLAttributes } from 'react';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement>;

interface Press {
  disabled?: boolean | undefined;
  /** Work is under way. */
  busy?: boolean | undefined;
  onClick?: ButtonProps['onClick'];
}

/**
 * What a button does with a press, for `<button>`. One that has nothing to do shows it and takes none. It is never
 * `disabled` to the browser: that would drop the focus of whoever has just pressed it.
 */
export function pressOf({
  disabled = false,
  busy = false,
  onClick,
}: Press): Pick<ButtonProps, 'aria-disabled' | 'onClick'> {
  return {
    'aria-disabled': disabled || undefined,
    // A form must not be sent by it either.
    onClick: disabled || busy ? (event) => event.preventDefault() : onClick,
  };
}
