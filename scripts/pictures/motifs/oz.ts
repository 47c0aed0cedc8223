import type {
  AnimalName,
  HatName,
  MoodName,
  OutfitName,
  PoseName,
} from '../../../domain/book-picture/characterNames.ts';
import { drawCharacter } from '../characters/drawCharacter.ts';
import { mix, readHex } from '../colours.ts';
import { n, repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';
import { puppy } from './seodang.ts';

const INK = '#3a2420';
/** Where a head is drawn: the first is what lies behind it, the second its front. */
const HEAD = /<g transform="translate\(1 -[\d.]+\) rotate\([-\d.]+ 0 24\) scale\([\d.]+\)">/gu;
const EYE = /<ellipse [^>]*fill="#fffdf8"\/><ellipse ([^>]*)fill="#3a2420"\/><circle [^>]*fill="#ffffff"\/>/u;

interface Look {
  pose: PoseName;
  mood: MoodName;
  gaze?: { x: number; y: number };
}

/** Somebody with something behind the head and on the face, his colours changed. */
function drawn(
  look: Look,
  who: { outfit: OutfitName; animal?: AnimalName; hat?: HatName },
  change: { behind: string; over?: string; paint: (drawing: string) => string },
): Motif {
  const character = drawCharacter({
    age: 'adult',
    skin: 'tan',
    top: 'blue',
    bottom: 'blue',
    skirt: false,
    hair: 'bald',
    gaze: { x: 0.9, y: 0 },
    ...look,
    ...who,
  });
  let at = 0;
  const painted = change.paint(character.drawing).replace(HEAD, (group) => {
    at += 1;
    return at === 1 ? group + change.behind : group;
  });
  // The face is drawn last within the head: what lies over it goes before the arm on our side.
  const heads = [...painted.matchAll(HEAD)];
  const group = heads[1]?.[0] ?? '<g>';
  const drawing = change.over
    ? painted.replace(/<\/g><\/g><\/g>$/u, `${group}${change.over}</g></g></g></g>`)
    : painted;
  return { width: 100, height: character.height, seat: character.height * 0.5, drawing };
}

const straws = repeat(22, (at) => {
  const turn = -118 + at * 11.2;
  return `<path d="M-3 0L0-${42 + ((at * 7) % 9)} 3 0Z" fill="${at % 2 ? '#e6bd5c' : '#c9983a'}" transform="translate(0 6) rotate(${n(turn)})"/>`;
});
const collar = repeat(
  9,
  (at) =>
    `<path d="M-3 0L0 ${20 + ((at * 5) % 8)} 3 0Z" fill="${at % 2 ? '#f0cc72' : '#d3a548'}" transform="translate(${at * 5 - 20} 26) rotate(${24 - at * 6})"/>`,
);
const glassesGreen =
  '<g><circle cx="-7" cy="2" r="10" fill="rgb(90,220,120)" opacity=".55"/><circle cx="16" cy="2" r="10" fill="rgb(90,220,120)" opacity=".55"/><g fill="none" stroke="#1f8a4c" stroke-width="3.400"><circle cx="-7" cy="2" r="10"/><circle cx="16" cy="2" r="10"/><path d="M3 1q1.500-2 3 0M-17 0l-12-3M26 0l5-2"/></g></g>';

/** A man of straw with a painted face of sackcloth. */
function straw(look: Look, over = '', wink = false): Motif {
  return drawn(
    look,
    { outfit: 'farmer', hat: 'witchHat' },
    {
      behind: straws,
      over: collar + over,
      paint: (drawing) => {
        const dyed = drawing
          .replaceAll('{#f7cfa4@#d99c6c}', '{#f3dfae@#cfae70}')
          .replaceAll('#b6774c', '#a98648')
          .replaceAll('{#5b4a7a>#261b3c}', '{#6f97d6>#2f4f94}')
          .replaceAll('{#6d5a92>#2c2046}', '{#7fa6e0>#31559c}');
        return wink
          ? dyed.replace(
              EYE,
              `<path d="M-12 2q5.500-6.500 11 0" fill="none" stroke="${INK}" stroke-width="2.600" stroke-linecap="round"/>`,
            )
          : dyed;
      },
    },
  );
}

/** A woodman all of tin, with a funnel on his head. */
function tin(look: Look, over = ''): Motif {
  return drawn(
    look,
    { outfit: 'modern', hat: 'satgat' },
    {
      behind: '',
      over: `<path d="M-4-86H8L6-58H-2Z" fill="{#dfe6ec>#7f8a96}"/>${over}`,
      paint: (drawing) =>
        drawing.replace(/#[0-9a-f]{6}/giu, (hex) => {
          if (hex === INK || hex === '#fffdf8') return hex;
          const [red, green, blue] = readHex(hex);
          const light = (red * 0.3 + green * 0.59 + blue * 0.11) / 255;
          return light < 0.55
            ? mix('#3f4a56', '#98a5b2', light / 0.55)
            : mix('#98a5b2', '#f2f6f9', (light - 0.55) / 0.45);
        }),
    },
  );
}

const mane = `${repeat(15, (at) => `<ellipse cx="0" cy="-38" rx="13" ry="21" fill="${at % 2 ? '{#c97a34>#8a4a1c}' : '{#b3682a>#733c16}'}" transform="rotate(${at * 24})"/>`)}<circle cx="0" cy="0" r="40" fill="{#b3682a>#733c16}"/>`;
function lion(look: Look, over = ''): Motif {
  return drawn(
    look,
    { outfit: 'fur', animal: 'bear' },
    {
      behind: mane,
      over,
      paint: (drawing) =>
        drawing
          .replaceAll('{#b07a50>#6f4427}', '{#f5c876>#c98a3a}')
          .replaceAll('#e9c9a0', '#fbe6b8')
          .replaceAll('#f0d5b0', '#fff2d6'),
    },
  );
}

const poppy = (x: number, y: number, s: number) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${n(s)})"><path d="M0 0Q3-20 0-40" stroke="#4f8a44" stroke-width="4" fill="none"/><path d="M0-30Q-34-28-30-54-16-72 0-58 16-72 30-54 34-28 0-30Z" fill="{#ff5a4a>#b81c24}"/><ellipse cx="0" cy="-46" rx="6" ry="5" fill="#2a1a20"/></g>`;
const corn = (x: number, y: number, s: number) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${n(s)})"><path d="M-5 0Q-2-90 0-176 2-90 5 0Z" fill="{#8fc25a>#4f7f34}"/><path d="M0-50Q-40-90-62-70-30-70 0-30ZM0-84Q40-124 62-104 30-104 0-64ZM0-118Q-34-152-52-136-26-136 0-100Z" fill="{#9ed066>#4f8a3c}"/><path d="M6-96Q24-124 20-146 10-150 4-120Z" fill="{#ffe27a>#d99a2b}"/><path d="M0-172q-10-14-14-24M0-172v-28M0-172q10-14 14-24" stroke="#d9b45c" stroke-width="3" fill="none"/></g>`;
const bricks = (() => {
  const rows = repeat(9, (row) => {
    const y = row * row * 3.6 - 110;
    const [half, next] = [26 + row * row * 3.1, 26 + (row + 1) ** 2 * 3.1];
    const low = (row + 1) ** 2 * 3.6 - 110;
    const sway = (at: number) => Math.sin(at * 0.55) * 14;
    return repeat(5, (at) => {
      const [a, b] = [at / 5 - 0.5, (at + 1) / 5 - 0.5];
      const shift = row % 2 ? 0.06 : -0.02;
      return `<path d="M${n(sway(row) + (a + shift) * half * 2)} ${n(y)}L${n(sway(row) + (b + shift) * half * 2)} ${n(y)} ${n(sway(row + 1) + (b + shift) * next * 2)} ${n(low)} ${n(sway(row + 1) + (a + shift) * next * 2)} ${n(low)}Z" fill="${['#f7cf5c', '#f2c14a', '#fadb78', '#eebb3e'][(row * 3 + at) % 4]}" stroke="#b98a2c" stroke-opacity=".6" stroke-width="${n(0.8 + row * 0.2)}"/>`;
    });
  });
  return rows;
})();

const tower = (x: number, w: number, h: number) =>
  `<path d="M${x - w} 0V-${h}H${x + w}V0Z" fill="{#8fe0a4>#2f9a62}"/><path d="M${x - w - 5}-${h}Q${x}-${h + w * 2.6} ${x + w + 5}-${h}Z" fill="{#5fce8a>#187a4a}"/><path d="M${x} -${h + w * 1.3}v-26" stroke="#f3d36a" stroke-width="3"/>${repeat(Math.floor(h / 46), (at) => `<path d="M${x - 7}-${h - 18 - at * 42}q7-14 14 0v18h-14z" fill="rgb(232,255,190)" opacity=".85"/>`)}`;

/** A ribbon at the neck of a puppy that sits or stands. */
const ribbon = (y: number) =>
  `<g transform="translate(2 ${y})"><path d="M0 0L-22-11V11ZM0 0L22-11V11Z" fill="{#ff7a7a>#c9283c}"/><circle cx="0" cy="0" r="6" fill="#e8474f"/></g>`;

export const oz = {
  totoSit: puppy('sit', 'smile', { x: 0.8, y: -0.6 }, ribbon(-46)),
  totoBark: puppy('stand', 'angry', { x: 0.9, y: -0.2 }, ribbon(-68)),
  totoSleep: puppy('sit', 'asleep', { x: 0, y: 0 }, ribbon(-46)),
  totoGreen: puppy(
    'sit',
    'surprised',
    { x: 0.6, y: -0.4 },
    `${ribbon(-46)}<g transform="translate(2 -86) scale(1.3)">${glassesGreen}</g>`,
  ),
  strawOnPole: (() => {
    const man = straw({ pose: 'cheer', mood: 'smile', gaze: { x: 0.9, y: 0.5 } }, '', true);
    return {
      width: 120,
      height: 300,
      drawing: `<path d="M-5-262H5V0H-5Z" fill="{#a8703f>#6d4425}"/><path d="M-78-214H78V-204H-78Z" fill="{#a8703f>#6d4425}"/><g transform="translate(0 -66)">${man.drawing}</g>`,
    };
  })(),
  strawStand: straw({ pose: 'hold', mood: 'smile', gaze: { x: 0.9, y: 0.2 } }),
  strawCheer: straw({ pose: 'cheer', mood: 'laugh' }),
  strawCarry: straw({ pose: 'pull', mood: 'sad', gaze: { x: 0.9, y: 0.4 } }),
  strawGreen: straw({ pose: 'think', mood: 'surprised', gaze: { x: 0.3, y: -0.6 } }, glassesGreen),
  strawLamp: straw({ pose: 'point', mood: 'scared', gaze: { x: 0.9, y: 0.1 } }),
  tinRusty: tin({ pose: 'swing', mood: 'sad', gaze: { x: -0.6, y: 0.3 } }),
  tinStand: tin({ pose: 'hold', mood: 'smile' }),
  tinCarry: tin({ pose: 'pull', mood: 'sad', gaze: { x: 0.9, y: 0.4 } }),
  tinGreen: tin({ pose: 'wave', mood: 'smile', gaze: { x: 0.6, y: -0.2 } }, glassesGreen),
  lionWeep: lion({ pose: 'stand', mood: 'cry', gaze: { x: 0.9, y: 0.5 } }),
  lionAsleep: lion({ pose: 'sit', mood: 'asleep' }),
  lionGlad: lion({ pose: 'cheer', mood: 'laugh' }),
  lionGreen: lion({ pose: 'stand', mood: 'surprised', gaze: { x: 0.6, y: 0.3 } }, glassesGreen),
  greenGlasses: { width: 60, height: 24, drawing: `<g transform="translate(-4 -12)">${glassesGreen}</g>` },
  poppyPatch: {
    width: 300,
    height: 70,
    drawing: `<path d="M-160-6Q-80-26 0-18T160-6Q90 10 0 8T-160-6Z" fill="#5f9a4a" opacity=".7"/>${repeat(20, (at) => poppy(((at * 61) % 307) - 150, at * 1.3 - 18, 0.56 + at * 0.012))}`,
  },
  /** A field of poppies up to the edges, small behind and large in front. */
  poppyField: {
    width: 1,
    height: 60,
    drawing: repeat(66, (at) => {
      const row = Math.floor(at / 11);
      return poppy(
        ((at % 11) - 5) * (54 + row * 4) + ((at * 23) % 26) - 13 + (row % 2) * 26,
        row * row * 2.2 - 66,
        0.3 + row * 0.085,
      );
    }),
  },
  silverShoes: {
    width: 30,
    height: 10,
    drawing:
      '<g transform="scale(.68)"><path d="M-16-10h11q8 2 8 11h-18q-3-4-1-11zM2-10h11q8 2 8 11H4Q1-3 2-10z" fill="{#ffffff>#a9b6c6}"/><path d="M-12-6l5 1M7-6l5 1" stroke="#fff" stroke-width="2.400" stroke-linecap="round"/></g>',
  },
  tinAxe: {
    width: 60,
    height: 120,
    drawing:
      '<path d="M-5-110H5L7 0H-6Z" fill="{#b98455>#6d4425}"/><path d="M-10-116H12V-82H-10ZM12-114Q44-124 56-100 44-74 12-84Z" fill="{#f2f6f9>#7f8a96}"/>',
  },
  cornRow: {
    width: 300,
    height: 200,
    drawing: repeat(7, (at) => corn(at * 46 - 138 + ((at * 17) % 11), (at * 7) % 9, 0.86 + ((at * 5) % 4) * 0.08)),
  },
  brickRoad: { width: 1, height: 110, seat: 0, drawing: bricks },
  oilCan: {
    width: 50,
    height: 56,
    drawing:
      '<path d="M-22-30H14L20 0H-28Z" fill="{#e8a05c>#a8582c}"/><path d="M-14-38H6L14-30H-22Z" fill="#8a4a24"/><path d="M8-36L44-58 46-54 14-30Z" fill="{#dfe6ec>#7f8a96}"/><path d="M-24-24q-18 2-14 18" fill="none" stroke="#8a4a24" stroke-width="5"/>',
  },
  emeraldCity: {
    width: 460,
    height: 300,
    drawing: `${tower(-190, 30, 150)}${tower(190, 32, 170)}${tower(-120, 34, 210)}${tower(124, 36, 230)}${tower(-52, 32, 180)}${tower(56, 32, 190)}${tower(0, 46, 270)}<path d="M-240-70H240V0H-240Z" fill="{#a6ecb6>#3aa56c}"/><path d="M-44 0V-66Q0-108 44-66V0Z" fill="{#2f8a5a>#0f4a30}"/><path d="${repeat(16, (at) => `M${at * 31 - 240}-82h18v14h-18z`)}" fill="#6fd696"/>`,
  },
  emeraldGate: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `<path d="M-480-640H480V4H-480Z" fill="{#a9ecb9|#5fbf86}"/><path d="${repeat(9, (row) => `M-480 ${-600 + row * 68}H480`)}" stroke="#3f9a68" stroke-opacity=".5" stroke-width="3"/><path d="${repeat(40, (at) => `M${((at * 97) % 940) - 470} ${-600 + (at % 9) * 68}v68`)}" stroke="#3f9a68" stroke-opacity=".4" stroke-width="3"/><path d="M-170 0V-280Q0-440 170-280V0Z" fill="{#2f9a62>#0f5a38}"/><path d="M0-368V0M-170-140H170" stroke="#0b4028" stroke-width="6"/><path d="M-196 0V-286Q0-476 196-286V0H170V-280Q0-440-170-280V0Z" fill="{#d8ffd9>#4fae78}"/><g fill="rgb(190,255,200)">${repeat(9, (at) => `<path d="M${n(-183 + at * 45.7)} ${n(-250 - Math.sin((at / 8) * Math.PI) * 128)}l9 13-9 13-9-13z"/>`)}</g><path d="M-480 0H480V450H-480Z" fill="{#a6dcae|#5da87a}"/><path d="${repeat(12, (at) => `M${(at - 5.5) * 70} 0L${(at - 5.5) * 190} 420`)}M-480 60H480M-480 150H480M-480 280H480" stroke="#3f8a60" stroke-opacity=".4" stroke-width="3" fill="none"/>`,
  },
  flowerCake: {
    width: 150,
    height: 140,
    drawing: `<ellipse cx="0" cy="-4" rx="92" ry="14" fill="{#ffffff>#c9d3de}"/><path d="M-74-66V-10Q0 12 74-10V-66Z" fill="{#ffe9c2>#d9a868}"/><path d="M-74-70Q0-48 74-70V-52Q64-34 54-50 40-30 24-46 8-26-8-44-26-28-40-48-54-32-74-52Z" fill="{#fff6fa>#f3b9cc}"/><ellipse cx="0" cy="-70" rx="74" ry="17" fill="{#ffffff>#f7d3de}"/>${[-22, 20].map((x) => `<path d="M${x}-70V-106" stroke="#4f9a4a" stroke-width="4"/><g transform="translate(${x} -112)" fill="#ffd24a">${repeat(6, (at) => `<ellipse cx="0" cy="-10" rx="6" ry="9" transform="rotate(${at * 60})"/>`)}<circle cx="0" cy="0" r="6" fill="#c9782a"/></g>`).join('')}`,
  },
  hotAirBalloon: {
    width: 200,
    height: 330,
    seat: 24,
    drawing:
      '<path d="M0-340Q-112-336-112-232-108-160-34-104H34Q108-160 112-232 112-336 0-340Z" fill="{#8fe0a4>#2f9a62}"/><path d="M0-340Q-56-330-56-232-54-160-16-104H16Q54-160 56-232 56-330 0-340Z" fill="{#f7f2c2>#d9c25c}"/><path d="M0-340Q-16-330-16-232-16-160-6-104H6Q16-160 16-232 16-330 0-340Z" fill="{#8fe0a4>#2f9a62}"/><path d="M-88-290Q-66-322-30-330" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="9" stroke-linecap="round"/><path d="M-34-104L-34-48M34-104L34-48M-12-104L-14-48M12-104L14-48" stroke="#7d5a34" stroke-width="3"/><path d="M-14 4Q-30 30-20 60" fill="none" stroke="#b98a4c" stroke-width="5" stroke-linecap="round"/>',
  },
  balloonBasket: {
    width: 90,
    height: 56,
    drawing:
      '<path d="M-42-52H42L36 4H-36Z" fill="{#d9a868>#8a5a2c}"/><path d="M-46-56H46V-44H-46Z" fill="{#e8bd80>#9a6a36}"/><path d="M-38-28H38M-36-12H36M-24-44V4M-8-44V4M8-44V4M24-44V4" stroke="#6d4422" stroke-opacity=".5" stroke-width="3"/>',
  },
  towerWindow: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `<path d="M-480-640H480V4H-480Z" fill="{#4f8f72|#3a6f58}"/><path d="M-150-60V-330Q0-500 150-330V-60Z" fill="{#14204e|#3a5a96}"/><g fill="rgb(255,250,215)">${repeat(16, (at) => `<circle cx="${((at * 83) % 270) - 135}" cy="${-400 + ((at * 47) % 220)}" r="${1.6 + (at % 3)}"/>`)}</g><path d="M-150-150Q-60-190 20-160T150-164V-60H-150Z" fill="#1f3a44"/><path d="M-6-172Q40-150 10-128-40-108 30-60H-50Q-84-108-20-134 16-150-12-172Z" fill="rgb(226,186,86)"/><path d="M-174-50V-336Q0-528 174-336V-50H150V-330Q0-500-150-330V-50Z" fill="{#a9ecb9>#3f9a68}"/><path d="M-190-62H190V-36H-190Z" fill="{#d8ffd9>#5fae80}"/><path d="M-480 0H480V450H-480Z" fill="{#6fa88a|#3d6f58}"/><path d="M0-452V-60M-150-250H150" stroke="#4fae78" stroke-width="6"/>`,
  },
  yellowBrick: {
    width: 60,
    height: 24,
    drawing:
      '<path d="M-30-18L-22-26H34L28-18Z" fill="#ffe48a"/><path d="M-30-18H28V0H-30Z" fill="{#f7cf5c>#c9962f}"/><path d="M28-18L34-26V-8L28 0Z" fill="#a87a24"/>',
  },
} as const satisfies Record<string, Motif>;
