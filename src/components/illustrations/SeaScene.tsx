import { useId } from 'react';
import styles from './SeaScene.module.css';

interface SeaSceneProps {
  className?: string | undefined;
  /** Without the sea floor: only light and water. */
  openWater?: boolean;
  /** Where sea plants grow; text stands better without them behind it. */
  plants?: 'both' | 'right';
}

/** The sea on a bright morning, in layers: light, far hills, near hills, plants, sand. Fills its box. Decoration only. */
export function SeaScene({ className, openWater, plants = 'both' }: SeaSceneProps) {
  const id = useId();
  return (
    <svg
      className={[styles.scene, className].filter(Boolean).join(' ')}
      viewBox="0 0 1200 800"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}water`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#d9f7f2" />
          <stop offset="0.4" stopColor="#9bdedb" />
          <stop offset="1" stopColor="#4bacb3" />
        </linearGradient>
        <linearGradient id={`${id}sand`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fbe7bd" />
          <stop offset="1" stopColor="#edcf96" />
        </linearGradient>
        <linearGradient id={`${id}kelp`} x1="0" y1="1" x2="0" y2="0">
          <stop offset="0" stopColor="#1f7f74" />
          <stop offset="1" stopColor="#7fd0a6" />
        </linearGradient>
        <linearGradient id={`${id}ray`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity=".6" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
        <radialGradient id={`${id}bubble`} cx=".35" cy=".3" r=".75">
          <stop offset="0" stopColor="#fff" stopOpacity=".95" />
          <stop offset=".5" stopColor="#fff" stopOpacity=".25" />
          <stop offset="1" stopColor="#fff" stopOpacity=".6" />
        </radialGradient>
      </defs>
      <rect width="1200" height="800" fill={`url(#${id}water)`} />
      <g className={styles.rays} fill={`url(#${id}ray)`}>
        <path d="M180-20h120L160 640H-40Z" />
        <path d="M420-20h70L420 700H260Z" opacity=".7" />
        <path d="M640-20h150l60 720H620Z" opacity=".55" />
        <path d="M930-20h90l220 640h-180Z" opacity=".7" />
      </g>
      {!openWater && (
        <>
          <path d="M0 610c120-60 220-70 330-30s190 60 300 10 240-70 340-20 160 40 230 10v220H0Z" fill="#55b3b6" />
          <path d="M0 668c150-70 260-40 380-12s240 30 370-14 260-40 450 20v140H0Z" fill="#3d9ba2" />
          {plants === 'both' && <Kelp x={70} y={742} fill={`url(#${id}kelp)`} />}
          <Kelp x={1120} y={742} fill={`url(#${id}kelp)`} flip />
          <path d="M0 716c180-44 330-34 520-12s330 26 680-22v140H0Z" fill={`url(#${id}sand)`} />
          <g fill="none" stroke="#e2bf80" strokeWidth="5" strokeLinecap="round" opacity=".7">
            <path d="M210 762c40 8 80 8 120 0M560 746c50 10 90 10 140 0M880 770c40 8 90 8 130-2M420 786c26 5 54 5 80 0" />
          </g>
          <Coral x={plants === 'both' ? 236 : 940} y={728} />
          <Coral x={1010} y={742} small />
        </>
      )}
      <g fill={`url(#${id}bubble)`}>
        {bubbles.map(([cx, cy, r], index) => (
          <circle
            key={cx}
            className={styles.bubble}
            style={{ animationDelay: `${index * -1.7}s` }}
            cx={cx}
            cy={cy}
            r={r}
          />
        ))}
      </g>
    </svg>
  );
}

/** Blades with their place, tilt in degrees and height; the tip is thin. */
const blades: readonly (readonly [number, number, number])[] = [
  [-34, -7, 190],
  [-8, 2, 300],
  [22, -3, 230],
  [44, 8, 150],
];

function Kelp({ x, y, fill, flip }: { x: number; y: number; fill: string; flip?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${flip ? -1 : 1} 1)`} fill={fill}>
      {blades.map(([left, tilt, height]) => (
        <g key={left} transform={`translate(${left} 0) rotate(${tilt})`}>
          <path className={styles.blade} d={bladePath(height)} />
        </g>
      ))}
    </g>
  );
}

function bladePath(height: number): string {
  const up = (share: number) => -Math.round(height * share);
  return [
    `M-11 0C-38 ${up(0.24)} 14 ${up(0.42)} -9 ${up(0.66)}`,
    `C-16 ${up(0.82)} -2 ${up(0.92)} 2 ${up(1)}`,
    `C8 ${up(0.9)} 16 ${up(0.8)} 11 ${up(0.64)}`,
    `C36 ${up(0.42)} -12 ${up(0.22)} 13 0Z`,
  ].join('');
}

function Coral({ x, y, small }: { x: number; y: number; small?: boolean }) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${small ? 0.62 : 1})`}
      fill="none"
      stroke={small ? '#f7b267' : '#f58b75'}
      strokeWidth="17"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M0 6v-56M0-16c-30 0-36-18-36-40M0-34c24 0 34-14 34-38M-36-38c-14 0-18-10-18-20M34-54c10 0 16-6 16-16" />
      <path d="M-5-4v-44" stroke="#fff" strokeWidth="4" opacity=".35" />
    </g>
  );
}

/** Centre and radius in the scene's own units. */
const bubbles: readonly (readonly [number, number, number])[] = [
  [120, 300, 16],
  [260, 500, 9],
  [372, 190, 12],
  [520, 420, 7],
  [690, 260, 10],
  [845, 470, 14],
  [980, 200, 20],
  [1090, 380, 11],
];
