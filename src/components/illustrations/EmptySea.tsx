import { useId } from 'react';

interface EmptySeaProps {
  /** What the telescope-fish looks for. */
  mood?: 'searching' | 'sleeping' | 'storm';
  /** CSS pixels. */
  width?: number;
}

/** A small round window into the sea for empty, failed and offline states. Decoration only. */
export function EmptySea({ mood = 'searching', width = 220 }: EmptySeaProps) {
  const id = useId();
  return (
    <svg viewBox="0 0 220 160" width={width} aria-hidden="true">
      <defs>
        <linearGradient id={`${id}w`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#dff6f3" />
          <stop offset="1" stopColor="#8ed3d1" />
        </linearGradient>
        <linearGradient id={`${id}f`} x1="0" y1="0" x2="0.3" y2="1">
          <stop offset="0" stopColor="#ffc2a1" />
          <stop offset="1" stopColor="#f57c5f" />
        </linearGradient>
        <clipPath id={`${id}c`}>
          <rect x="10" y="10" width="200" height="140" rx="46" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}c)`}>
        <rect x="0" y="0" width="220" height="160" fill={`url(#${id}w)`} />
        <path d="M-10 30 60 -10 100 -10 30 170 -30 170Z" fill="#fff" opacity=".22" />
        <path d="M110 -10 150 -10 130 170 70 170Z" fill="#fff" opacity=".16" />
        <path d="M0 118c40-18 70-14 110-4s76 10 110-8v60H0Z" fill="#f5deb0" />
        <path d="M0 130c44-12 86-2 122 0s66-2 98-10v50H0Z" fill="#ecca8d" />
        <Plant x={28} y={126} />
        <Plant x={186} y={120} flip />
        <circle cx="176" cy="40" r="9" fill="#fff" opacity=".65" />
        <circle cx="160" cy="62" r="5" fill="#fff" opacity=".65" />
        <circle cx="52" cy="54" r="6" fill="#fff" opacity=".65" />
        {mood === 'storm' && (
          <path d="M-10 14c24 14 40-10 62 2s34 10 56-2 40 12 60 2 30-6 62 4v-40H-10Z" fill="#6fb7bb" />
        )}
        <g transform="translate(112 80)">
          <path d="M-34 2c-16-18-28-18-34-14 8 8 8 18 0 28 8 4 22 2 34-14Z" fill="#f9a283" />
          <ellipse rx="42" ry="30" fill={`url(#${id}f)`} />
          <path d="M-8 -29c8-16 26-14 30-10-6 2-10 8-12 13Z" fill="#f9a283" />
          <path d="M-12 8c-4 12-14 14-20 12 4-4 4-12 6-16Z" fill="#ffd0b5" opacity=".9" />
          <ellipse cx="10" cy="-12" rx="18" ry="9" fill="#fff" opacity=".25" />
          {mood === 'sleeping' ? (
            <path d="M12 -6c4 5 10 5 14 0" stroke="#4a2430" strokeWidth="3.5" fill="none" strokeLinecap="round" />
          ) : (
            <>
              <circle cx="18" cy="-7" r="8.5" fill="#fff" />
              <circle cx="20" cy="-6" r="5" fill="#3b2140" />
              <circle cx="22" cy="-8.5" r="1.8" fill="#fff" />
            </>
          )}
          <path
            d={mood === 'storm' ? 'M24 12c5-3 9-3 13 0' : 'M24 9c4 4 9 4 13 0'}
            stroke="#7d3a3a"
            strokeWidth="3"
            fill="none"
            strokeLinecap="round"
          />
        </g>
        {mood === 'searching' && (
          <g transform="translate(172 84) rotate(24)">
            <rect x="-4" y="14" width="8" height="24" rx="4" fill="#b4742e" />
            <circle r="17" fill="#e6fbff" opacity=".7" />
            <circle r="17" fill="none" stroke="#d79a4a" strokeWidth="6" />
          </g>
        )}
      </g>
    </svg>
  );
}

function Plant({ x, y, flip }: { x: number; y: number; flip?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${flip ? -1 : 1} 1)`} fill="none" strokeLinecap="round" strokeWidth="8">
      <path d="M0 16c-8-14 6-22 0-38-3-8-2-14 0-18" stroke="#3f9f86" />
      <path d="M14 16c-4-10 6-16 3-28" stroke="#56b597" />
    </g>
  );
}
