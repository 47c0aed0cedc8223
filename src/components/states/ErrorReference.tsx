import styles from './ErrorReference.module.css';

/** The number that whoever helps asks for; it can be selected and copied. */
export function ErrorReference({ reference }: { reference: string }) {
  return (
    <p className={styles.reference}>
      문의할 때 알려 주세요: <span className={styles.number}>{reference}</span>
    </p>
  );
}
