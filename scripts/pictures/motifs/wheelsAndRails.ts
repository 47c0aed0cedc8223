import { repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';
import { town } from './town.ts';

const wheel = (x: number, r: number) =>
  `<circle cx="${x}" cy="${-r}" r="${r}" fill="{#5b6370@#1f232b}"/><circle cx="${x}" cy="${-r}" r="${r * 0.62}" fill="none" stroke="#b98d44" stroke-width="3"/><circle cx="${x}" cy="${-r}" r="${r * 0.2}" fill="#d9b45a"/>`;
const wagon = (x: number, light: string, dark: string, more = '') =>
  `<path d="M${x - 82}-92Q${x}-106 ${x + 82}-92V-84H${x - 82}Z" fill="#3a3f49"/><path d="M${x - 76}-86H${x + 76}V-20H${x - 76}Z" fill="{${light}>${dark}}"/>${[-52, -18, 16, 50].map((w) => `<path d="M${x + w - 11}-74h22v26h-22z" fill="rgb(255,236,180)"/>`).join('')}<path d="M${x - 76}-38H${x + 76}V-32H${x - 76}Z" fill="#f0d28a"/>${wheel(x - 48, 13)}${wheel(x + 48, 13)}<path d="M${x + 76}-26h16v6h-16z" fill="#2b2f38"/>${more}`;
const seat = (x: number, y: number, s: number) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-60-150Q0-162 60-150V-44H-60Z" fill="{#5f8a74>#2f5544}"/><path d="M-48-140Q0-150 48-140" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="5"/><path d="M-66-56H66V-22H-66Z" fill="{#73a088>#3a6552}"/><path d="M-58-22H-48V0H-58ZM48-22H58V0H48Z" fill="#8f98a3"/></g>`;

export const wheelsAndRails = {
  /** An engine with two wagons, a striped cloth at one window. */
  steamTrain: {
    width: 560,
    height: 170,
    drawing: `${wagon(-190, '#c8604a', '#7d2f2a', '<path d="M-120-66q18 10 34-2t30 2l-2 16q-18 10-32 0t-30 4z" fill="#fffaf0"/><path d="M-108-64l-2 16M-92-66l-2 16M-76-66l-2 16" stroke="#d9523f" stroke-width="4"/>')}${wagon(-10, '#6f8fb8', '#34507c')}<path d="M86-120H150V-22H86Z" fill="{#4f5a6a>#23282f}"/><path d="M80-128H156V-116H80Z" fill="#b5483f"/><path d="M98-108h36v34h-36z" fill="rgb(255,236,180)"/><path d="M146-84H236Q248-84 248-56T236-28H146Z" fill="{#5f6a7a|#262b34}"/><path d="M176-84V-28M206-84V-28" stroke="#d9b45a" stroke-width="4"/><path d="M212-84L208-130H240L234-84Z" fill="{#5f6672>#23262d}"/><path d="M202-142H246L238-128H210Z" fill="{#7d8692>#3a3f49}"/><path d="M170-84Q170-102 182-102T194-84Z" fill="#d9b45a"/><path d="M240-34L276-6H230Z" fill="{#b5483f>#6d2420}"/><circle cx="250" cy="-58" r="9" fill="rgb(255,244,200)"/>${wheel(112, 19)}${wheel(158, 19)}${wheel(206, 15)}<path d="M112-19H158" stroke="#d9dfe8" stroke-width="6"/><path d="M-280-2H280V4H-280Z" fill="#6a5a4a" opacity="0"/><g fill="#f4f6fa" opacity=".9"><circle cx="206" cy="-160" r="16"/><circle cx="178" cy="-170" r="22"/><circle cx="140" cy="-168" r="18"/></g>`,
  },
  /** Two banks with what is left of a bridge between them. */
  brokenBridge: {
    width: 960,
    height: 220,
    seat: 200,
    drawing: `<path d="M-200-40H236L220 620H-190Z" fill="{#86a8b4>#3f5f74}"/><path d="M-190 60Q-60 20 20 60T224 50V620H-186Z" fill="{#6fb6d8>#2f6f9c}"/><path d="M-150 110q60-16 120 0M20 170q70-18 150 0M-120 250q80-18 150 0M40 340q70-16 130 0" fill="none" stroke="#e8f6fc" stroke-opacity=".7" stroke-width="6" stroke-linecap="round"/><path d="M-520-200H-196Q-180-150-196-100-176-40-196 60-170 150-206 260L-180 620H-520ZM520-200H236Q214-150 232-90 210-30 230 60 206 160 236 260L214 620H520Z" fill="{#b59a7c>#6d5640}"/><path d="M-520-200H-196Q-188-186-190-176-320-160-520-172ZM520-200H236Q226-186 230-176 340-160 520-172Z" fill="{#8fb878>#547f4c}"/><path d="M-196-130Q-260-120-300-60M-196 0Q-240 10-280 70M232-110Q300-90 330-30" fill="none" stroke="#5a4634" stroke-opacity=".5" stroke-width="5"/><path d="M-520-210H-130V-196H-520ZM520-210H190V-196H520Z" fill="#4a3a2c"/><path d="M-520-214H-120M520-214H186" stroke="#8f98a3" stroke-width="6"/><path d="M-170-196L-196-60M-140-196L-180-100M214-196L234-70" stroke="{#a5744a>#553319}" stroke-width="12"/><path d="M-110-186L-60-150-68-138-118-174ZM-30-120L30-140 34-126-26-106ZM70-150L104-90 92-84 58-144ZM120-190L176-176 172-162 116-176ZM-70-60L-20-80-14-68-64-48ZM40-40L90-10 82 0 32-30Z" fill="{#b98455>#6d4425}"/>`,
  },
  /** A mule between two willow baskets. */
  basketMule: {
    ...town.donkey,
    drawing: `${town.donkey.drawing}<path d="M-46-104Q-10-114 24-104L20-88Q-10-96-42-88Z" fill="{#c8604a>#7d2f2a}"/><path d="M-64-92H-18L-24-46H-58Z" fill="{#d9b06a>#8f6a34}"/><path d="M-64-92H-18M-62-80H-20M-61-68H-22M-59-56H-24" stroke="#7a5628" stroke-width="3"/><path d="M-62-94Q-41-110-20-94Z" fill="{#a8d488>#5f9a5a}"/><path d="M2-92H40L34-50H8Z" fill="{#d9b06a>#8f6a34}"/><path d="M2-92H40M4-80H38M6-68H36" stroke="#7a5628" stroke-width="3"/><circle cx="21" cy="-97" r="9" fill="{#f2a65c@#b5622c}"/><circle cx="9" cy="-95" r="7" fill="{#f2614f@#a31f30}"/><circle cx="33" cy="-95" r="7" fill="{#f2614f@#a31f30}"/>`,
  },
  /** A bus of the year 1955 from within: windows at dusk, three rows that face us. */
  oldBusInside: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `<path d="M-480-640H480V4H-480Z" fill="{#e6dcc0|#c9b88f}"/><path d="M-480 0H480V450H-480Z" fill="{#7d7468|#4a443c}"/><path d="M-480-640H480V-440H-480Z" fill="{#f4ecd6|#ddcfa8}"/><path d="M-480-446H480V-432H-480Z" fill="#8a9a8c"/>${[-372, -124, 124, 372].map((x) => `<path d="M${x - 108}-410H${x + 108}V-196H${x - 108}Z" fill="{#8a9a8c>#5a6a5f}"/><path d="M${x - 96}-398H${x + 96}V-208H${x - 96}Z" fill="rgb(70,84,130)"/><path d="M${x - 96}-300H${x + 96}V-208H${x - 96}Z" fill="rgb(206,130,104)" opacity=".55"/><path d="M${x - 96}-208V-262h34v-30h40v44h36v-60h44v48h38v58z" fill="rgb(40,46,84)"/><path d="M${x - 50}-280h8v10h-8zM${x + 6}-290h8v10h-8zM${x + 52}-246h8v10h-8z" fill="rgb(255,222,140)"/><path d="M${x - 96}-306H${x + 96}" stroke="#5a6a5f" stroke-width="8"/>`).join('')}<path d="M-480-190H480V0H-480Z" fill="{#7fa08c>#4a6a58}"/><path d="M-480-176H480" stroke="#e6dcc0" stroke-width="6"/>${[-280, 20, 320].map((x) => seat(x, 30, 0.86)).join('')}${[-430, -130, 170, 470].map((x) => `<path d="M${x - 5}-640H${x + 5}V40H${x - 5}Z" fill="{#e8ecf0>#9aa3ae}"/>`).join('')}<path d="M-480-470H480" stroke="#c3cad2" stroke-width="8"/>`,
  },
  /** A bus with a low floor; its ramp lies on the kerb. */
  lowBus: {
    width: 620,
    height: 270,
    drawing: `<path d="M-300-262Q-300-276-280-276H270Q300-276 304-240L312-120V-28H-300Z" fill="{#6fb6e8>#2f6fae}"/><path d="M-300-92H312V-74H-300Z" fill="#fffdf4"/><path d="M-284-250H-96V-130H-284ZM60-250H206V-130H60ZM222-250H286Q292-200 298-130H222Z" fill="{#e4f4fa>#9cc4da}"/><path d="M-190-250V-130M132-250V-130" stroke="#2f5f8c" stroke-width="8"/><path d="M-264-240L-290-170M90-240L66-180" stroke="#fff" stroke-opacity=".6" stroke-width="8"/><path d="M-80-252H44V-24H-80Z" fill="{#2b3a4a|#465a6c}"/><path d="M-80-252H-66V-24H-80ZM30-252H44V-24H30Z" fill="#dfe6ee"/><path d="M-66-24H30V-16H-66Z" fill="#f0c94a"/><path d="M-66-16H30L76 66H-128Z" fill="{#dfe5ec>#97a1ad}"/><path d="M-66-16L-128 66M30-16L76 66" stroke="#f0c94a" stroke-width="8" stroke-linecap="round"/><path d="M-18-2L-22 50M-22 50l-12-12M-22 50l10-13" fill="none" stroke="#5a6676" stroke-width="5" stroke-linecap="round"/><path d="M-128 66H76V72H-128Z" fill="#6f7883"/><path d="M-240-272H-140V-262H-240Z" fill="#2b2f38"/><path d="M284-60H312V-44H284Z" fill="rgb(255,244,200)"/>${[-196, 192].map((x) => `<circle cx="${x}" cy="-28" r="38" fill="{#4f5560@#1c1f26}"/><circle cx="${x}" cy="-28" r="17" fill="{#dfe6ee@#8a94a0}"/>`).join('')}`,
  },
  /** Sheets of ice that break up and drift. */
  iceFloes: {
    width: 640,
    height: 60,
    drawing:
      '<g fill="{#ffffff>#c9e2f0}"><path d="M-310-20L-250-42-180-36-150-16-210 0-290-4ZM-110-4L-60-24 10-20 30-2-30 14-100 10ZM70-34L130-50 190-40 180-24 110-18ZM200 0L250-20 310-12 320 6 250 16Z"/></g><g fill="#8fb8d0"><path d="M-310-20L-290-4-210 0-150-16-148-8-208 10-292 6ZM-110-4L-100 10-30 14 30-2 30 6-30 24-104 20ZM70-34L110-18 180-24 182-16 110-8 76-20ZM200 0L250 16 320 6 318 14 250 26 204 12Z"/></g><path d="M-260-30l40-2M-60-12l40 2M120-38l30-2M250-8l30 2" stroke="#fff" stroke-width="4" stroke-linecap="round"/>',
  },
  /** A bridge of twisted vines, willow and reeds over a river with ice in it. */
  vineBridge: {
    width: 900,
    height: 120,
    seat: 62,
    drawing: `<path d="M-430 4V-124H-408V4ZM408 4V-124H430V4Z" fill="{#a5744a>#553319}"/><path d="M-470-124Q0-50 470-124" fill="none" stroke="#6d5a34" stroke-width="10"/><path d="M-470-124Q0-50 470-124" fill="none" stroke="#a89458" stroke-width="4" stroke-dasharray="10 7"/><path d="M-440-62Q0-44 440-62L444-34Q0-14-444-34Z" fill="{#b9a860>#7a6a34}"/>${repeat(34, (at) => `<path d="M${at * 26 - 430}-60l${at % 2 ? 10 : -6} 28" stroke="${at % 3 ? '#8fa05a' : '#d9c884'}" stroke-width="6"/>`)}${[-340, -250, -160, -70, 20, 110, 200, 290, 360].map((x) => `<path d="M${x} ${Math.round(-88 - (x * x) / 6000)}V-52" stroke="#8a7642" stroke-width="5"/>`).join('')}<path d="M-470-40Q0-8 470-40" fill="none" stroke="#6d5a34" stroke-width="9"/><path d="M-470-26Q0 8 470-26" fill="none" stroke="#6d5a34" stroke-width="6"/>`,
  },
} as const satisfies Record<string, Motif>;
