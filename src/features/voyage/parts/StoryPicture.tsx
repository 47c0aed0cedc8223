import { useId } from 'react';
import type { VoyageStoryId } from '#domain/voyage/VoyageStory.ts';
import { artIconUrl } from '#src/components/art-icon/artIconUrl.ts';
import styles from './StoryPicture.module.css';

const scenes: Readonly<Record<VoyageStoryId, (props: { id: string }) => React.ReactNode>> = {
  FIRST: StarInTheSea,
  LOWER: LanternOnTheBeach,
  UPPER: LetterBoxOfTheWhale,
  TEEN: AnswerOfTheDeep,
};

/** The picture of a story. Decoration beside its sentences. */
export function StoryPicture({ id }: { id: VoyageStoryId }) {
  const Scene = scenes[id];
  const own = useId();
  return (
    <svg className={styles.picture} viewBox="0 0 640 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Scene id={own} />
    </svg>
  );
}

interface ArtProps {
  name: Parameters<typeof artIconUrl>[0];
  x: number;
  y: number;
  size: number;
  turn?: number;
  flip?: boolean;
}

function Art({ name, x, y, size, turn = 0, flip = false }: ArtProps) {
  const half = size / 2;
  return (
    <image
      href={artIconUrl(name)}
      width={size}
      height={size}
      x={-half}
      y={-half}
      transform={`translate(${x} ${y}) rotate(${turn})${flip ? ' scale(-1 1)' : ''}`}
    />
  );
}

function Shade({ id, from, to }: { id: string; from: string; to: string }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor={from} />
      <stop offset="1" stopColor={to} />
    </linearGradient>
  );
}

function Glow({ id, colour }: { id: string; colour: string }) {
  return (
    <radialGradient id={id}>
      <stop offset="0" stopColor={colour} stopOpacity=".95" />
      <stop offset=".4" stopColor={colour} stopOpacity=".45" />
      <stop offset="1" stopColor={colour} stopOpacity="0" />
    </radialGradient>
  );
}

const stars = [
  [46, 34, 2],
  [118, 62, 3],
  [196, 28, 2],
  [262, 70, 2],
  [396, 36, 3],
  [470, 72, 2],
  [548, 30, 2],
  [604, 78, 3],
] as const;

function Stars() {
  return (
    <g fill="#fff6d8">
      {stars.map(([cx, cy, r]) => (
        <circle key={cx} cx={cx} cy={cy} r={r} />
      ))}
    </g>
  );
}

/** 유아–초2: a star on the back of a turtle. */
function StarInTheSea({ id }: { id: string }) {
  return (
    <>
      <defs>
        <Shade id={`${id}sky`} from="#2b4a86" to="#6f93c9" />
        <Shade id={`${id}sea`} from="#58bcc4" to="#1f7f92" />
        <Glow id={`${id}glow`} colour="#fff1a8" />
      </defs>
      <rect width="640" height="300" fill={`url(#${id}sky)`} />
      <Stars />
      <path d="M0 118c70-22 130-20 204 0s140 18 206 0 150-22 230 0v182H0Z" fill={`url(#${id}sea)`} />
      <circle cx="322" cy="168" r="150" fill={`url(#${id}glow)`} />
      <Art name="turtle" x={318} y={218} size={150} />
      <Art name="glowing-star" x={330} y={130} size={92} turn={-8} />
      <Art name="coral" x={78} y={264} size={92} />
      <Art name="tropical-fish" x={540} y={222} size={80} flip />
      <g fill="#fff" opacity=".55">
        <circle cx="420" cy="150" r="7" />
        <circle cx="446" cy="176" r="4" />
        <circle cx="210" cy="196" r="6" />
      </g>
    </>
  );
}

/** 초3–4: a lantern on the sandbar, and a turtle on its way. */
function LanternOnTheBeach({ id }: { id: string }) {
  return (
    <>
      <defs>
        <Shade id={`${id}sky`} from="#1d2f5a" to="#51699f" />
        <Shade id={`${id}sea`} from="#2f7fa0" to="#1b5875" />
        <Shade id={`${id}sand`} from="#d9bd8d" to="#b2905f" />
        <Glow id={`${id}glow`} colour="#ffd981" />
      </defs>
      <rect width="640" height="300" fill={`url(#${id}sky)`} />
      <Stars />
      <path d="M0 150h640v150H0Z" fill={`url(#${id}sea)`} />
      <g transform="translate(92 44)">
        <path d="M14 112 22 28h28l8 84Z" fill="#f4f1ea" />
        <path d="m18 78 2-20h32l2 20Z" fill="#d8664f" />
        <path d="M20 28h32v-4H20Z" fill="#5d6c86" />
        <path d="M26 24V8h20v16Z" fill="#ffe9a8" />
        <path d="M22 8 36-8 50 8Z" fill="#d8664f" />
      </g>
      <path d="M40 158c30-14 90-14 120 0 20 8 20 16 0 18H40c-24-2-22-12 0-18Z" fill="#3a4b6c" />
      <path d="M250 206c90-34 250-34 390-22v116H150c20-46 50-76 100-94Z" fill={`url(#${id}sand)`} />
      <path
        d="M196 238c30-26 70-34 110-40"
        stroke="#e9f6f6"
        strokeWidth="6"
        strokeLinecap="round"
        fill="none"
        opacity=".8"
      />
      <circle cx="520" cy="168" r="130" fill={`url(#${id}glow)`} />
      <g transform="translate(494 126)">
        <path d="M12 14c0-18 28-18 28 0" stroke="#6b4a2c" strokeWidth="5" fill="none" />
        <path d="M6 14h40v8H6Z" fill="#7c5532" />
        <path d="M10 22h32v44H10Z" fill="#fff0b8" />
        <path d="M10 22h4v44h-4Zm28 0h4v44h-4Z" fill="#7c5532" />
        <path d="M26 34c9 12 8 24 0 26-8-2-9-14 0-26Z" fill="#ff9d4a" />
        <path d="M4 66h44v8H4Z" fill="#7c5532" />
      </g>
      <Art name="turtle" x={356} y={226} size={96} />
      <g fill="#8d7046" opacity=".5">
        <ellipse cx="430" cy="246" rx="7" ry="4" />
        <ellipse cx="458" cy="238" rx="7" ry="4" />
        <ellipse cx="486" cy="248" rx="7" ry="4" />
      </g>
    </>
  );
}

/** 초5–6: a letter box on a rock, and a whale beyond. */
function LetterBoxOfTheWhale({ id }: { id: string }) {
  return (
    <>
      <defs>
        <Shade id={`${id}sky`} from="#ffd9a8" to="#fff3dc" />
        <Shade id={`${id}sea`} from="#f2b98d" to="#2f8f9a" />
        <Glow id={`${id}sun`} colour="#fff2c2" />
      </defs>
      <rect width="640" height="300" fill={`url(#${id}sky)`} />
      <circle cx="430" cy="138" r="150" fill={`url(#${id}sun)`} />
      <circle cx="430" cy="140" r="42" fill="#ffb46a" />
      <path d="M0 140h640v160H0Z" fill={`url(#${id}sea)`} />
      <g stroke="#fff3dc" strokeWidth="5" strokeLinecap="round" opacity=".7">
        <path d="M372 158h116M392 178h76M408 198h44" />
      </g>
      <Art name="whale" x={520} y={166} size={116} flip />
      <g fill="none" stroke="#0e6671" strokeWidth="5" strokeLinecap="round">
        <path d="M410 92c-14-10-14-26 0-36M386 100c-24-16-24-44 0-60" />
      </g>
      <path d="M0 300c10-70 50-96 120-98s120 30 150 98Z" fill="#6f5a4b" />
      <path d="M20 300c14-46 44-70 96-74 30 20 40 44 44 74Z" fill="#8a7160" />
      <g transform="translate(104 96)">
        <path d="M30 60h16v60H30Z" fill="#6b4a2c" />
        <path d="M0 26C0-8 76-8 76 26v40H0Z" fill="#d8533c" />
        <path d="M0 26C0-8 32-8 32 26v40H0Z" fill="#b93f2b" />
        <path d="M42 30h24v6H42Z" fill="#6f1d12" />
        <path d="M72 6v24h6V18h14V6Z" fill="#ffcf6b" />
      </g>
      <Art name="scroll" x={216} y={218} size={56} turn={14} />
      <Art name="spiral-shell" x={254} y={262} size={52} />
    </>
  );
}

/** 중·고: a boat of explorers in the deep, and an answer out of the dark. */
function AnswerOfTheDeep({ id }: { id: string }) {
  return (
    <>
      <defs>
        <Shade id={`${id}sea`} from="#0e3a55" to="#04121f" />
        <Glow id={`${id}blue`} colour="#7fe6ff" />
        <linearGradient id={`${id}ray`} x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#fff4c4" stopOpacity=".75" />
          <stop offset="1" stopColor="#fff4c4" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="640" height="300" fill={`url(#${id}sea)`} />
      <path d="M236 158 470 96v132Z" fill={`url(#${id}ray)`} />
      <g transform="translate(86 104)">
        <path d="M62 0h34v26H62Z" fill="#d8953c" />
        <path d="M20 58c0-24 30-36 70-36s70 14 70 38-30 36-70 36-70-14-70-38Z" fill="#f3c677" />
        <path d="M20 58c0 24 30 38 70 38s70-12 70-36c-20 14-110 16-140-2Z" fill="#d8953c" />
        <path d="M4 40 22 58 4 80Z" fill="#b9762a" />
        <circle cx="128" cy="54" r="17" fill="#0e3a55" />
        <circle cx="128" cy="54" r="13" fill="#c9f3ff" />
        <circle cx="82" cy="54" r="11" fill="#0e3a55" />
        <circle cx="82" cy="54" r="8" fill="#c9f3ff" />
      </g>
      <Art name="jellyfish" x={346} y={62} size={76} />
      <Art name="jellyfish" x={420} y={250} size={56} turn={-12} />
      <Art name="jellyfish" x={292} y={248} size={44} turn={10} />
      <circle cx="546" cy="146" r="46" fill={`url(#${id}blue)`} />
      <circle cx="600" cy="162" r="46" fill={`url(#${id}blue)`} />
      <circle cx="546" cy="146" r="7" fill="#e6fbff" />
      <circle cx="600" cy="162" r="7" fill="#e6fbff" />
      <path d="M0 300c90-38 190-26 290-20s220-10 350-4v24Z" fill="#02090f" />
    </>
  );
}
