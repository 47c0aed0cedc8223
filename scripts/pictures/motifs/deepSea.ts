import { repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

const weed = (x: number, h: number, bow: number, colour: string) =>
  `<path d="M${x} 4Q${x - bow} ${-h * 0.35} ${x} ${-h * 0.6} ${x + bow} ${-h * 0.85} ${x} ${-h}" fill="none" stroke="${colour}" stroke-width="7" stroke-linecap="round"/>${repeat(
    Math.floor(h / 46),
    (at) => {
      const y = -30 - at * 44;
      return `<path d="M${x} ${y}q${at % 2 ? 30 : -30}-8 ${at % 2 ? 40 : -40}-34q${at % 2 ? -32 : 32} 2 ${at % 2 ? -40 : 40} 34z" fill="${colour}"/><circle cx="${x + (at % 2 ? 8 : -8)}" cy="${y - 8}" r="5" fill="#d9c26a"/>`;
    },
  )}`;
const suit = (face: string) =>
  `<path d="M-34-8H-4V4H-40Q-42-8-34-8ZM4-8H34Q42-8 40 4H4Z" fill="{#6f7782>#2f343d}"/><path d="M-32-84H-2V-8H-30ZM2-84H32L30-8H4Z" fill="{#e0bd82>#8f6a3a}"/><path d="M-40-140Q-44-90-36-74H36Q44-90 40-140 20-156 0-156T-40-140Z" fill="{#ecca90>#9a7440}"/><path d="M-38-134Q-62-110-58-76" fill="none" stroke="{#e0bd82>#8f6a3a}" stroke-width="22" stroke-linecap="round"/><path d="M38-134Q62-112 58-78" fill="none" stroke="#b08a50" stroke-width="22" stroke-linecap="round"/><circle cx="-58" cy="-68" r="11" fill="#7a5a36"/><circle cx="58" cy="-70" r="11" fill="#7a5a36"/><path d="M-38-86H38V-74H-38Z" fill="#6d4a28"/><path d="M-7-90H7V-70H-7Z" fill="#d9b45a"/><path d="M-44-150Q0-128 44-150L38-128Q0-110-38-128Z" fill="{#d98a4a>#7d4522}"/><circle cx="0" cy="-184" r="46" fill="{#f0a864@#8a4a24}"/><circle cx="6" cy="-184" r="31" fill="#5f3318"/><circle cx="6" cy="-184" r="27" fill="{#d4f0f6>#7fb4c8}"/>${face}<path d="M-10-200Q0-210 14-206" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"/><circle cx="-38" cy="-184" r="8" fill="#7d4522"/><path d="M-8-232H8V-224H-8Z" fill="#7d4522"/>`;
const eyes =
  '<ellipse cx="6" cy="-176" rx="22" ry="17" fill="#f7d4b6"/><circle cx="-2" cy="-182" r="4" fill="#2a1f24"/><circle cx="16" cy="-182" r="4" fill="#2a1f24"/><path d="M2-169q5 4 10 0" stroke="#a8523c" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M-8-191q6-4 10-1M12-192q6-3 10 1" stroke="#4a342a" stroke-width="3" fill="none"/>';
const beard =
  '<path d="M-14-176Q6-162 26-176Q24-158 6-157-12-158-14-176Z" fill="#3a322e"/><path d="M2-169q5 3 10 0" stroke="#d98a7a" stroke-width="3" fill="none"/>';

export const deepSea = {
  tuna: {
    width: 250,
    height: 90,
    drawing:
      '<path d="M84-46L126-88Q112-46 128-4L84-40Z" fill="{#4a6a94>#22385a}"/><path d="M-8-76Q10-98 30-92L22-72ZM-4-14Q14 6 34 0L24-18Z" fill="{#4a6a94>#22385a}"/><path d="M-124-42Q-70-86 0-80 60-74 98-44 60-14 0-8-70-4-124-42Z" fill="{#e4edf4>#a9bccb}"/><path d="M-124-42Q-70-86 0-80 60-74 98-44 40-56-20-54-80-52-124-42Z" fill="{#5a7cab>#22385a}"/><path d="M-70-66Q-56-42-70-18" fill="none" stroke="#7f95a8" stroke-width="4"/><circle cx="-92" cy="-48" r="8" fill="#fff"/><circle cx="-92" cy="-48" r="5" fill="#1f2430"/><path d="M-122-40Q-108-34-98-36" fill="none" stroke="#5b6b7a" stroke-width="3" stroke-linecap="round"/><path d="M-50-40Q-20-34-14-20-36-22-50-40Z" fill="#33507c"/><g fill="#f0cf5a"><path d="M40-66l8-8 2 10zM56-60l8-7 2 9zM42-18l8 8 2-10zM58-24l8 7 2-9z"/></g>',
  },
  kelp: {
    width: 260,
    height: 460,
    drawing: `${weed(-90, 420, 22, '#3f8f5f')}${weed(96, 440, -20, '#2f7a56')}${weed(-34, 460, -24, '#57a56c')}${weed(36, 360, 20, '#4a9a64')}`,
  },
  /** Somebody in the suit in which one walks on the floor of the sea. */
  diver: { width: 150, height: 234, drawing: suit(eyes) },
  diverCaptain: { width: 150, height: 234, drawing: suit(eyes + beard) },
  giantClam: {
    width: 300,
    height: 230,
    drawing: `<path d="M-140-70Q-150-210-70-222-40-240 0-226 40-240 70-222 150-210 140-70Z" fill="{#b9a2c8>#6a5280}"/>${[-88, -44, 0, 44, 88].map((x) => `<path d="M${x * 0.9}-66Q${x * 1.3}-150 ${x * 0.95}-222" fill="none" stroke="#4f3a66" stroke-opacity=".55" stroke-width="6"/>`).join('')}<path d="M-128-74Q-130-180-64-196-36-210 0-198 36-210 64-196 130-180 128-74Z" fill="{#ffe6ee>#d9a8bc}"/><path d="M-140-78Q0-110 140-78 150-60 132-50H-132Q-150-60-140-78Z" fill="{#f4a8b8>#b8607c}"/><circle cx="0" cy="-96" r="46" fill="rgb(255,255,240)" opacity=".22"/><circle cx="0" cy="-96" r="33" fill="{#ffffff@#d4cfe4}"/><ellipse cx="-11" cy="-108" rx="9" ry="7" fill="rgb(255,255,255)"/><path d="M-150-66Q-120-50-100-66-70-46-44-64-20-46 0-64 20-46 44-64 70-46 100-66 120-50 150-66 150 0 90 4H-90Q-150 0-150-66Z" fill="{#c9b4d6>#6f5886}"/>${[-100, -50, 0, 50, 100].map((x) => `<path d="M${x}-54Q${x * 0.9}-20 ${x * 0.7} 2" fill="none" stroke="#4f3a66" stroke-opacity=".55" stroke-width="6"/>`).join('')}`,
  },
  /** The saloon of a ship under the water, its iron shutters open. */
  salonWindow: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `<path d="M-480-640H480V4H-480Z" fill="{#7d4a3a|#5a2f2a}"/><path d="M-480 0H480V450H-480Z" fill="{#8f5a34|#4a2a18}"/>${repeat(11, (at) => `<path d="M${(at - 5) * 94} 0L${(at - 5) * 240} 450" stroke="#3a2012" stroke-opacity=".5" stroke-width="3"/>`)}<path d="M-480-640H480V-520H-480Z" fill="{#4f2c26|#6d3f34}"/><path d="M-330-470Q-330-500-300-500H300Q330-500 330-470V-90Q330-60 300-60H-300Q-330-60-330-90Z" fill="{#d9b06a>#7d5a2a}"/><path d="M-306-456Q-306-476-286-476H286Q306-476 306-456V-104Q306-84 286-84H-286Q-306-84-306-104Z" fill="rgb(20,96,140)"/><path d="M-306-300V-456Q-306-476-286-476H286Q306-476 306-456V-330Q120-270-80-320-220-340-306-300Z" fill="rgb(64,160,196)" opacity=".75"/><path d="M-150-476L-230-84H-130L-90-476ZM60-476L80-84H170L120-476Z" fill="rgb(190,236,244)" opacity=".22"/><path d="M-306-130Q-200-160-90-124 40-156 160-126 240-146 306-120V-104Q306-84 286-84H-286Q-306-84-306-104Z" fill="rgb(20,66,96)"/>${[-250, -210, 190, 240].map((x, at) => `<path d="M${x}-120q-12-30 0-56t0-${40 + at * 8}" fill="none" stroke="rgb(54,140,110)" stroke-width="8" stroke-linecap="round"/>`).join('')}${[-304, 304].map((x) => [-440, -280, -120].map((y) => `<circle cx="${x * 1.04}" cy="${y}" r="6" fill="#f4dca0"/>`).join('')).join('')}<path d="M-362-510H-326V-50H-362ZM326-510H362V-50H326Z" fill="{#8f98a3>#4a525e}"/><path d="M-480-40H480V0H-480Z" fill="{#6d3f2c>#3f2218}"/>${[-420, 420].map((x) => `<path d="M${x - 4}-330V-290" stroke="#d9b06a" stroke-width="6"/><circle cx="${x}" cy="-270" r="54" fill="rgb(255,232,170)" opacity=".2"/><circle cx="${x}" cy="-270" r="24" fill="rgb(255,246,214)"/><path d="M${x - 18}-294H${x + 18}V-286H${x - 18}Z" fill="#b98d44"/>`).join('')}`,
  },
} as const satisfies Record<string, Motif>;
