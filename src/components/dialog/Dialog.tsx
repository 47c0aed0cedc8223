import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useInRouterContext, useLocation, useNavigationType } from 'react-router-dom';
import { IconButton } from '../button/IconButton.tsx';
import styles from './Dialog.module.css';

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
  /** The focus begins at the dialog itself, where its first control is not what one came for. */
  focusesPanel?: boolean;
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
  focusesPanel,
}: DialogProps) {
  const opener = useRef<Element | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Opened onClose={onClose} />
        <div className={styles.curtain}>
          <Radix.Content
            className={styles.panel}
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement;
              if (!focusesPanel) return;
              event.preventDefault();
              (event.currentTarget as HTMLElement).focus();
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

/**
 * Calls back when somebody has gone back, or forward again, from the page that this was opened over. What belongs to
 * that page is gone by then; what stands around pages, such as an alert, would lie over the next one. A page that the
 * app goes on to
 * by itself is none of it: an alert about what has just happened is read there.
 */
function useGoneBack(onGone: () => void): void {
  const { key } = useLocation();
  const wentBack = useNavigationType() === 'POP';
  const [openedAt] = useState(key);
  const notify = useEffectEvent(onGone);
  useEffect(() => {
    if (wentBack && key !== openedAt) notify();
  }, [key, openedAt, wentBack]);
}

/** Of the browser, where it has one: Chrome since 126. */
interface Watcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

/**
 * Lets the way back of the device close what lies over the page instead of leaving it. Browsers without such a request
 * go back a page, and what lay over it goes with it (`useGoneBack`). Escape would come here as well, but Radix takes it
 * first.
 */
function useCloseRequest(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => Watcher };
    if (!CloseWatcher) return;
    const listen = () => {
      const next = new CloseWatcher();
      next.onclose = () => {
        // A watcher receives one request; what stays open all the same waits for another.
        watcher = listen();
        close();
      };
      return next;
    };
    let watcher = listen();
    return () => watcher.destroy();
  }, []);
}
