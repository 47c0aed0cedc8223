import { useId } from 'react';
import { PetFace } from '../pet/PetFace.tsx';
import styles from './WelcomeSea.module.css';

/** The first morning at sea: an open book for a boat, an egg aboard, friends in the water. Decoration only. */
export function WelcomeSea() {
  return (
    <div className={styles.picture} aria-hidden="true">
      <Backdrop />
      <div className={styles.boat}>
        <div className={styles.egg}>
          <PetFace species={null} stage="egg" mood="joyful" size="fill" title="" />
        </div>
        <BookBoat />
      </div>
      <Waves />
      <div className={styles.octopus}>
        <PetFace species="octopus" stage="baby" mood="joyful" size="fill" title="" afloat />
      </div>
      <div className={styles.whale}>
        <PetFace species="whale" stage="young" mood="joyful" size="fill" title="" afloat />
      </div>
    </div>
  );
}

function Backdrop() {
  const id = useId();
  return (
    <svg aria-hidden="true" className={styles.layer} viewBox="0 0 520 300" preserveAspectRatio="xMidYMid slice">
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#bfeff0" />
          <stop offset=".55" stopColor="#fff2d8" />
          <stop offset="1" stopColor="#ffe0c2" />
        </linearGradient>
        <radialGradient id={`${id}sun`}>
          <stop offset="0" stopColor="#fffbe8" />
          <stop offset=".5" stopColor="#ffd88a" />
          <stop offset="1" stopColor="#ffb877" />
        </radialGradient>
        <radialGradient id={`${id}glow`}>
          <stop offset="0" stopColor="#ffe9b8" stopOpacity=".95" />
          <stop offset="1" stopColor="#ffe9b8" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}far`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#8ad5d2" />
          <stop offset="1" stopColor="#4fb3b7" />
        </linearGradient>
        <linearGradient id={`${id}cloud`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" />
          <stop offset="1" stopColor="#eaf7f6" />
        </linearGradient>
      </defs>
      <rect width="520" height="300" fill={`url(#${id}sky)`} />
      <circle cx="404" cy="152" r="150" fill={`url(#${id}glow)`} />
      <circle cx="404" cy="152" r="44" fill={`url(#${id}sun)`} />
      <g fill={`url(#${id}cloud)`}>
        <path d="M62 84a20 20 0 0 1 2-40 28 28 0 0 1 52-8 22 22 0 0 1 34 18 15 15 0 0 1-2 30Z" />
        <path d="M286 66a14 14 0 0 1 1-28 20 20 0 0 1 37-6 16 16 0 0 1 24 13 11 11 0 0 1-1 21Z" opacity=".85" />
      </g>
      <g fill="none" stroke="#4f8f98" strokeWidth="3.5" strokeLinecap="round">
        <path d="M182 104q9-9 16 0q8-9 17 0" />
        <path d="M222 78q7-7 12 0q6-7 13 0" />
      </g>
      <path d="M0 176c60-10 120-10 200-2s180 10 320-4v130H0Z" fill={`url(#${id}far)`} />
      <g fill="#fff3cf" opacity=".75">
        <rect x="376" y="182" width="58" height="5" rx="2.5" />
        <rect x="388" y="194" width="36" height="4" rx="2" />
        <rect x="366" y="205" width="70" height="4" rx="2" />
      </g>
    </svg>
  );
}

function BookBoat() {
  const id = useId();
  return (
    <svg aria-hidden="true" viewBox="0 0 240 150" className={styles.book}>
      <defs>
        <linearGradient id={`${id}page`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fffdf6" />
          <stop offset="1" stopColor="#f3e4c4" />
        </linearGradient>
        <linearGradient id={`${id}cover`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ff9a80" />
          <stop offset="1" stopColor="#d9573b" />
        </linearGradient>
        <linearGradient id={`${id}sail`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff" />
          <stop offset="1" stopColor="#d9efee" />
        </linearGradient>
      </defs>
      <path d="M164 8v86" stroke="#a8703a" strokeWidth="7" strokeLinecap="round" />
      <path d="M170 12c34 12 52 34 56 62-20-4-38-2-56 6Z" fill={`url(#${id}sail)`} />
      <path
        d="M182 34c12 5 21 12 28 22M180 50c9 2 17 5 24 11"
        stroke="#9edcd9"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M164 8c10-6 20 4 32-2-2 8-4 12-2 18-12 4-20-4-30 2Z" fill="#f57c5f" />
      <path
        d="M14 84c34 2 70 8 106 26 36-18 72-24 106-26l-16 46c-4 12-14 18-26 18H56c-12 0-22-6-26-18Z"
        fill={`url(#${id}cover)`}
      />
      <path
        d="M22 80c36-2 70 6 98 24 28-18 62-26 98-24l-6 18c-34 0-64 8-92 24-28-16-58-24-92-24Z"
        fill={`url(#${id}page)`}
      />
      <path d="M120 104v18" stroke="#d8bf8d" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M46 90c20 1 38 5 54 12M194 90c-20 1-38 5-54 12"
        stroke="#d8bf8d"
        strokeWidth="3.5"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M40 128c22 8 48 10 80 10s58-2 80-10"
        stroke="#fff"
        strokeOpacity=".35"
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  );
}

function Waves() {
  const id = useId();
  return (
    <svg aria-hidden="true" className={styles.layer} viewBox="0 0 520 300" preserveAspectRatio="xMidYMid slice">
      <defs>
        <linearGradient id={`${id}near`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#67c2c2" />
          <stop offset="1" stopColor="#17818a" />
        </linearGradient>
      </defs>
      <path
        className={styles.wave}
        d="M-40 238c34-18 66-18 100 0s66 18 100 0 66-18 100 0 66 18 100 0 66-18 100 0 66 18 100 0v90H-40Z"
        fill="#55b3b6"
      />
      <path
        className={styles.waveBack}
        d="M-60 258c38-14 72-14 110 0s72 14 110 0 72-14 110 0 72 14 110 0 72-14 110 0 72 14 110 0v70H-60Z"
        fill={`url(#${id}near)`}
      />
    </svg>
  );
}
