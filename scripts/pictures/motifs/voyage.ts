import { n, repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

/** From the picture to a motif that stands near by, one step behind, in a room. */
const px = (x: number) => n((x - 600) / 1.66);
const py = (y: number) => n((y - 950) / 1.66);
const rect = (left: number, top: number, right: number, bottom: number) =>
  `M${px(left)} ${py(top)}H${px(right)}V${py(bottom)}H${px(left)}Z`;

const bed = (x: number, y: number, s: number) =>
  `<g transform="translate(${px(x)} ${py(y)}) scale(${s})"><path d="M-60-60V0M60-40V0" stroke="#6d5a48" stroke-width="8"/><path d="M-62-34H62V-18H-62Z" fill="#e8e2d4"/><path d="M-20-50Q20-64 60-40V-22H-24Z" fill="{#c9b8a0>#8f7e68}"/><circle cx="-38" cy="-46" r="12" fill="#f2cfae"/><path d="M-50-52Q-38-66-26-52-38-56-50-52Z" fill="#5a4030"/></g>`;

/** A long ward with arched windows; near, a step behind, x 0.5. */
function ward(pane: string, wall: string, floor: string): Motif {
  return {
    width: 1,
    height: 20,
    drawing: `<path d="${rect(-60, -60, 1260, 836)}" fill="{${wall}}"/>${[90, 420, 750, 1080]
      .map(
        (x) =>
          `<path d="M${px(x - 70)} ${py(640)}V${py(420)}Q${px(x)} ${py(320)} ${px(x + 70)} ${py(420)}V${py(640)}Z" fill="${pane}"/><path d="M${px(x - 70)} ${py(640)}V${py(420)}Q${px(x)} ${py(320)} ${px(x + 70)} ${py(420)}V${py(640)}ZM${px(x)} ${py(370)}V${py(640)}M${px(x - 70)} ${py(510)}H${px(x + 70)}" fill="none" stroke="#f6f2e8" stroke-width="7"/>`,
      )
      .join(
        '',
      )}<path d="${rect(-60, 826, 1260, 1480)}" fill="{${floor}}"/>${repeat(5, (at) => `<path d="${rect(-60, 862 + at * at * 30, 1260, 866 + at * at * 30)}" fill="#4a3826" opacity=".35"/>`)}${[60, 260, 460, 660, 860, 1060, 1220].map((x) => bed(x, 838, 0.78)).join('')}`,
  };
}

const owl =
  '<path d="M-26-6Q-36-50-24-70-14-88 0-88 14-88 24-70 36-50 26-6 0 4-26-6Z" fill="{#a88a68>#6a5038}"/><path d="M-16-8Q-22-44 0-50 22-44 16-8 0-2-16-8Z" fill="{#f2e6d0>#cbb592}"/><g fill="#8a6a48"><path d="M-8-36l5 8 5-8ZM2-24l5 8 5-8ZM-12-20l5 8 5-8Z"/></g><path d="M-24-62Q-22-46-6-50-2-58 0-62 2-58 6-50 22-46 24-62 20-80 0-78-20-80-24-62Z" fill="{#f6ecd8>#d3bf9c}"/><circle cx="-11" cy="-62" r="9" fill="#f2c83c"/><circle cx="11" cy="-62" r="9" fill="#f2c83c"/><circle cx="-11" cy="-62" r="5" fill="#1d181c"/><circle cx="11" cy="-62" r="5" fill="#1d181c"/><circle cx="-9.500" cy="-64" r="1.600" fill="#fff"/><circle cx="12.500" cy="-64" r="1.600" fill="#fff"/><path d="M-20-72q8-4 14 2M20-72q-8-4-14 2" fill="none" stroke="#fffaf0" stroke-width="4" stroke-linecap="round"/><path d="M-4-54L4-54 0-46Z" fill="#c98f3c"/>';
/** A slice of 30 degrees that ends at radius r, pointing up. */
const wedge = (r: number) =>
  `M0 0L${n(-r * 0.259)} ${n(-r * 0.966)}A${n(r)} ${n(r)} 0 0 1 ${n(r * 0.259)} ${n(-r * 0.966)}Z`;
const hull = (x: number) =>
  `<path d="M${x - 150}-50Q${x - 120}-6 ${x - 80} 0H${x + 80}Q${x + 120}-6 ${x + 150}-54 ${x + 60}-38 ${x}-38T${x - 150}-50Z" fill="{#b07a48>#5f3a20}"/><path d="M${x - 146}-46Q${x - 60}-30 ${x}-30T${x + 146}-50" fill="none" stroke="#e8c08a" stroke-width="6"/>`;

export const voyage = {
  ledger: {
    width: 130,
    height: 40,
    drawing:
      '<path d="M-66-6Q-34-22 0-8 34-22 66-6V-26Q34-40 0-28-34-40-66-26Z" fill="{#fffaf0>#dcccaa}"/><path d="M-66-6Q-34-16 0-2 34-16 66-6V2Q34-8 0 6-34-8-66 2Z" fill="#6d3f24"/><path d="M0-28V-8M-34-33V-15M34-33V-15" stroke="#b89f72" stroke-width="2.500"/><path d="M-58-24h18M-58-17h16M-28-29h20M-28-22h18M10-28h18M10-21h16M42-25h18M42-18h16" stroke="#5a4638" stroke-width="2.500" stroke-linecap="round"/>',
  },
  quillPot: {
    width: 50,
    height: 90,
    drawing:
      '<path d="M-18-26H18Q24-4 14 0H-14Q-24-4-18-26Z" fill="{#5a6270>#262b34}"/><ellipse cx="0" cy="-27" rx="17" ry="5" fill="#14161a"/><path d="M2-28Q14-60 34-92 40-60 16-38Z" fill="{#ffffff>#b9c2d0}"/><path d="M2-26Q14-58 32-88" fill="none" stroke="#7d8794" stroke-width="2.500"/>',
  },
  wreck: {
    width: 420,
    height: 230,
    drawing: `<path d="M-200-30L-176-96-60-70 40-92 60-46 120-60 150-30 100 10H-160Z" fill="{#8a5f3c>#45301e}"/><path d="M-180-84L40-80M-186-56L96-50" stroke="#2c1c10" stroke-width="5" opacity=".6"/><path d="M-70-70L-20-226" stroke="#6d4a2c" stroke-width="14" stroke-linecap="round"/><path d="M-66-196L54-176" stroke="#6d4a2c" stroke-width="9" stroke-linecap="round"/><path d="M-58-190Q-40-140-52-96L20-120Q10-150 44-172Z" fill="{#f0e6d0>#b9a887}"/><path d="M20-120l14 20-20-2ZM-20-106l6 24-18-14Z" fill="#d9cbae"/><path d="M120-60l40-60M60-46l20-50" stroke="#6d4a2c" stroke-width="10" stroke-linecap="round"/><path d="M-230 14Q-170-10-110 8T20 4 140 10 210 4Q224 20 200 28-20 40-220 28Z" fill="#fff" opacity=".8"/>`,
  },
  silverCup: {
    width: 40,
    height: 50,
    drawing:
      '<path d="M-18-50H18Q18-22 0-20T-18-50Z" fill="{#ffffff>#8f98a8}"/><ellipse cx="0" cy="-49" rx="17" ry="4.500" fill="#8f1f36"/><path d="M-3-22H3V-6H-3Z" fill="#a9b2c0"/><ellipse cx="0" cy="-4" rx="14" ry="4.500" fill="{#eef2f6>#8f98a8}"/>',
  },
  wineCask: {
    width: 110,
    height: 90,
    drawing:
      '<path d="M-50-80Q-62-42-50-6H50Q62-42 50-80Z" fill="{#b07a48>#6a4022}"/><path d="M-56-62H56M-57-24H57" stroke="#5a606c" stroke-width="8"/><path d="M-20-80V-6M16-80V-6" stroke="#54341a" stroke-width="3" opacity=".6"/><ellipse cx="0" cy="-80" rx="50" ry="11" fill="{#c9935f>#8a5a34}"/>',
  },
  rowBoat: {
    width: 300,
    height: 60,
    seat: 30,
    drawing: `${hull(0)}<path d="M-60-30L-150 20M50-30L130 22" stroke="#8a5f3c" stroke-width="8" stroke-linecap="round"/><path d="M-190 10Q-110-6-30 8T110 6 190 10Q202 22 186 25 100 32-10 30-110 30-182 25-206 20-190 10Z" fill="#fff" opacity=".55"/>`,
  },
  orangeFlagBoat: {
    width: 300,
    height: 210,
    seat: 30,
    drawing: `<path d="M-6-200H6V-40H-6Z" fill="#8a5f3c"/><path d="M6-196Q40-208 74-192 104-180 130-190V-140Q104-130 74-142 40-156 6-146Z" fill="{#ffb04a>#e2761a}"/><path d="M-6-130Q-90-110-110-56L-6-50Z" fill="{#fff6e0>#cfb98f}"/>${hull(0)}<path d="M-190 10Q-110-6-30 8T110 6 190 10Q200 22 186 26-10 36-190 24Z" fill="#fff" opacity=".75"/>`,
  },
  /** A window on a port, before the wall of a western room: near, a step behind, x 0.5. */
  portWindow: {
    width: 1,
    height: 20,
    drawing: `<path d="${rect(768, -20, 1230, 832)}" fill="{#cfe0c8|#a9c2a8}"/><path d="${rect(768, 694, 1230, 710)}" fill="#a8754c"/><path d="${rect(768, 710, 1230, 832)}" fill="{#f6ead2|#d6c09a}"/><path d="${rect(820, 380, 1160, 670)}" fill="rgb(150,206,232)"/><path d="${rect(820, 560, 1160, 670)}" fill="rgb(74,140,186)"/><path d="M${px(920)} ${py(600)}h120l-20 34h-84z" fill="rgb(110,70,42)"/><path d="M${px(976)} ${py(600)}V${py(440)}" stroke="rgb(90,60,36)" stroke-width="5"/><path d="M${px(970)} ${py(450)}q-50 24-46 78h46zM${px(984)} ${py(450)}q60 24 50 78h-50z" fill="rgb(250,242,222)"/><path d="M${px(976)} ${py(440)}h40v14h-40z" fill="rgb(226,118,26)"/><path d="${rect(820, 380, 1160, 670)}M${px(990)} ${py(380)}V${py(670)}M${px(820)} ${py(520)}H${px(1160)}" fill="none" stroke="#fff" stroke-width="8"/><path d="${rect(800, 666, 1180, 684)}" fill="#fff"/>`,
  },
  woodTag: {
    width: 30,
    height: 60,
    drawing:
      '<path d="M-14-58H14V0H-14Z" fill="{#e0b478>#a0703c}"/><circle cx="0" cy="-50" r="4" fill="#4a2c16"/><path d="M-6-38H6M0-42V-30M-6-24H6M-6-16H6M0-26V-8" stroke="#3a2416" stroke-width="2.500" stroke-linecap="round"/><path d="M0-52Q-10-70 4-76" fill="none" stroke="#a8342c" stroke-width="3"/>',
  },
  littleOwl: { width: 60, height: 90, drawing: owl },
  wardWall: ward('rgb(206,236,248)', '#f6f0e0|#d9ceb4', '#c9a878|#8a6a44'),
  wardWallNight: ward('rgb(30,42,90)', '#a9a08c|#7d7464', '#8f7352|#54402a'),
  wardBed: {
    width: 240,
    height: 120,
    seat: 60,
    drawing:
      '<path d="M-116-110V0M116-80V0" stroke="#6d5a48" stroke-width="10" stroke-linecap="round"/><path d="M-118-56H118V-32H-118Z" fill="{#fffaf0>#cfc4ae}"/><path d="M-40-66Q40-84 116-62V-36H-46Z" fill="{#c9d3e0>#8592a6}"/><ellipse cx="-82" cy="-64" rx="30" ry="13" fill="{#ffffff>#d3d6de}"/>',
  },
  foldLantern: {
    width: 50,
    height: 90,
    drawing: `<path d="M0-92Q-16-104 0-112 16-104 0-92" fill="none" stroke="#8a6a34" stroke-width="4"/><path d="M-20-92H20V-82H-20Z" fill="{#d9a84a>#84611f}"/><circle cx="0" cy="-46" r="66" fill="rgb(255,226,140)" opacity=".26"/><path d="M-18-82${repeat(5, (at) => `Q-28-${76 - at * 14} -18-${68 - at * 14}`)}H18${repeat(5, (at) => `Q28-${20 + at * 14} 18-${26 + at * 14}`)}Z" fill="rgb(255,236,180)"/><path d="M-18-68H18M-18-54H18M-18-40H18M-18-26H18" stroke="rgb(214,170,100)" stroke-width="3"/><path d="M-22-12H22V0H-22Z" fill="{#d9a84a>#84611f}"/>`,
  },
  barracks: {
    width: 520,
    height: 230,
    drawing: `<path d="M-240-140H240V0H-240Z" fill="{#f2e2bc>#b99f6c}"/><path d="M-270-210H-190V0H-270ZM190-210H270V0H190Z" fill="{#f6e8c6>#c2a872}"/><path d="M-276-210L-230-262-184-210ZM184-210L230-262 276-210Z" fill="{#b8584a>#7c342c}"/><path d="M-244-146H244V-132H-244Z" fill="#a8885a"/>${repeat(3, (row) => repeat(9, (col) => `<path d="M${-176 + col * 42} ${-122 + row * 40}h18v24h-18z" fill="#5a6a7c"/>`))}<path d="M-20-46Q0-66 20-46V0H-20Z" fill="#4a3826"/>`,
  },
  lampShowcase: {
    width: 260,
    height: 250,
    drawing: `<path d="M-124-84H124V0H-124Z" fill="{#6d4a34>#3a2418}"/><path d="M-132-92H132V-78H-132Z" fill="#8a5f3c"/><g transform="translate(-54 -92)"><path d="M-22-84H22V-74H-22Z" fill="{#d9a84a>#84611f}"/><path d="M-18-74Q-28-66-18-58-28-50-18-42-28-34-18-26-28-20-18-12H18Q28-20 18-26 28-34 18-42 28-50 18-58 28-66 18-74Z" fill="{#fff6dc>#d9c79a}"/><path d="M-24-12H24V0H-24Z" fill="{#d9a84a>#84611f}"/><path d="M0-84Q-16-96 0-104 16-96 0-84" fill="none" stroke="#8a6a34" stroke-width="4"/></g><g transform="translate(56 -92)">${owl}</g><path d="M-124-236H124V-92H-124Z" fill="#dff2fa" fill-opacity=".22" stroke="#cfe6f0" stroke-width="6"/><path d="M-100-220L-60-120M-80-226L-52-156" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".5"/><path d="M-40-60H40V-34H-40Z" fill="#e8c47a"/>`,
  },
  /** A long red beard for whoever stands: on the person. */
  redBeard: {
    width: 1,
    height: 60,
    drawing:
      '<path d="M-18-62Q6-52 30-62 36-30 22-8 10 14-2-6-16-28-18-62Z" fill="{#f0803c>#a8401a}"/><path d="M-12-64Q-4-72 6-66 16-72 26-64 16-58 6-62-4-58-12-64Z" fill="#c9582a"/><path d="M-6-46Q-2-20 6-6M8-48Q10-24 10-8M20-46Q18-24 14-10" fill="none" stroke="#8a3414" stroke-width="2.500" opacity=".6"/>',
  },
  /** A year in twelve petals, as wide as so many died: blue of illness, red of wounds, black of the rest. */
  roseChart: {
    width: 300,
    height: 300,
    drawing: `<g transform="translate(0 -150)">${[34, 40, 58, 74, 92, 118, 148, 132, 104, 74, 52, 40]
      .map(
        (r, at) =>
          `<g transform="rotate(${at * 30})"><path d="${wedge(r)}" fill="{#a9d2ec>#5f9ac8}" stroke="#fff" stroke-width="2"/><path d="${wedge(r * 0.3)}" fill="#3a3a44"/><path d="${wedge(r * 0.24)}" fill="#d9504a"/></g>`,
      )
      .join('')}</g>`,
  },
  scrubBox: {
    width: 150,
    height: 100,
    drawing:
      '<path d="M-70-60H70V0H-70Z" fill="{#c9935f>#7a4a28}"/><path d="M-70-40H70M-70-20H70" stroke="#54331a" stroke-opacity=".5" stroke-width="4"/><path d="M-56-60L-40-96-20-90-30-60Z" fill="{#ffffff>#c9d3de}"/><path d="M-6-60V-84H34V-60Z" fill="{#a9d8c8>#5fa090}"/><path d="M40-60L56-100 66-96 56-60Z" fill="#a06e40"/><path d="M44-104H76V-92H44Z" fill="#8a5a34"/><path d="M46-92v-8M54-92v-10M62-92v-10M70-92v-8" stroke="#e8d3a0" stroke-width="5"/>',
  },
} as const satisfies Record<string, Motif>;
