import styles from './PaperSheet.module.css';
import type { QuizItems } from './quizPages.ts';

interface QuizSheetProps {
  items: QuizItems;
  /** Number of the first item. */
  from: number;
}

/** Questions with numbered options and a box for the number; of events a box for each. */
export function QuizSheet({ items, from }: QuizSheetProps) {
  return (
    <ol className={styles.questions}>
      {items.map((item, index) => (
        <li key={item.key}>
          <p className={styles.question}>
            <b>{from + index}.</b> {item.question}
          </p>
          {item.form === 'ORDER' ? (
            <>
              <Options item={item} />
              <Boxes count={item.events.length} />
            </>
          ) : (
            <div className={styles.answer}>
              <Options item={item} />
              <Boxes count={1} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

function Options({ item }: { item: QuizItems[number] }) {
  const options =
    item.form === 'ORDER'
      ? item.events.map(({ id, text }) => ({ id, text, image: null }))
      : item.form === 'EVIDENCE'
        ? item.sentences.map(({ no, text }) => ({ id: `${no}`, text, image: null }))
        : item.options.map(({ no, text, imagePath }) => ({ id: `${no}`, text, image: imagePath }));
  const pictures = options.some(({ image }) => image !== null);
  return (
    <ol className={pictures ? styles.pictureOptions : styles.options}>
      {options.map(({ id, text, image }, index) => (
        <li key={id}>
          <span className={styles.optionNo}>{'①②③④⑤⑥'[index]}</span>
          {image !== null && <img src={image} alt="" />}
          <span className={pictures ? styles.pictureText : undefined}>{text}</span>
        </li>
      ))}
    </ol>
  );
}

function Boxes({ count }: { count: number }) {
  return (
    <p className={styles.boxes}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty boxes
        <span key={index} className={styles.box} />
      ))}
    </p>
  );
}
