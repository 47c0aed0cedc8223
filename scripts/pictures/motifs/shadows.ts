import { n, repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

/** From the picture to a motif that stands near by, one step behind, in a room. */
const px = (x: number) => n((x - 600) / 1.66);
const py = (y: number) => n((y - 950) / 1.66);
const rect = (left: number, top: number, right: number, bottom: number) =>
  `M${px(left)} ${py(top)}H${px(right)}V${py(bottom)}H${px(left)}Z`;

/** The head of a rabbit as two hands throw it on a wall, its middle at (0, 0). */
const RABBIT =
  'M-60 70Q-74 30-50 10-64-20-40-34-30-40-18-34-38-80-34-120-24-134-14-118-4-80-4-40 2-42 8-40 10-86 28-122 40-132 46-116 46-74 28-34 60-26 74 0 78 18 62 28 48 34 34 30 40 50 30 70Z';

export const shadows = {
  /** A bare wall with a circle of light on it, in a room at night: near, a step behind, x 0.5. */
  litWall: {
    width: 1,
    height: 20,
    drawing: `<path d="${rect(-60, -60, 1260, 836)}" fill="{#e2ddd2|#bdb5a6}"/><ellipse cx="${px(740)}" cy="${py(560)}" rx="215" ry="190" fill="rgb(255,246,206)" opacity=".5"/><ellipse cx="${px(740)}" cy="${py(560)}" rx="188" ry="166" fill="rgb(255,250,224)"/><path d="${rect(-60, 800, 1260, 838)}" fill="{#f2ead8|#d0c0a0}"/><path d="${rect(-60, 836, 1260, 1480)}" fill="{#cfa36e|#8f6740}"/>${repeat(4, (at) => `<path d="${rect(-60, 880 + at * at * 36, 1260, 884 + at * at * 36)}" fill="#6d4c2c" opacity=".4"/>`)}<path d="${rect(40, 400, 190, 640)}" fill="rgb(30,40,84)"/><path d="${rect(40, 400, 190, 640)}M${px(115)} ${py(400)}V${py(640)}" fill="none" stroke="#f2efe8" stroke-width="8"/><circle cx="${px(80)}" cy="${py(450)}" r="9" fill="rgb(255,248,214)"/>`,
  },
  shadowRabbit: {
    width: 1,
    height: 200,
    drawing: `<g transform="translate(0 -74)"><path d="${RABBIT}" fill="rgb(34,30,48)"/><circle cx="38" cy="-4" r="7" fill="rgb(255,250,224)"/></g>`,
  },
  shadowRabbitHuge: {
    width: 1,
    height: 420,
    drawing: `<g transform="translate(0 -150) scale(2.1)"><path d="${RABBIT}" fill="none" stroke="rgb(90,84,100)" stroke-width="13" opacity=".5" stroke-linejoin="round"/><path d="${RABBIT}" fill="rgb(34,30,48)"/><circle cx="38" cy="-4" r="7" fill="rgb(255,250,224)"/></g>`,
  },
  whiteRabbitShadow: {
    width: 1,
    height: 260,
    drawing: `<path d="M-110-250H120V0H-110Z" fill="rgb(34,30,48)" opacity=".92"/><g transform="translate(0 -96)"><path d="${RABBIT}" fill="rgb(255,253,240)"/><circle cx="38" cy="-4" r="7" fill="rgb(34,30,48)"/></g>`,
  },
  flashlight: {
    width: 110,
    height: 40,
    drawing:
      '<path d="M-56-28H14V-8H-56Q-62-18-56-28Z" fill="{#f0796a>#a8302f}"/><path d="M14-30L40-38V2L14-6Z" fill="{#5a606c>#2c313a}"/><ellipse cx="40" cy="-18" rx="7" ry="20" fill="rgb(255,246,200)"/><path d="M-24-32H-8V-26H-24Z" fill="#ffe28a"/>',
  },
  coinBowl: {
    width: 190,
    height: 110,
    drawing:
      '<path d="M-92-84Q-84-8-40 0H40Q84-8 92-84Z" fill="{#ffffff>#c9d3de}"/><path d="M-40 0H40L34 8H-34Z" fill="#aab6c4"/><ellipse cx="0" cy="-84" rx="92" ry="26" fill="{#f4f8fb>#d0dae4}"/><ellipse cx="0" cy="-80" rx="82" ry="20" fill="{#a9dcf2|#5fb0dc}"/><path d="M-60-84q20-8 40 0M10-74q24-8 46 0" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".8"/><ellipse cx="-6" cy="-74" rx="22" ry="8" fill="{#eef1f5>#98a2ae}"/><ellipse cx="-6" cy="-75" rx="15" ry="5" fill="none" stroke="#7d8794" stroke-width="2"/><path d="M-86-60Q-76-20-50-8" fill="none" stroke="#5f86b8" stroke-width="5" opacity=".6"/>',
  },
  prismBand: {
    width: 420,
    height: 240,
    drawing: `<path d="M-330-190L-34-118-34-104-330-164Z" fill="rgb(255,253,230)" opacity=".85"/>${['230,70,70', '240,140,60', '246,210,80', '100,190,100', '80,170,230', '80,100,210', '150,90,200'].map((colour, at) => `<path d="M24-${112 - at * 3}L300-${190 - at * 26}V-${164 - at * 26}L24-${109 - at * 3}Z" fill="rgb(${colour})" opacity=".85"/>`).join('')}<path d="M-8-170L66-30H-82Z" fill="#e6f6fb" fill-opacity=".8" stroke="#a9cfe0" stroke-width="5" stroke-linejoin="round"/><path d="M-8-160L-62-42" stroke="#fff" stroke-width="7" stroke-linecap="round"/><path d="M-90-28H74V0H-90Z" fill="{#c9935f>#7a4a28}"/>`,
  },
  holedCards: {
    width: 360,
    height: 150,
    drawing: [-120, 0, 120]
      .map(
        (x) =>
          `<path d="M${x - 10}-150L${x + 30}-130V6L${x - 10}-8Z" fill="{#d9b27c>#9a6f3c}"/><ellipse cx="${x + 10}" cy="-76" rx="7" ry="11" fill="#fff6c8"/>`,
      )
      .join(''),
  },
  candleUpsideDown: {
    width: 60,
    height: 120,
    drawing:
      '<path d="M-14-120H14V-56H-14Z" fill="{#fff6e2>#d8c9a4}"/><path d="M0-56V-46" stroke="#3a3028" stroke-width="4"/><path d="M0-6Q-22-30-10-44 0-52 10-44 22-30 0-6Z" fill="rgb(255,170,60)"/><path d="M0-18Q-10-32-4-40 4-44 6-38 8-30 0-18Z" fill="rgb(255,236,150)"/>',
  },
  pinholeBox: {
    width: 190,
    height: 120,
    drawing:
      '<path d="M-90-110H80V0H-90Z" fill="{#d9a76a>#8f5f34}"/><path d="M-90-110L-70-128H100L80-110Z" fill="#e8c08a"/><path d="M80-110L100-128V-18L80 0Z" fill="#75502c"/><circle cx="-90" cy="-54" r="5" fill="#2a1c14"/><path d="M-70-96H60" stroke="#6d4c2c" stroke-width="3" opacity=".5"/>',
  },
  handMirror: {
    width: 90,
    height: 150,
    drawing:
      '<path d="M-7-60H7L10 0H-10Z" fill="{#e8c47a>#a87a34}"/><ellipse cx="0" cy="-100" rx="44" ry="50" fill="{#f0d08a>#a87a34}"/><ellipse cx="0" cy="-100" rx="35" ry="41" fill="{#eaf6fb>#a9cfe0}"/><path d="M-20-84L6-132M-4-76L18-116" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".8"/>',
  },
} as const satisfies Record<string, Motif>;
