import { drawCharacter } from '../characters/drawCharacter.ts';
import { readHex, writeHex } from '../colours.ts';
import { n, repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

/** A tail that hides the legs of whoever it is laid on: it hangs from the waist. */
function tail(light: string, dark: string, fin: string): Motif {
  return {
    width: 1,
    height: 1,
    drawing: `<path d="M34 92Q64 96 96 74 92 108 66 118 84 128 92 152 56 146 36 116Z" fill="{${fin}>${dark}}"/><path d="M-31-8Q0 6 31-8 46 34 30 62 24 84 50 112L32 124C-8 116-34 70-36 30Q-37 6-31-8Z" fill="{${light}>${dark}}"/><path d="M-31-8Q0 6 31-8L33 4Q0 18-34 4Z" fill="{${fin}>${light}}"/>${repeat(12, (at) => `<path d="M${n(-22 + (at % 3) * 18 + Math.floor(at / 3) * 3)} ${n(18 + Math.floor(at / 3) * 19)}q8 10 16 0" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3" stroke-linecap="round"/>`)}`,
  };
}

/** Somebody hewn in stone. */
function hewn(drawing: string): string {
  return drawing.replace(/#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})\b/gu, (hex) => {
    const long = hex.length === 4 ? `#${[...hex.slice(1)].map((one) => one + one).join('')}` : hex;
    const [red, green, blue] = readHex(long);
    const bright = 96 + (red * 0.3 + green * 0.59 + blue * 0.11) * 0.56;
    return writeHex([bright, bright + 2, bright * 0.99]);
  });
}

const boy = drawCharacter({
  age: 'child',
  skin: 'light',
  outfit: 'modern',
  top: 'grey',
  bottom: 'grey',
  skirt: false,
  hair: 'curls',
  pose: 'stand',
  mood: 'calm',
  gaze: { x: 0, y: 0 },
}).drawing;

const flower = (x: number, y: number, size: number) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${n(size)})"><path d="M0 0Q4 14 0 26" stroke="#3f8a68" stroke-width="4" fill="none"/><circle cx="-8" cy="-3" r="8" fill="#e8504a"/><circle cx="8" cy="-3" r="8" fill="#d93a3f"/><circle cx="0" cy="-11" r="8" fill="#f0685e"/><circle cx="0" cy="4" r="8" fill="#c22f38"/><circle cx="0" cy="-3" r="5" fill="#ffd86a"/></g>`;

const spark = (x: number, y: number, turn: number, r: number, colour: string) =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0-${n(r * 0.36)}V-${r}" stroke="${colour}" stroke-width="5" stroke-linecap="round"/>`;
const burst = (x: number, y: number, r: number, colour: string) =>
  repeat(14, (at) => spark(x, y, (at * 360) / 14, at % 2 ? r : r * 0.72, colour)) +
  repeat(8, (at) => spark(x, y, at * 45 + 12, r * 0.4, 'rgb(255,252,226)'));

export const seaFolk = {
  tailJade: tail('#7fe0c4', '#1f7a78', '#c9f7e6'),
  tailPlum: tail('#c79be8', '#5f3a94', '#ecd6fb'),
  tailBlue: tail('#8fc2f7', '#2a539c', '#d3e8ff'),
  tailRose: tail('#f7a8b4', '#a8436a', '#ffdde2'),
  boyStatue: {
    width: 70,
    height: 200,
    drawing: `<path d="M-46-34H46L54 0H-54Z" fill="{#d5d8d6>#8d948f}"/><g transform="translate(0 -32)">${hewn(boy)}</g><path d="M-40-30q20 12 40 4 14 8 34-2" fill="none" stroke="#5f9a78" stroke-width="7" stroke-linecap="round"/>`,
  },
  sunFlowers: {
    width: 200,
    height: 30,
    drawing: `<ellipse cx="0" cy="0" rx="150" ry="34" fill="{#7a5a48>#4a3230}"/>${repeat(26, (at) => {
      const ring = at < 8 ? 0.42 : at < 18 ? 0.74 : 0.98;
      const turn = at * 2.4;
      return flower(Math.cos(turn) * 146 * ring, Math.sin(turn) * 28 * ring - 16, 0.9);
    })}`,
  },
  seaFront: {
    width: 1,
    height: 20,
    drawing: `<g transform="translate(0 -90)"><path d="M-700 0Q-640-10-580 0T-460 0-340 0-220 0-100 0 20 0 140 0 260 0 380 0 500 0 620 0 740 0V620H-700Z" fill="{#4f96c8|#17436f}"/>${repeat(26, (at) => `<path d="M${((at * at * 97 + at * 211) % 700) - 350} ${14 + at * 8}q${14 + at}-6 ${28 + at * 2} 0t${28 + at * 2} 0" fill="none" stroke="#eaf7fc" stroke-opacity=".45" stroke-width="3.500" stroke-linecap="round"/>`)}</g>`,
  },
  shipSide: {
    width: 320,
    height: 190,
    seat: 150,
    drawing: `<path d="M-190-150H420V120H-110Q-176 20-190-150Z" fill="{#a8633c>#52291f}"/><path d="M-178-104H420M-160-56H420M-136-8H420" stroke="#3a1d18" stroke-opacity=".45" stroke-width="5"/><path d="M-190-150H420V-134H-189Z" fill="#e8bf62"/><path d="M-40-92h50v34h-50zM90-92h50v34H90z" fill="rgb(255,214,130)"/>`,
  },
  shipRail: {
    width: 1,
    height: 60,
    drawing: `<path d="M-200-66H420V-54H-200Z" fill="{#c98a55>#7a4a2c}"/>${repeat(14, (at) => `<path d="M${-192 + at * 44}-56h12V4h-12z" fill="{#b5784a>#6d4225}"/>`)}`,
  },
  shortKnife: {
    width: 20,
    height: 80,
    drawing:
      '<path d="M0-84Q12-56 8-26H-8Q-10-56 0-84Z" fill="{#ffffff>#9fb2c6}"/><path d="M-16-28H16V-20H-16Z" fill="#e8bf62"/><path d="M-6-20H6V2Q0 6-6 2Z" fill="{#7f5fae>#4a3070}"/>',
  },
  lampShip: {
    width: 400,
    height: 330,
    drawing: `<path d="M-190-84Q-200-40-130 0H120Q190-30 206-100L150-84H-120Z" fill="{#a8633c>#5a2f24}"/><path d="M-176-62Q0-44 186-72" fill="none" stroke="#e8bf62" stroke-width="7"/><path d="M-60-84V-320M66-84V-300" stroke="#5f3a24" stroke-width="10"/><path d="M-132-296Q-60-310 6-296 20-240 4-176-60-190-130-176-146-240-132-296ZM20-270Q70-284 120-270 130-220 116-160 70-172 22-160 10-220 20-270Z" fill="{#fff6e2>#d8b58f}"/><path d="M-60-320l40 10-40 12zM66-300l36 9-36 11z" fill="#d9423f"/><path d="M-190-100Q-120-170-60-312 0-170 66-292 130-160 200-110" fill="none" stroke="#5f3a24" stroke-width="2.500"/>${repeat(13, (at) => `<circle cx="${n(-180 + at * 30)}" cy="${n(-96 - ((at * 37) % 5) * 3)}" r="7" fill="rgb(255,${200 + (at % 3) * 16},110)"/>`)}${repeat(9, (at) => `<circle cx="${n(-150 + at * 40)}" cy="${n(-150 - ((at * 53) % 7) * 18)}" r="6" fill="rgb(255,${180 + (at % 4) * 18},${100 + (at % 2) * 40})"/>`)}<path d="M-120-40h26v16h-26zM-60-38h26v16h-26zM0-38h26v16H0zM60-40h26v16H60z" fill="rgb(255,224,140)"/>`,
  },
  fireworks: {
    width: 300,
    height: 300,
    drawing:
      burst(-90, -190, 96, 'rgb(255,190,120)') +
      burst(70, -230, 120, 'rgb(255,150,170)') +
      burst(10, -90, 70, 'rgb(170,220,255)'),
  },
  witchPotion: {
    width: 30,
    height: 60,
    drawing:
      '<path d="M-7-58H7V-40Q24-30 24-14 24 0 0 0T-24-14Q-24-30-7-40Z" fill="#dff6ee" opacity=".65"/><path d="M-22-22H22Q25 0 0 0T-22-22Z" fill="rgb(140,240,190)"/><path d="M-8-64H8V-54H-8Z" fill="#8a5a34"/><circle cx="-6" cy="-12" r="4" fill="#fff" opacity=".8"/>',
  },
  seaSteps: {
    width: 560,
    height: 120,
    seat: 84,
    drawing: `${repeat(4, (at) => `<path d="M${-320 + at * 46}-${n(120 - at * 34)}H${n(320 - at * 20)}V-${n(84 - at * 34)}H${-330 + at * 46}Z" fill="{#fbfaf6>#c3c2d2}"/><path d="M${-330 + at * 46}-${n(90 - at * 34)}H${n(320 - at * 20)}V-${n(82 - at * 34)}H${-330 + at * 46}Z" fill="#9a98b4" opacity=".55"/>`)}`,
  },
  foamSpirit: {
    width: 120,
    height: 80,
    drawing: `${repeat(18, (at) => `<circle cx="${n(((at * 67) % 190) - 95)}" cy="${n(-((at * 29) % 44))}" r="${n(6 + ((at * 13) % 14))}" fill="#ffffff" opacity="${n(0.4 + (at % 4) * 0.15)}"/>`)}`,
  },
} as const satisfies Record<string, Motif>;
