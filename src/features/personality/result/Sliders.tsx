import type { PersonalityResult } from '#contract/personality.ts';
import styles from './Sliders.module.css';

type Slider = PersonalityResult['sliders'][number];

/** The four habits as places between two sides: neither end is better. */
export function Sliders({ sliders }: { sliders: readonly Slider[] }) {
  return (
    <ul className={styles.sliders}>
      {sliders.map((slider) => {
        const leans = slider.letter === slider.left.letter ? slider.left : slider.right;
        return (
          <li key={slider.code}>
            <p className={styles.name}>{slider.name}</p>
            <p className="visually-hidden">{leaningText(slider)}</p>
            <div className={styles.row} aria-hidden="true">
              <span className={styles.side} data-leans={slider.leaning !== 'BOTH' && leans === slider.left}>
                <strong>{slider.left.name}</strong>
                <small>{slider.left.short}</small>
              </span>
              <span className={styles.track}>
                <span className={styles.knob} style={{ left: `${6 + slider.position * 0.88}%` }} />
              </span>
              <span className={styles.side} data-leans={slider.leaning !== 'BOTH' && leans === slider.right}>
                <strong>{slider.right.name}</strong>
                <small>{slider.right.short}</small>
              </span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** `고르기: 넓게와 깊게 가운데 ‘넓게’ 쪽, 살짝` */
function leaningText({ left, right, letter, leaning, leaningName, name }: Slider): string {
  if (leaning === 'BOTH') return `${name}: ${left.name}, ${right.name} 둘 다 가까워요`;
  return `${name}: ${letter === left.letter ? left.name : right.name} 쪽, ${leaningName}`;
}
