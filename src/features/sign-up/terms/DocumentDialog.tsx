import { useState } from 'react';
import type { PolicyDocument } from '#contract/policy.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { Button } from '#src/components/button/Button.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { LoadingNote } from '#src/components/skeleton/LoadingNote.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { formatDay } from '#src/lib/formatDay.ts';
import { useLatePart } from '#src/lib/useLatePart.ts';
import styles from './DocumentDialog.module.css';

const loadMarkdown = async () => (await import('#src/components/markdown/Markdown.tsx')).Markdown;

interface DocumentDialogProps {
  document: PolicyDocument;
  onClose: () => void;
}

/** A document with a few plain sentences that summarise it first. */
export function DocumentDialog({ document, onClose }: DocumentDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={document.title}
      maxWidth={680}
      footer={<Button onClick={onClose}>다 읽었어요</Button>}
    >
      <div className={styles.text}>
        <div className={styles.summary}>
          <ArtIcon name="light-bulb" size={44} />
          <div>
            <h3>쉽게 말하면</h3>
            <p>{document.summary}</p>
          </div>
        </div>
        <DocumentText text={document.content} />
        <p className={styles.edition}>
          {document.version}판 · {formatDay(document.effectiveFrom)}부터
        </p>
      </div>
    </Dialog>
  );
}

/**
 * The reader of documents is as large as the rest of joining together: it comes while the summary is read. Where it
 * cannot be had, the text is shown as it was written: nobody agrees to what they could not read.
 */
function DocumentText({ text }: { text: string }) {
  const [plain, setPlain] = useState(false);
  const onMissing = () => setPlain(true);
  const Markdown = useLatePart({ load: loadMarkdown, ahead: 0, wanted: text, onMissing });
  if (Markdown) return <Markdown text={text} />;
  if (plain) return <p className={styles.plain}>{text}</p>;
  return (
    <div className={styles.skeleton}>
      <LoadingNote />
      <Skeleton width="40%" height={28} />
      <Skeleton height={96} />
    </div>
  );
}
