import { n, repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

const apsara = (x: number, flip: boolean) =>
  `<g transform="translate(${x} -104) scale(${flip ? -0.9 : 0.9} .9)" fill="#d9e6c4" opacity=".85"><circle cx="0" cy="-26" r="7"/><path d="M-8-18Q2-24 10-16L18-2Q6 8-10 6-20 2-8-18Z"/><path d="M10-14L26-20 24-12 12-8Z"/><path d="M22-24q8-8 12 0-6 6-12 0z"/><path d="M-8-20Q-34-40-44-24-32-26-14-12ZM-10 0Q-40-4-48 12-30 6-8 6Z"/><path d="M-20 14q10-10 18-2 10-8 18 0 8-2 8 6H-24q-4-4 4-4z" opacity=".7"/></g>`;
/** A bronze bell of old Silla: a dragon and a tube on its crown, blossoms along its lip. */
const bell = `<path d="M-30-246Q-40-276-14-280-4-300 16-286 38-280 28-262 44-256 34-244Z" fill="{#7fa28a>#34544a}"/><path d="M-30-262q-16-2-18 10M-14-280q-8-12-18-10" stroke="#5f8270" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M18-292h22v48H18z" fill="{#8fb09a>#3f6152}"/><path d="M16-296h26v8H16zM18-276h22v5H18zM18-262h22v5H18z" fill="#a9c4a8"/><path d="M-70-226Q-64-248 0-248T70-226Q86-140 96-18 0 12-96-18-86-140-70-226Z" fill="{#86aa90>#2f4e44}"/><path d="M-60-222Q-74-130-80-26" fill="none" stroke="#dff0d4" stroke-opacity=".35" stroke-width="10" stroke-linecap="round"/><path d="M-71-222Q0-206 71-222L73-206Q0-190-73-206Z" fill="#a9c4a0" opacity=".7"/><g fill="none" stroke="#b9d0ae" stroke-opacity=".8" stroke-width="3"><path d="M-62-196h46v42h-48zM16-196h46l2 42H16z"/></g><g fill="#b9d0ae" opacity=".85">${repeat(9, (at) => `<circle cx="${-54 + (at % 3) * 15}" cy="${-187 + Math.floor(at / 3) * 13}" r="3.600"/><circle cx="${25 + (at % 3) * 14}" cy="${-187 + Math.floor(at / 3) * 13}" r="3.600"/>`)}</g>${apsara(-38, false)}${apsara(40, true)}<path d="M-92-42Q0-12 92-42L96-18Q0 12-96-18Z" fill="#a9c4a0" opacity=".55"/><g fill="#e3edcf" opacity=".8">${repeat(7, (at) => `<circle cx="${-72 + at * 24}" cy="${n(-27 + Math.sin((at / 6) * Math.PI) * 17)}" r="6"/>`)}</g>`;
const wave = (y: number, long: number, high: (x: number) => number, colour: string) => {
  let d = '';
  for (let x = -300; x <= 300; x += 5)
    d += `${d ? 'L' : 'M'}${x} ${n(y + Math.sin((x / long) * Math.PI * 2) * high(x))}`;
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="5" stroke-linejoin="round"/>`;
};
const cloth = (drop: number) =>
  `<path fill-rule="evenodd" d="M-34 ${-100 + drop}Q-42 ${-158 + drop} 2 ${-164 + drop} 46 ${-158 + drop} 38 ${-100 + drop}Q52 ${-60 + drop} 56 ${-26 + drop * 0.55}Q30 ${-14 + drop * 0.5} 0 ${-20 + drop * 0.5}T-54 ${-24 + drop * 0.55}Q-50 ${-62 + drop}-34 ${-100 + drop}ZM3 ${-148 + drop}Q-24 ${-146 + drop}-23 ${-120 + drop}-20 ${-96 + drop} 3 ${-95 + drop} 28 ${-96 + drop} 30 ${-120 + drop} 28 ${-146 + drop} 3 ${-148 + drop}Z" fill="{#ffffff>#c9d1de}"/><path d="M-20 ${-84 + drop}Q-26 ${-56 + drop}-32 ${-30 + drop * 0.6}M10 ${-86 + drop}Q12 ${-56 + drop} 8 ${-28 + drop * 0.6}M30 ${-84 + drop}Q38 ${-58 + drop} 40 ${-32 + drop * 0.6}" stroke="#8a96a8" stroke-opacity=".5" stroke-width="3" fill="none"/>`;

export const greatbell = {
  sillaBell: { width: 210, height: 300, drawing: bell },
  /** The bell under its roof in the open. */
  bellHouse: {
    width: 420,
    height: 440,
    drawing: `<path d="M-220-18H220L236 0H-236Z" fill="{#cfcac0>#8f897e}"/><path d="M-196-330H-170V-16H-196ZM170-330H196V-16H170Z" fill="{#b5563c>#6d2c22}"/><path d="M-206-342H206V-316H-206Z" fill="{#4f9a80>#2a5a4c}"/><path d="M-10-318H10V-288H-10Z" fill="#3a2c24"/><g transform="translate(0 -34)">${bell}</g><path d="M-290-330Q-180-352-130-430H130Q180-352 290-330 0-376-290-330Z" fill="{#6f7a86>#343c48}"/><path d="M-290-330Q0-376 290-330L284-318Q0-360-284-318Z" fill="#4f9a80"/><path d="M-140-434H140V-420H-140Z" fill="{#7f8a96>#3f4854}"/><path d="${repeat(9, (at) => `M${at * 44 - 176}-362L${at * 28 - 112}-424`)}" stroke="#2f3640" stroke-opacity=".55" stroke-width="5"/>`,
  },
  paperBell: {
    width: 110,
    height: 100,
    drawing:
      '<path d="M-26-98Q0-108 28-98 40-50 54-10 0 8-52-10-38-50-26-98Z" fill="{#d9e0c4>#93a582}"/><path d="M-28-88Q0-98 30-88L32-76Q0-86-31-76ZM-48-22Q0-6 50-22L54-10Q0 8-52-10Z" fill="#7f9470" opacity=".7"/><path d="M-24-62h20M-26-52h24M-28-42h18M10-62h20M10-52h24M12-42h16" stroke="#4f5f48" stroke-width="3" stroke-linecap="round"/><path d="M-12-30h26" stroke="#d0574c" stroke-width="3"/>',
  },
  clothStand: { width: 90, height: 150, drawing: cloth(0) },
  clothSit: { width: 90, height: 120, drawing: cloth(39) },
  stoneSteps: {
    width: 460,
    height: 130,
    seat: 126,
    drawing:
      '<path d="M-190-130H190V-90H-190Z" fill="{#dcd7cc>#a9a398}"/><path d="M-215-90H215V-46H-215Z" fill="{#d3cec2>#9d978b}"/><path d="M-240-46H240V0H-240Z" fill="{#cac4b8>#8f897d}"/><path d="M-190-130H190M-215-90H215M-240-46H240" stroke="#fff" stroke-opacity=".5" stroke-width="4"/>',
  },
  bellMould: {
    width: 240,
    height: 170,
    drawing:
      '<path d="M-130 6Q-120-130-50-150H50Q120-130 130 6Z" fill="{#a8774a>#54351f}"/><path d="M-62-150Q0-176 62-150 40-134 0-134T-62-150Z" fill="#3a2418"/><ellipse cx="0" cy="-152" rx="42" ry="11" fill="rgb(255,170,60)"/><ellipse cx="0" cy="-153" rx="26" ry="6" fill="rgb(255,236,150)"/><path d="M-90-40Q-80-90-60-116M90-40Q80-90 60-116M-30-20Q-28-80-20-110M30-20Q28-80 20-110" stroke="#3a2418" stroke-opacity=".45" stroke-width="5" fill="none"/><path d="M-104-60H104M-116-20H116" stroke="#d9b070" stroke-opacity=".6" stroke-width="6"/>',
  },
  meltStream: {
    width: 160,
    height: 150,
    drawing:
      '<path d="M-96-150H-10L-26-92H-84Z" fill="{#6d5a50>#2f2420}"/><ellipse cx="-53" cy="-148" rx="42" ry="9" fill="rgb(255,196,90)"/><path d="M-14-146Q22-140 26-60 26-20 24 0H40Q44-40 40-80 32-156-12-156Z" fill="rgb(255,150,50)"/><path d="M-10-150Q28-142 31-70 32-30 30 0h5Q40-40 36-80 30-150-10-153Z" fill="rgb(255,240,160)"/><g fill="rgb(255,210,110)"><circle cx="8" cy="-30" r="4"/><circle cx="58" cy="-44" r="4.500"/><circle cx="66" cy="-16" r="3"/><circle cx="0" cy="-62" r="3"/></g><path d="M-110-120H-96M-10-120H90" stroke="#5a3a20" stroke-width="8" stroke-linecap="round"/>',
  },
  /** For plates; so low that it throws hardly a shadow. */
  beatWaves: {
    width: 620,
    height: 30,
    drawing: `${wave(-256, 30, () => 22, '#ffd66a')}${wave(-176, 33.4, () => 22, '#8fd8ff')}${(() => {
      let d = '';
      for (let x = -300; x <= 300; x += 4) {
        const y = -58 + 22 * (Math.sin((x / 30) * Math.PI * 2) + Math.sin((x / 33.4) * Math.PI * 2));
        d += `${d ? 'L' : 'M'}${x} ${n(y)}`;
      }
      return `<path d="${d}" fill="none" stroke="#ff9a8a" stroke-width="6" stroke-linejoin="round"/>`;
    })()}`,
  },
  soundRings: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: repeat(
      5,
      (at) =>
        `<ellipse cx="0" cy="-150" rx="${130 + at * 62}" ry="${92 + at * 44}" fill="none" stroke="rgb(255,246,214)" stroke-width="${7 - at}" opacity="${n(0.62 - at * 0.1)}"/>`,
    ),
  },
  linedSheet: {
    width: 90,
    height: 110,
    drawing:
      '<path d="M-44-110L46-104 42 0-48-6Z" fill="{#ffffff>#e6dcc4}"/><path d="M-34-92H-6M-35-78H-4M-36-64H-8M-36-50H-5M-37-36H-10M12-90H36M11-76H37M10-62H34M10-48H36M9-34H32" stroke="#4a4a6a" stroke-width="3.400"/><path d="M4-100L1-60" stroke="#d0574c" stroke-width="3.400"/><path d="M1-50L-1-14" stroke="#d0574c" stroke-opacity=".25" stroke-width="6"/>',
  },
} as const satisfies Record<string, Motif>;
