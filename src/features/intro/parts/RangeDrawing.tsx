import styles from './RangeDrawing.module.css';

/** How a result is presented: a range on the scale and no single point. */
export function RangeDrawing() {
  return (
    <figure className={styles.figure}>
      <svg viewBox="0 0 560 300" role="img" aria-label="읽기 수준의 눈금 위에 한 점이 아니라 범위로 나타낸 결과 그림">
        <rect x="0" y="0" width="560" height="300" rx="32" fill="#f2fbfa" />
        <path d="M40 210h480" stroke="#7fa7ab" strokeWidth="6" strokeLinecap="round" />
        <path
          d="M48 198v24m42-24v24m42-24v24m42-24v24m42-24v24m42-24v24m42-24v24m42-24v24m42-24v24m42-24v24m42-24v24m42-24v24"
          stroke="#7fa7ab"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path d="M110 210c60 0 70-120 150-120s90 120 150 120Z" fill="#67c2c2" opacity=".55" />
        <path d="M186 210h148" stroke="#0e6671" strokeWidth="18" strokeLinecap="round" />
        <circle cx="260" cy="210" r="12" fill="#fff" stroke="#0e6671" strokeWidth="6" />
        <text x="260" y="70" textAnchor="middle" className={styles.word}>
          이쯤으로 보입니다
        </text>
        <text x="48" y="262" textAnchor="middle" className={styles.end}>
          0A
        </text>
        <text x="510" y="262" textAnchor="middle" className={styles.end}>
          10B
        </text>
      </svg>
      <figcaption>결과는 점이 아니라 범위입니다</figcaption>
    </figure>
  );
}
