import { useId } from 'react';
import { artIconUrl } from '#src/components/art-icon/artIconUrl.ts';
import styles from './WaterBottle.module.css';

interface WaterBottleProps {
  /** Of the goal; more than 1 is full. */
  share: number;
  label: string;
  valueText: string;
}

/** Units of the drawing: where the water stands when the bottle is empty and when it is full. */
const FLOOR = 250;
const BRIM = 74;
/** Share of the bottle that is never empty: the fish needs it. */
const HELD = 0.3;
/** Any lower, the fish would swim through the glass. */
const LOWEST_FISH = 196;

/** A round bottle whose water rises, with a fish on it. */
export function WaterBottle({ share, label, valueText }: WaterBottleProps) {
  const id = useId();
  const full = Math.max(0, Math.min(1, share));
  const surface = FLOOR - (FLOOR - BRIM) * (HELD + (1 - HELD) * full);
  return (
    <div
      className={styles.bottle}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(full * 100)}
      aria-valuetext={valueText}
    >
      <svg viewBox="0 0 220 280" aria-hidden="true">
        <defs>
          <clipPath id={`${id}glass`}>
            <path d={GLASS} />
          </clipPath>
          <linearGradient id={`${id}water`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#5cc4c6" />
            <stop offset="1" stopColor="#17818a" />
          </linearGradient>
        </defs>
        <ellipse cx="110" cy="266" rx="82" ry="9" fill="#0a4d57" opacity=".12" />
        <path d={GLASS} fill="#ffffff" opacity=".62" />
        <g clipPath={`url(#${id}glass)`}>
          <g className={styles.water} style={{ transform: `translateY(${surface}px)` }}>
            <path className={styles.back} d={WAVE} fill="#8fd6d5" transform="translate(0 -7)" />
            <path className={styles.front} d={WAVE} fill={`url(#${id}water)`} />
          </g>
          <circle className={styles.bubble} cx="80" cy="236" r="6" fill="#fff" opacity=".55" />
          <circle className={styles.bubble} cx="142" cy="242" r="4.5" fill="#fff" opacity=".5" />
          <circle className={styles.bubble} cx="112" cy="228" r="3.5" fill="#fff" opacity=".5" />
          <path d="M40 262c20-22 46-20 70-14s54-4 74 12v20H40Z" fill="#f5deb0" />
        </g>
        <g className={styles.swim} style={{ transform: `translateY(${Math.min(surface + 10, LOWEST_FISH)}px)` }}>
          <image className={styles.fish} href={artIconUrl('tropical-fish')} x={84} width={52} height={52} />
        </g>
        <path d={GLASS} fill="none" stroke="#ffffff" strokeWidth="7" opacity=".95" />
        <path d={GLASS} fill="none" stroke="#2fa19f" strokeWidth="2" opacity=".5" />
        <path
          d="M46 132c-8 18-10 44-4 66"
          fill="none"
          stroke="#fff"
          strokeWidth="8"
          strokeLinecap="round"
          opacity=".8"
        />
        <rect x="70" y="14" width="80" height="24" rx="12" fill="#d79a4a" />
        <rect x="70" y="14" width="80" height="10" rx="5" fill="#e9b870" />
      </svg>
    </div>
  );
}

const GLASS =
  'M80 36v22c0 14-8 20-22 32-22 18-34 42-34 74 0 52 32 94 86 94s86-42 86-94c0-32-12-56-34-74-14-12-22-18-22-32V36Z';
/** Twice as wide as the bottle, so that it can drift by half. */
const WAVE = 'M-110 0q27.5-13 55 0t55 0 55 0 55 0 55 0 55 0 55 0 55 0v280H-110Z';
