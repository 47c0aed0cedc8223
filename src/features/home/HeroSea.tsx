import styles from './Hero.module.css';

/** Sky, sun and the far waves behind the boat. */
export function HeroSea() {
  return (
    <svg className={styles.sea} viewBox="0 0 816 380" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="hero-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#cdf3ee" />
          <stop offset="1" stopColor="#f3fcfa" />
        </linearGradient>
        <radialGradient id="hero-sun">
          <stop offset="0" stopColor="#fff6d8" />
          <stop offset=".35" stopColor="#fff1c4" stopOpacity=".9" />
          <stop offset="1" stopColor="#fff6d8" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="hero-far" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#a3dedb" />
          <stop offset="1" stopColor="#67c2c2" />
        </linearGradient>
      </defs>
      <rect width="816" height="380" fill="url(#hero-sky)" />
      <circle cx="650" cy="150" r="190" fill="url(#hero-sun)" />
      <g className={styles.clouds} fill="#fff" opacity=".9">
        <path d="M520 58c4-20 34-24 42-6 12-10 32-2 32 12h14c10 0 10 14 0 14h-92c-12 0-10-20 4-20Z" />
        <path d="M724 50c4-14 24-18 30-4 10-6 24 0 24 10h12c8 0 8 10 0 10h-70c-8 0-8-16 4-16Z" opacity=".8" />
      </g>
      <path d="M0 272c90-22 170-18 260-2s180 14 270-4 190-12 286 4v110H0Z" fill="url(#hero-far)" />
      <path d="M0 300c80-20 160-14 236 2s170 14 250-4 200-16 330 6v76H0Z" fill="#55b3b6" />
      <path
        d="M60 286c16-5 30-5 44 0M300 284c16-5 30-5 44 0M470 280c14-4 26-4 38 0"
        stroke="#e9fbf9"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
        opacity=".8"
      />
    </svg>
  );
}
