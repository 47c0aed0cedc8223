import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './Menu.module.css';

interface MenuProps {
  trigger: ReactNode;
  /** Spoken name, where the trigger's own text is not enough. */
  label?: string;
  align?: 'start' | 'end';
  active?: boolean;
  /** Links and buttons; choosing one closes the menu. */
  children: ReactNode;
}

/** A button that opens a short list under it. Escape, a click elsewhere and leaving with Tab close it. */
export function Menu({ trigger, label, align = 'start', active, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    const onElsewhere = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const onChosen = (event: MouseEvent) => {
      if (!list.current?.contains(event.target as Node)) return;
      setOpen(false);
      // Its focus would be lost with the list: a question that it asks gives it back here. A link leads it on itself.
      if (document.activeElement?.matches('button') && list.current.contains(document.activeElement))
        button.current?.focus({ preventScroll: true });
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('click', onChosen);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('click', onChosen);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  return (
    <div ref={root} className={styles.root}>
      <button
        ref={button}
        type="button"
        className={styles.trigger}
        aria-expanded={open}
        aria-controls={id}
        aria-label={label}
        data-active={active || undefined}
        onClick={() => setOpen(!open)}
      >
        {trigger}
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </button>
      <div ref={list} id={id} className={`${styles.list} ${align === 'end' ? styles.end : ''}`} hidden={!open}>
        {children}
      </div>
    </div>
  );
}
