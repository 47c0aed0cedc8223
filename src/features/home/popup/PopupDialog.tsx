import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SitePopup } from '#contract/customerService.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { Button } from '#src/components/button/Button.tsx';
import { Checkbox } from '#src/components/checkbox/Checkbox.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { Markdown } from '#src/components/markdown/Markdown.tsx';
import type { PopupRest } from './hidePopup.ts';
import styles from './PopupDialog.module.css';

interface PopupDialogProps {
  popup: SitePopup;
  /** Null: it may come again with the next visit. */
  onClose: (rest: PopupRest | null) => void;
}

const rests = [
  { key: 'TODAY', label: '오늘 하루 보지 않기' },
  { key: 'WEEK', label: '7일간 보지 않기' },
] as const satisfies { key: PopupRest; label: string }[];

export function PopupDialog({ popup, onClose }: PopupDialogProps) {
  const [rest, setRest] = useState<PopupRest | null>(null);
  const navigate = useNavigate();
  const { link } = popup;

  function follow(href: string): void {
    onClose(rest);
    void navigate(href);
  }

  return (
    <Dialog
      open
      onClose={() => onClose(rest)}
      title={popup.title}
      picture={<ArtIcon name="bell" size={72} />}
      footer={
        <>
          <Button tone={link ? 'soft' : 'primary'} onClick={() => onClose(rest)}>
            닫기
          </Button>
          {link && <Button onClick={() => follow(link.href)}>{link.label}</Button>}
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keys */}
      <section className={styles.text} aria-label="알림 내용" tabIndex={0}>
        <Markdown text={popup.content} />
      </section>
      <div className={styles.rests}>
        {rests.map(({ key, label }) => (
          <Checkbox
            key={key}
            label={label}
            checked={rest === key}
            onChange={(event) => setRest(event.target.checked ? key : null)}
          />
        ))}
      </div>
    </Dialog>
  );
}
