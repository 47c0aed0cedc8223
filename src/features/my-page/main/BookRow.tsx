import { Star } from 'lucide-react';
import styles from './BookRow.module.css';

/** More places than a row can hold are left to the number. */
const MOST = 12;
const COLOURS = ['#f57c5f', '#43ab69', '#4460b8', '#eeb54c', '#a5477d', '#17818a'];
/** Heights in CSS pixels, so that the books look taken from a shelf. */
const HEIGHTS = [56, 62, 50, 60, 53, 64];

/** The goal as a shelf: a book for each that was verified, an empty place for each that may come. Decoration. */
export function BookRow({ goal, done }: { goal: number; done: number }) {
  if (goal > MOST) return null;
  return (
    <span className={styles.shelf} aria-hidden="true">
      {Array.from({ length: goal }, (_, index) =>
        index < done ? (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: places on a shelf never change their order
            key={index}
            className={styles.book}
            style={{ height: HEIGHTS[index % HEIGHTS.length], background: COLOURS[index % COLOURS.length] }}
          />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: places on a shelf never change their order
          <span key={index} className={styles.place} />
        ),
      )}
      {done > goal && (
        <span className={styles.more}>
          <Star />+{done - goal}
        </span>
      )}
    </span>
  );
}
