import { repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

const PATCHES = ['#a5597f', '#5f8a9a', '#d9b56a', '#7d9a6a', '#b5735a', '#6d6a94', '#c9a0a8', '#8a8f6a'];
const shell = (wall: string, floor: string) =>
  `<path d="M-480-640H480V4H-480Z" fill="${wall}"/><path d="M-480 0H480V450H-480Z" fill="${floor}"/>`;
const boards = repeat(
  11,
  (at) => `<path d="M${(at - 5) * 94} 0L${(at - 5) * 240} 450" stroke="#5f4026" stroke-opacity=".4" stroke-width="3"/>`,
);

/** Running water from edge to edge, its face so far above its foot. */
const flood = (up: number, light: string, dark: string) =>
  `<g transform="translate(0 ${up})"><path d="M-400-20Q-340-44-280-24T-160-22-40-26 80-20 200-26 320-20 400-24V460H-400Z" fill="{${light}|${dark}}" opacity=".95"/><path d="M-380-8q40-14 80 0t80 0M-160 6q50-16 100 0t100 0M80-6q40-14 80 0t80 0M-300 40q60-18 120 0t120 0M60 50q60-18 120 0t120 0M-200 100q70-20 140 0t140 0" fill="none" stroke="#eaf6fc" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/></g>`;

/** Rooms, landscapes and maps of older readers' books. */
export const lands = {
  roadWindow: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `${shell('{#dfe3cf|#c2c8aa}', '{#c99a6a|#8a5f3a}')}<path d="M-180-480H420V-160H-180Z" fill="{#a9d9f0|#e6f3e6}"/><path d="M-180-300Q-60-360 60-310 200-370 420-300V-160H-180Z" fill="{#9cc58a|#6fa066}"/><path d="M-180-214Q100-244 420-214V-160H-180Z" fill="{#e3c898|#c0986a}"/><g fill="{#7fb56a>#4a8450}"><circle cx="-120" cy="-290" r="36"/><circle cx="340" cy="-306" r="44"/><circle cx="388" cy="-280" r="34"/></g>`,
  },
  roadSill: {
    width: 1,
    height: 300,
    drawing:
      '<path d="M-180-480H420V-160H-180ZM-200-500V-140H440V-500Z" fill="#fffaf0" fill-rule="evenodd"/><path d="M112-490H128V-150H112ZM-190-332H430V-320H-190Z" fill="#fffaf0"/><path d="M-230-146H470V-120H-230Z" fill="{#fffaf0|#d6ccb6}"/><path d="M-230-520H470V-486H-230Z" fill="#a5744a"/><path d="M-220-490Q-170-300-226-130H-156Q-110-320-130-490ZM460-490Q410-300 466-130H396Q350-320 370-490Z" fill="{#c9d6b0>#8fa078}"/><path d="M-480-8H480V6H-480Z" fill="#8a6238"/>',
  },
  patchQuilt: {
    width: 220,
    height: 110,
    drawing: `<path d="M-110 0Q-116-60-70-96 0-112 76-92 116-50 110 0 0 14-110 0Z" fill="#efe4cc"/>${repeat(12, (at) => `<path d="M${-96 + (at % 4) * 48}-${26 + Math.floor(at / 4) * 28}h44v25h-44z" fill="${PATCHES[(at * 3) % 8]}"/>`)}<path d="M-100-24H100M-100-52H100M-90-80H90M-50-100V6M0-106V8M48-100V6" stroke="#fffaf0" stroke-width="3" stroke-dasharray="7 5"/>`,
  },
  grassSea: {
    width: 1,
    height: 20,
    drawing: `<path d="M-900 0H900V1400H-900Z" fill="{#cfd99a|#8fa860}"/>${repeat(17, (at) => `<path d="M-900 ${10 + at * at * 4}Q-300 ${4 + at * at * 4} 0 ${12 + at * at * 4}T900 ${8 + at * at * 4}" fill="none" stroke="#f0f2c4" stroke-opacity=".4" stroke-width="${(2 + at * 0.5).toFixed(1)}"/>`)}${repeat(60, (at) => `<path d="M${((at * 277) % 1700) - 850} ${40 + at * 12}q6-${12 + at * 0.4} 3-${20 + at * 0.5}M${((at * 277) % 1700) - 842} ${40 + at * 12}q8-${8 + at * 0.3} 12-${16 + at * 0.4}" fill="none" stroke="#6f8a48" stroke-width="3" stroke-linecap="round"/>`)}`,
  },
  brook: { width: 1, height: 60, drawing: flood(0, '#bfe4f2', '#5fa6cc') },
  floodRiver: { width: 1, height: 110, drawing: flood(-96, '#4f86b4', '#1f3f6a') },
  pacificRing: {
    width: 1000,
    height: 600,
    drawing:
      '<g fill="{#dfe0a8|#b3bd7c}" stroke="#fff" stroke-width="5" stroke-linejoin="round"><path d="M-520-590H-230L-150-560-200-520-260-470-230-420-270-400-290-370-300-330-330-340-340-300-380-270-400-230-430-200-450-250-520-240Z"/><path d="M-196-470l22-8 14 30-20 40-26 10-6-14 20-22z"/><path d="M-288-452l18-6 8 26 6 26-10 10-14-16-4-22z"/><path d="M-330-190l40-6 30 30-30 16-44-18zM-250-150l46-4 20 16-50 8zM-290-250l16-6 8 36-18 4z"/><path d="M-320-96Q-270-130-230-110-180-120-160-70-150-20-200-10-250-30-300-20-340-50-320-96Z"/><path d="M-80 0l14-36 12 4-12 34z"/><path d="M520-590H60L100-540 160-520 190-470 210-420 236-380 270-340 310-310 330-280 350-300 320-340 330-380 400-380 430-420 520-460Z"/><path d="M350-272Q400-270 440-230 500-210 520-180V-10H400L390-80 372-150 350-200Z"/></g><path d="M-120-10Q-150-60-150-110-220-170-300-170-330-230-250-300-250-370-210-420-170-500-90-530 20-566 110-520 180-450 216-360 300-280 336-240 340-180 372-110 384-50 390-6" fill="none" stroke="#e0503a" stroke-width="16" stroke-linecap="round" stroke-dasharray="4 24"/><path d="M-120-10Q-150-60-150-110-220-170-300-170-330-230-250-300-250-370-210-420-170-500-90-530 20-566 110-520 180-450 216-360 300-280 336-240 340-180 372-110 384-50 390-6" fill="none" stroke="#ff9a5c" stroke-opacity=".35" stroke-width="34" stroke-linecap="round"/>',
  },
  liaodongMap: {
    width: 1030,
    height: 580,
    drawing:
      '<path d="M-515-588H515V0H-515Z" fill="{#a9d9e8|#74b4d4}"/><path d="M-510 -584 510 -584 510 -396 510 -396 510 -338 449 -280 428 -222 493 -155 510 -39 510 -4 370 -4 341 -4 384 -29 348 -87 246 -97 268 -155 254 -232 210 -290 109 -261 29 -203 -22 -179 -7 -251 51 -338 -36 -377 -138 -290 -254 -213 -275 -155 -188 -68 -167 -29 -51 -87 80 -39 -22 -4 -510 -4Z" fill="{#ecdfb4|#c9b57e}" stroke="#ffffff" stroke-width="5" stroke-linejoin="round"/><path d="M-123 -300 -181 -338 -239 -348 -312 -362 -370 -348 -428 -329 -486 -358" fill="none" stroke="#7a6a50" stroke-width="11" stroke-dasharray="16 7"/><path d="M-515-588H515V0H-515Z" fill="none" stroke="#a98a54" stroke-width="8"/>',
  },
  minbakRoom: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `${shell('{#d9cdb2|#b8a884}', '{#c49a66|#805a34}')}<path d="M-400-470H-180V-200H-400Z" fill="rgb(28,42,84)"/><g fill="rgb(240,244,255)"><circle cx="-350" cy="-420" r="3"/><circle cx="-250" cy="-440" r="2.500"/><circle cx="-220" cy="-380" r="2"/></g><path d="M-400-470H-180V-200H-400ZM-290-470V-200" fill="none" stroke="#fffaf0" stroke-width="14"/><path d="M120-470H420V-150H120Z" fill="{#a5744a>#6b4428}"/><path d="M136-454H404V-320H136ZM136-304H404V-166H136Z" fill="#4f3220"/><g fill="#e9eef0"><path d="M150-320q0-26 26-26t26 26zM214-320q0-20 22-20t22 20z"/><path d="M276-322l30-44 30 10-20 40z"/><path d="M350-320v-60h30v60z"/></g><g fill="#cfe0d6"><path d="M160-166v-50h44v50zM222-166q-4-40 26-40t26 40zM300-168l20-46 34 12-14 38z"/></g><path d="M-60-640V-500" stroke="#4a3a2a" stroke-width="5"/><path d="M-110-460Q-60-520-10-470L-20-454Q-60-490-100-446Z" fill="#f4e6c0"/><path d="M-480-8H480V6H-480Z" fill="#6b4a2c"/>${boards}<g stroke="#fff" stroke-opacity=".4" stroke-width="5" stroke-linecap="round" fill="none"><path d="M100-400q-16 20 0 40t0 40M440-400q16 20 0 40t0 40M-420-400q-14 20 0 40M-160-400q14 20 0 40"/></g>`,
  },
  cushion: {
    width: 70,
    height: 34,
    drawing:
      '<path d="M-38-14Q-44-34-20-30 0-36 22-30 44-34 38-14 42 4 20 0 0 6-22 0-44 4-38-14Z" fill="{#d9706a>#94343c}"/><path d="M-26-16Q0-24 26-16M-8-24q8 8 16 0" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3"/>',
  },
  brickStack: {
    width: 160,
    height: 120,
    drawing: repeat(4, (row) =>
      repeat(4 - (row === 3 ? 2 : 0), (at) => {
        const x = -80 + at * 40 + (row % 2) * 12 + (row === 3 ? 30 : 0);
        return `<path d="M${x}-${row * 28}v-26h38v26z" fill="{#d98a68>#9a4a34}"/><path d="M${x + 4}-${row * 28 + 22}h28" stroke="#fff" stroke-opacity=".3" stroke-width="3"/>`;
      }),
    ),
  },
} as const satisfies Record<string, Motif>;
