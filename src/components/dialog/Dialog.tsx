import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useInRouterContext } from 'react-router-dom';
import { IconButton } from '../button/IconButton.tsx';
import styles from './Dialog.module.css';
import { useCloseRequest } from './useCloseRequest.ts';
import { useGoneBack } from './useGoneBack.ts';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** One or two sentences under the title; read out when the dialog opens. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** Drawing above the title. */
  picture?: ReactNode;
  /** CSS pixels. */
  maxWidth?: number;
  hideClose?: boolean;
  /** Something was typed in it: a press beside it takes nothing away. */
  keepsText?: boolean;
}

/**
 * A dialog that keeps the focus inside and gives it back.
 * The curtain is our own: Radix's overlay would write a style element, which the content security policy refuses.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  picture,
  maxWidth,
  hideClose,
  keepsText,
}: DialogProps) {
  const opener = useRef<Element | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Opened onClose={onClose} />
        <div className={styles.curtain}>
          <Radix.Content
            className={styles.panel}
            onOpenAutoFocus={() => {
              opener.current = document.activeElement;
            }}
            onCloseAutoFocus={(event) => {
              // Radix knows only openers that are its own triggers.
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus();
            }}
            onPointerDownOutside={(event) => keepsText && event.preventDefault()}
            style={maxWidth ? { maxWidth } : undefined}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            {!hideClose && (
              <Radix.Close asChild>
                <IconButton className={styles.close} label="닫기" icon={<X />} />
              </Radix.Close>
            )}
            {picture && <div className={styles.picture}>{picture}</div>}
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
            {children}
            {footer && <div className={styles.footer}>{footer}</div>}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

let openDialogs = 0;

/** What holds as long as a dialog is open. */
function Opened({ onClose }: Pick<DialogProps, 'onClose'>) {
  useCloseRequest(onClose);
  useEffect(() => {
    openDialogs += 1;
    document.body.dataset.dialogOpen = '';
    return () => {
      openDialogs -= 1;
      if (openDialogs === 0) delete document.body.dataset.dialogOpen;
    };
  }, []);
  return useInRouterContext() ? <WithPage onClose={onClose} /> : null;
}

/** Part of the app, and not of a drawing of its own as in tests. */
function WithPage({ onClose }: Pick<DialogProps, 'onClose'>) {
  useGoneBack(onClose);
  return null;
}
