import type { BookDetail } from '#contract/book.ts';
import { useLatePart } from '../../lib/useLatePart.ts';
import { whenContentStands } from '../whenContentStands.ts';
import styles from './KeepPlace.module.css';

/** What keeps a book carries half of the missions: it comes after the book itself, into a place that is free for it. */
const loadKeepPanel = async () => {
  await whenContentStands(document);
  return (await import('./KeepPanel.tsx')).KeepPanel;
};

/** Where a book is kept on this device. */
export function KeepPlace({ book }: { book: BookDetail }) {
  const KeepPanel = useLatePart({ load: loadKeepPanel, ahead: 0 });
  return <div className={styles.place}>{KeepPanel && <KeepPanel book={book} />}</div>;
}
