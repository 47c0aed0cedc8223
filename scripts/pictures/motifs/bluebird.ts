import type { MoodName } from '../../../domain/book-picture/characterNames.ts';
import { drawFace } from '../characters/face.ts';
import { n, repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

const face = (mood: MoodName, gaze: { x: number; y: number }, turn = 5) =>
  drawFace(mood, gaze, {
    eyeY: 0,
    eyeX: 11.5,
    eyeSize: 4.4,
    mouthY: 14,
    turn,
    animal: false,
    cheek: '#f58f86',
    brow: '#4a3028',
  });

/** A small bird that faces right and stands on y = 0. */
const sitting = (light: string, dark: string, breast: string) =>
  `<path d="M-4-4V0M6-4V0" stroke="#5a4630" stroke-width="2.400"/><path d="M-20-14L-48-6-40-20Z" fill="${dark}"/><path d="M-24-16Q-20-40 4-42 14-56 28-48 40-40 32-26 24-4 0-3-18-4-24-16Z" fill="{${light}>${dark}}"/><path d="M32-28Q26-6 2-5-4-20 12-26 24-30 32-28Z" fill="${breast}"/><path d="M-22-16Q-10-34 10-24 2-6-22-16Z" fill="${dark}"/><path d="M35-40L46-36 34-33Z" fill="#e8a53c"/><circle cx="26" cy="-41" r="3" fill="#1c1a26"/><circle cx="25" cy="-42" r="1" fill="#fff"/>`;
const flying = (s: number, x: number, y: number, turn = 0) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${n(s)})"><path d="M-22 2L-46 10-38-4Z" fill="rgb(40,92,190)"/><path d="M-26 0Q-8-14 16-10 30-16 34-6 28 6 8 8-14 10-26 0Z" fill="rgb(92,160,245)"/><path d="M4-6Q-18-46-44-48-22-20-10 0Z" fill="rgb(120,190,255)"/><path d="M8-6Q16-44 42-52 34-20 18-2Z" fill="rgb(64,128,224)"/><path d="M33-6L44-2 33 0Z" fill="rgb(240,180,80)"/><circle cx="27" cy="-8" r="2.400" fill="rgb(20,24,50)"/></g>`;

const cage = (bird: string) =>
  `<path d="M0-176q-12-14 0-24 12 10 0 24" fill="none" stroke="#a8843c" stroke-width="5"/><path d="M-58-20V-110Q-58-172 0-174 58-172 58-110V-20Z" fill="#fff8e0" opacity=".25"/><g transform="translate(-4 -32)">${bird}</g><path d="M-50-30H50" stroke="#8a5a30" stroke-width="6"/><g fill="none" stroke="{#e8c878>#8a6a2c}" stroke-width="4.500"><path d="M-58-16V-110Q-58-172 0-174M58-16V-110Q58-172 0-174M-36-16V-112Q-36-160 0-174M36-16V-112Q36-160 0-174M-13-16V-120Q-12-160 0-174M13-16V-120Q12-160 0-174M-58-92H58"/></g><path d="M-66-20H66L60 0H-60Z" fill="{#d9a860>#8a5a30}"/>`;

const limb = (d: string, w = 13) =>
  `<path d="${d}" fill="none" stroke="#c98a48" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;

const trunkFace = (mood: MoodName) =>
  `<path d="M-96 4Q-54-30-62-120-70-214-128-262-96-262-66-236-70-300-42-330-34-282-26-262-8-300 22-322 18-282 26-254 60-290 100-290 66-250 58-196 48-80 66-30 90-10 104 4 0-14-96 4Z" fill="{#8a6a4c>#4a3424}"/><path d="M-50-60Q-58-130-48-180M44-60Q40-120 46-170M-20-30Q-24-50-18-70M20-24Q24-50 18-64" fill="none" stroke="#2e2016" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/><ellipse cx="2" cy="-138" rx="54" ry="52" fill="#b8966c" opacity=".75"/><path d="M-40-168Q-22-184-8-170M18-170Q32-184 46-168" fill="none" stroke="#2e2016" stroke-width="8" stroke-linecap="round"/><g transform="translate(2 -140) scale(1.5)">${face(mood, { x: -0.7, y: 0.6 }, 0)}</g><path d="M-2-132Q14-122 2-112" fill="none" stroke="#2e2016" stroke-width="5" stroke-linecap="round"/><path d="M-34-96Q-26-50 0-34 28-52 38-96 20-104 2-98-18-104-34-96Z" fill="{#b9c4a0>#6f7f60}" opacity=".9"/>`;
const foliage = (x: number, y: number, r: number) =>
  `<path d="M${x - r} ${y}q-${n(r * 0.1)}-${n(r * 0.8)} ${n(r * 0.66)}-${n(r * 0.66)} ${n(r * 0.4)}-${n(r * 0.5)} ${n(r * 0.9)} 0 ${n(r * 0.7)} 0 ${n(r * 0.5)} ${n(r * 0.66)} ${n(r * 0.1)} ${n(r * 0.6)}-${n(r * 0.7)} ${n(r * 0.5)}-${n(r * 0.6)} ${n(r * 0.3)}-${n(r * 1.0)}-${n(r * 0.1)}z" fill="{#7fae6a>#3d6b48}"/>`;

const room = (window: string, light: string) =>
  `<path d="M-480-640H480V4H-480Z" fill="{#b98a58|#8f6238}"/><path d="${repeat(11, (at) => `M-480 ${at * 58 - 620}H480`)}" stroke="#5f3c20" stroke-opacity=".45" stroke-width="4"/><path d="M-480-640H480V-470H-480Z" fill="{#5a3a22|#7a5232}"/>${repeat(6, (at) => `<path d="M${at * 180 - 480}-640h40v200h-40z" fill="{#8f5f38>#54351e}"/>`)}${window}<path d="M-130-410H130V-390H-130ZM-130-170H130V-146H-130ZM-130-400H-112V-160H-130ZM112-400H130V-160H112ZM-6-400H6V-160H-6ZM-120-286H120V-276H-120Z" fill="{#d9a868>#8a5a30}"/><g><path d="M-440-96H-250V-40H-440Z" fill="{#e9e2f2>#a99cc0}"/><path d="M-444-130H-420V0H-444ZM-262-100H-238V0H-262Z" fill="{#a8703f>#5f3c22}"/><path d="M-426-112Q-390-132-360-112V-92H-426Z" fill="{#ffffff>#d3d9e2}"/><path d="M-440-60H-246V-26H-440Z" fill="{#c9586a>#8a2c40}"/></g><g><path d="M250-300H430V-286H250Z" fill="{#a8703f>#6d4425}"/><path d="M268-300q-6-32 14-34h18q20 2 14 34z" fill="{#b5c0cc>#6f7a88}"/><path d="M340-300q0-26 24-26t24 26z" fill="{#e0a070>#a85c38}"/><path d="M284-118Q270-20 290 0H386Q406-20 392-118Z" fill="{#7d8794>#434b57}"/><path d="M274-126H402V-108H274Z" fill="#59626e"/><path d="M300-70H376V-22H300Z" fill="rgb(255,150,60)"/><path d="M312-24q4-30 14-34 4 14 10-8 14 20 12 42z" fill="rgb(255,220,110)"/><path d="M328-126V-640H352V-126Z" fill="#59626e"/></g><path d="M-480 0H480V450H-480Z" fill="{#a8764a|#6d4828}"/>${repeat(11, (at) => `<path d="M${(at - 5) * 74} 0L${(at - 5) * 190} 420" stroke="#4f3218" stroke-opacity=".4" stroke-width="4"/>`)}${light}`;
const nightPane =
  '<path d="M-120-400H120V-160H-120Z" fill="{#1b2754|#3b5490}"/><path d="M-60-172V-270L0-318 60-270V-172Z" fill="{#7a4f5a>#4a2f3f}"/><path d="M-72-266L0-328 72-266 64-254 0-308-64-254Z" fill="#f4f7fb"/><g fill="rgb(255,224,130)"><path d="M-44-262h26v34h-26zM18-262h26v34H18zM-44-212h26v36h-26zM18-212h26v36H18zM-10-208h20v34h-20z"/></g><path d="M78-176L96-246 114-176Z" fill="#2f6a4c"/><path d="M-120-182Q-60-198 0-182T120-184V-160H-120Z" fill="#eef4fb"/><g fill="#ffffff" opacity=".9"><circle cx="-96" cy="-340" r="4"/><circle cx="-60" cy="-372" r="3"/><circle cx="-82" cy="-250" r="4"/><circle cx="88" cy="-330" r="4"/><circle cx="50" cy="-378" r="3"/><circle cx="100" cy="-268" r="3"/><circle cx="-20" cy="-352" r="3"/></g>';
const dayPane =
  '<path d="M-120-400H120V-160H-120Z" fill="{#8fd0f5|#fff3d0}"/><circle cx="64" cy="-330" r="34" fill="rgb(255,246,196)"/><path d="M-120-210Q-40-250 20-216T120-226V-160H-120Z" fill="#f2f6fb"/><path d="M-92-206L-72-286-52-206Z" fill="#5f9a78"/>';

export const bluebird = {
  blueBird: { width: 60, height: 56, drawing: sitting('#7fb8ff', '#2f62c4', '#dbeaff') },
  blueBirdFly: { width: 80, height: 60, drawing: flying(1, 0, -26) },
  birdFlock: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: repeat(34, (at) =>
      flying(0.26 + ((at * 7) % 9) * 0.045, ((at * 101) % 640) - 320, -70 - ((at * 61) % 330), ((at * 29) % 50) - 25),
    ),
  },
  armfulBirds: {
    width: 90,
    height: 60,
    drawing: repeat(6, (at) =>
      flying(0.5, [-24, 12, -6, 26, -30, 4][at] ?? 0, [-12, -10, -30, -34, -40, -52][at] ?? 0, at * 21 - 50),
    ),
  },
  cageBlue: { width: 130, height: 200, drawing: cage(sitting('#7fb8ff', '#2f62c4', '#dbeaff')) },
  cageGrey: { width: 130, height: 200, drawing: cage(sitting('#cfc4c0', '#8f8790', '#e8dcd6')) },
  breadMan: {
    width: 130,
    height: 190,
    drawing: `${limb('M-20-30V-4M22-30V-4', 16)}<path d="M-30-4h22v6h-26zM12-4h22q8 2 8 6H12z" fill="#6d4425"/><path d="M-66-90Q-72-20 0-18 72-20 66-90 62-112 40-118 56-180 0-182-56-180-40-118-62-112-66-90Z" fill="{#f0c27c>#b06f30}"/><path d="M-44-92Q-50-34 0-32 50-34 44-92 0-110-44-92Z" fill="#fbe3b4" opacity=".8"/><path d="M-26-176Q-12-164-20-152M0-180Q8-166 0-154M24-174Q30-162 22-152" fill="none" stroke="#8a5222" stroke-opacity=".6" stroke-width="4.500" stroke-linecap="round"/><g transform="translate(0 -136)">${face('laugh', { x: 0.8, y: 0 })}</g>${limb('M-60-92Q-92-78-84-52M60-92Q96-96 100-124', 14)}<circle cx="-84" cy="-50" r="9" fill="#e8b46c"/><circle cx="100" cy="-128" r="9" fill="#e8b46c"/>`,
  },
  sugarMan: {
    width: 100,
    height: 230,
    drawing: `<path d="M-14-30V-4M16-30V-4" stroke="#d3dcea" stroke-width="15" stroke-linecap="round"/><path d="M-24-4h20v6h-24zM8-4h20q8 2 8 6H8z" fill="#4f6fb8"/><path d="M-46-20L-34-150H36L48-20Q0-6-46-20Z" fill="{#7fa6e0>#3f62b0}"/><path d="M-36-140L-28-208Q0-250 30-208L38-140Q0-128-36-140Z" fill="{#ffffff>#d6deea}"/><path d="M-40-104L44-92M-43-66L46-54" stroke="#ffffff" stroke-opacity=".7" stroke-width="7"/><g transform="translate(0 -178) scale(.95)">${face('smile', { x: 0.9, y: 0.1 })}</g><path d="M36-130Q70-126 92-140" fill="none" stroke="#5f86cc" stroke-width="17" stroke-linecap="round"/><path d="M-34-130Q-62-110-58-82" fill="none" stroke="#5f86cc" stroke-width="17" stroke-linecap="round"/><g stroke="{#ffffff>#d6deea}" stroke-width="6.500" stroke-linecap="round"><path d="M96-142l22-14M98-138l27-4M98-134l24 7M-58-76l-6 22M-54-76l4 24"/></g>`,
  },
  fireSpirit: {
    width: 90,
    height: 190,
    drawing: `<path d="M-34-6Q-70-70-40-116-36-84-22-80-40-150 8-196 8-150 34-128 44-140 42-160 76-100 44-30 40-2 0 8-34-6Z" fill="rgb(245,96,48)"/><path d="M-24-6Q-46-60-22-92-14-70 0-78-4-120 12-138 16-104 32-90 50-50 28-4 0 4-24-6Z" fill="rgb(255,170,62)"/><path d="M-14-4Q-22-34 0-52 24-34 18-4 2 2-14-4Z" fill="rgb(255,236,150)"/><g transform="translate(2 -72)">${face('laugh', { x: 0.6, y: -0.2 })}</g>`,
  },
  oakFace: {
    width: 220,
    height: 420,
    seat: 268,
    drawing: `${foliage(-110, -290, 78)}${foliage(104, -300, 80)}${foliage(-10, -370, 96)}${trunkFace('sad')}${foliage(-60, -318, 62)}${foliage(56, -330, 62)}`,
  },
  beechFace: {
    width: 200,
    height: 420,
    drawing: `${foliage(-90, -300, 70)}${foliage(84, -310, 74)}${foliage(0, -372, 86)}${trunkFace('angry')}${foliage(0, -326, 66)}`,
  },
  cottageNight: { width: 1, height: 300, seat: 0, drawing: room(nightPane, '') },
  cottageMorning: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: room(dayPane, '<path d="M-110 2H120L10 240H-330Z" fill="#fff3c8" opacity=".5"/>'),
  },
  scythe: {
    width: 90,
    height: 250,
    drawing:
      '<path d="M-4-246H5L4 0H-5Z" fill="{#a8703f>#5f3c22}"/><path d="M2-246Q60-262 100-206 56-234 2-226Z" fill="{#f2f6f9>#7f8a96}"/><path d="M2-150l20-4v8l-20 3z" fill="#7a4a28"/>',
  },
  longBench: {
    width: 200,
    height: 44,
    seat: 42,
    drawing:
      '<path d="M-84-34h14L-74 0h-12zM70-34h14L86 0H74z" fill="{#8f5f38>#4b2f1c}"/><path d="M-104-46H104V-32H-104Z" fill="{#c9935a>#7d5028}"/>',
  },
} as const satisfies Record<string, Motif>;
