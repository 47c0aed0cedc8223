import styles from './QuestionNo.module.css';

/** Which question of how many this is. */
export function QuestionNo({ no, count }: { no: number; count: number }) {
  return (
    <span className={styles.no}>
      <span className="visually-hidden">{`${count}문제 가운데 ${no}번. `}</span>
      <span aria-hidden="true">{`${no} / ${count}`}</span>
    </span>
  );
}
