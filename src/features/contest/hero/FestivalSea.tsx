import { useId } from 'react';
import styles from './FestivalSea.module.css';

type Shape = 'wide' | 'tall';

/** Where things stand in the wide and in the upright picture, in the picture's own units. */
const places = {
  wide: {
    box: '0 0 1200 400',
    sea: 250,
    light: [1060, 262, 1],
    sun: [820, 128],
    boats: [
      // Right of the card with the words, also when that has grown and the picture with it.
      [800, 274, 1.1],
      [944, 302, 0.8],
      [694, 308, 0.58],
    ],
    rope: 1200,
  },
  tall: {
    box: '0 0 390 360',
    sea: 226,
    light: [326, 236, 0.78],
    sun: [196, 120],
    boats: [
      [150, 250, 0.92],
      [248, 280, 0.62],
      [54, 284, 0.54],
    ],
    rope: 390,
  },
} as const;

const FLAGS = ['#f57c5f', '#f3c677', '#2fa19f', '#ee8fa6', '#6fbf73'] as const;

/** The sea on the day of the festival: flags on a rope, a lighthouse and boats under sail. Two pictures, one for phones. */
export function FestivalSea() {
  return (
    <>
      <Scene shape="wide" className={styles.wide} />
      <Scene shape="tall" className={styles.tall} />
    </>
  );
}

function Scene({ shape, className }: { shape: Shape; className: string | undefined }) {
  const id = useId();
  const { box, sea, light, sun, boats, rope } = places[shape];
  return (
    <svg
      className={`${styles.scene} ${className}`}
      viewBox={box}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#bdeee9" />
          <stop offset="1" stopColor="#fdf8e7" />
        </linearGradient>
        <radialGradient id={`${id}sun`}>
          <stop offset="0" stopColor="#fff3cd" />
          <stop offset=".4" stopColor="#ffeebb" stopOpacity=".8" />
          <stop offset="1" stopColor="#fff3cd" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}sea`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#8fd8d6" />
          <stop offset="1" stopColor="#3d9ba2" />
        </linearGradient>
      </defs>
      <rect width="1200" height="400" fill={`url(#${id}sky)`} />
      <circle cx={sun[0]} cy={sun[1]} r="170" fill={`url(#${id}sun)`} />
      <Rope width={rope} />
      <path d={waves(sea, 12)} fill="#a9e0dd" />
      <Lighthouse x={light[0]} y={light[1]} scale={light[2]} />
      <path d={waves(sea + 26, 10)} fill={`url(#${id}sea)`} />
      {boats.map(([x, y, scale], index) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <g className={styles.boat} style={{ animationDelay: `${index * -1.3}s` }}>
            <Boat sail={FLAGS[index] ?? '#f57c5f'} />
          </g>
        </g>
      ))}
      <path d={waves(sea + 66, 9)} fill="#2f8f98" opacity=".92" />
      <path d={waves(sea + 104, 8)} fill="#1a7480" />
    </svg>
  );
}

/** One band of water down to the bottom edge, wide enough for both pictures. */
function waves(top: number, height: number): string {
  const crest = Array.from({ length: 10 }, (_, index) => `q35 ${index % 2 ? height : -height} 70 0t70 0`).join('');
  return `M-60 ${top}${crest}V420H-60Z`;
}

/** Flags along a slack rope. */
function Rope({ width }: { width: number }) {
  const count = Math.round(width / 46);
  const dip = (x: number) => 18 + 34 * (1 - ((2 * x) / width - 1) ** 2);
  const step = width / count;
  return (
    <g>
      <path d={`M0 18Q${width / 2} 86 ${width} 18`} fill="none" stroke="#4f7078" strokeWidth="2" opacity=".55" />
      {Array.from({ length: count }, (_, index) => {
        const x = (index + 0.5) * step;
        return (
          <path
            key={x}
            className={styles.flag}
            style={{ animationDelay: `${index * -0.4}s` }}
            d={`M${x - 12} ${dip(x)}h24l-12 24Z`}
            fill={FLAGS[index % FLAGS.length]}
          />
        );
      })}
    </g>
  );
}

function Lighthouse({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className={styles.beam} d="M-8-150L-320-214V-96Z" fill="#fff6cf" opacity=".5" />
      <path d="M-84 44c8-44 40-66 88-66s84 24 96 66Z" fill="#c9a26a" />
      <path d="M-66 44c10-30 36-46 70-46s62 18 74 46Z" fill="#dcbb84" />
      <path d="M-24 0l8-128h32l8 128Z" fill="#fff" />
      <path d="M-21.5-40l2.5-40h38l2.5 40Z" fill="#f57c5f" />
      <path d="M-24 0l2-32h44l2 32Z" fill="#f57c5f" />
      <path d="M14-128l10 128H8Z" fill="#0a4d57" opacity=".08" />
      <rect x="-22" y="-138" width="44" height="11" rx="4" fill="#0e6671" />
      <rect x="-13" y="-164" width="26" height="27" rx="4" fill="#fff1b8" />
      <path d="M-19-163L0-186l19 23Z" fill="#f57c5f" />
      <path d="M0-186v-20M0-205l20 7-20 7Z" fill="#2fa19f" stroke="#0e6671" strokeWidth="2.5" />
      <path d="M-6 0v-18a6 6 0 0 1 12 0V0Z" fill="#0e6671" />
    </g>
  );
}

function Boat({ sail }: { sail: string }) {
  return (
    <g>
      <path d="M-2-96h5V0h-5Z" fill="#8a5a2b" />
      <path d="M6-92C44-76 58-44 60-16H6Z" fill="#fff" />
      <path d="M6-62c20 4 36 14 46 26-4-22-18-42-46-56Z" fill={sail} opacity=".85" />
      <path d="M-6-78C-34-62-44-38-46-16h40Z" fill={sail} />
      <path d="M-58-8H70c-6 26-22 36-42 36H-20C-42 28-54 14-58-8Z" fill="#c46a3f" />
      <path d="M-58-8H70l-3 10H-55Z" fill="#fdebc8" />
      <path d="M0-96l24-8-24-8Z" fill="#f3c677" />
    </g>
  );
}
