import { repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

const bale = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><path d="M-52-2Q-66-24-52-46H52Q66-24 52-2 0 6-52-2Z" fill="{#ecd39a>#a67f45}"/><path d="M-22-47Q-30-24-22 2M22-47Q30-24 22 2" fill="none" stroke="#8a6432" stroke-width="5"/><ellipse cx="-54" cy="-24" rx="9" ry="22" fill="{#d9b878>#94703a}"/><path d="M-10-40h8M-8-14h10M34-34h8" stroke="#fff2cc" stroke-opacity=".7" stroke-width="3"/></g>`;
/** Ink that gets paler downwards. */
const inkRock = (d: string, share = 1) =>
  `<path d="${d}" fill="{#4a4f54|#a8a89e}" opacity="${share}"/><path d="${d}" fill="none" stroke="#2e3236" stroke-width="2.500" opacity="${share}"/>`;
const inkPine = (x: number, y: number, s: number) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-4 0Q8-16-6-30T4-58" fill="none" stroke="#3a3d40" stroke-width="6" stroke-linecap="round"/><path d="M-26-40Q-10-54 6-44 22-50 28-36 4-30-26-40ZM-18-60Q0-76 20-60 4-54-18-60Z" fill="#4b5650"/></g>`;
const SCENERY = `${inkRock('M-120-28Q-90-110-40-150-14-190 14-200 44-176 62-132 104-92 126-28Z', 0.75)}${inkRock('M-40-30Q-44-96-12-140 8-158 26-140 40-96 34-30Z')}<path d="M4-146L-6-112 8-92-4-60 4-32" fill="none" stroke="#f4ead2" stroke-width="6"/><path d="M-100-44Q-60-66-20-52 30-40 70-58" fill="none" stroke="#6d6f6c" stroke-width="7" stroke-dasharray="11 4"/>${repeat(7, (at) => `<path d="M${-92 + at * 5} ${-22 - at * 7}h30" stroke="#55585a" stroke-width="3.500"/>`)}${inkPine(-84, -62, 0.85)}<path d="M84-30V-92M84-62L66-84M84-70L104-90" stroke="#3a3d40" stroke-width="5" fill="none"/><ellipse cx="84" cy="-92" rx="17" ry="10" fill="#2f3236"/><path d="M92-16V-36H122V-16Z" fill="#e9dfc8"/><path d="M84-36Q106-56 130-36Q106-42 84-36Z" fill="#3a3d40"/>`;
const sheet = (inside: string, w = 150, h = 220) =>
  `<path d="M${-w} 0V${-h}H${w}V0Z" fill="{#f8f0dc>#dcc9a0}"/>${inside}`;

export const classics = {
  hearthAlone: {
    width: 220,
    height: 110,
    seat: 66,
    drawing:
      '<path d="M-120 2Q-112-60-96-66H96Q114-58 122 2 0 10-120 2Z" fill="{#c79a6c>#7d5736}"/><path d="M-100-62Q0-74 100-62L94-52Q0-62-94-52Z" fill="#e0b88a"/><path d="M-70 4V-22Q-50-44-30-22V4ZM30 4V-22Q50-44 70-22V4Z" fill="#3a2618"/><path d="M-82-66Q-80-90-50-92-20-90-18-66Z" fill="{#5a5d66>#23252c}"/><ellipse cx="-50" cy="-92" rx="22" ry="5" fill="#6d717c"/><ellipse cx="50" cy="-64" rx="30" ry="8" fill="#3a2618"/><path d="M-110-10q20 6 30-2M80-8q20 8 34 0" fill="none" stroke="#5f8aa0" stroke-width="6" stroke-linecap="round" opacity=".7"/>',
  },
  riceBales: {
    width: 260,
    height: 150,
    seat: 96,
    drawing: `${bale(-62, 0)}${bale(62, 0)}${bale(0, -48)}`,
  },
  candleStub: {
    width: 22,
    height: 50,
    drawing:
      '<g transform="scale(.62)"><path d="M-9 0V-42Q-2-48 9-42V0Z" fill="{#fdf6e2>#dcc48e}"/><path d="M0-44v-8" stroke="#3a2a20" stroke-width="3"/><circle cx="0" cy="-62" r="34" fill="rgb(255,206,110)" opacity=".3"/><path d="M0-84Q12-62 0-50-12-62 0-84Z" fill="rgb(255,180,64)"/><path d="M0-70q6 11 0 18-6-7 0-18z" fill="rgb(255,246,206)"/></g>',
  },
  inkMountain: { width: 300, height: 220, drawing: sheet(SCENERY) },
  inkMountainHung: {
    width: 260,
    height: 330,
    drawing: `<path d="M-128-320H128V-20H-128Z" fill="{#7d8f86>#4f5f5a}"/><g transform="translate(0 -62) scale(.76)">${sheet(SCENERY)}</g><path d="M-140-330H140V-316H-140ZM-140-26H140V-8H-140Z" fill="{#8a5a34>#4a2f1a}"/>`,
  },
  inkLayers: {
    width: 180,
    height: 160,
    drawing: `${sheet('', 90, 160)}${[0, 1, 2, 3].map((at) => `<path d="M${-66 + at * 10}-20Q${-60 + at * 14}-${110 - at * 8} 0-${132 - at * 14} 60-${104 - at * 8} ${66 - at * 10}-20Z" fill="#33383c" opacity=".26"/>`).join('')}`,
  },
  inkDown: {
    width: 180,
    height: 160,
    drawing: `${sheet('', 90, 160)}<path d="${repeat(9, (at) => `M${-60 + at * 15}-${[96, 120, 140, 128, 148, 122, 136, 110, 92][at] ?? 100}L${-62 + at * 15.5}-18`)}" fill="none" stroke="#33383c" stroke-width="8" stroke-linecap="round"/>`,
  },
  inkAcross: {
    width: 180,
    height: 160,
    drawing: `${sheet('', 90, 160)}<path d="M-72-30Q0-44 70-26M-66-56Q-6-70 62-54M-56-84Q0-96 66-82M-72-112Q-10-122 46-110" fill="none" stroke="#4a5054" stroke-width="15" stroke-linecap="round" opacity=".62"/>`,
  },
  inkEmpty: {
    width: 180,
    height: 160,
    drawing: `${sheet('', 90, 160)}<path d="M-76-18Q-60-96-30-128-6-146 10-120 40-138 60-90 72-60 76-18Z" fill="#4a5054" opacity=".75"/><path d="M-80-40Q-50-70-16-54 10-78 40-58 66-70 82-46 60-30 30-36 0-26-26-36-56-26-80-40Z" fill="#f6ecd4"/>`,
  },
  inkDots: {
    width: 180,
    height: 160,
    drawing: `${sheet('', 90, 160)}<path d="M-76-18Q-40-110 0-124 46-108 76-18Z" fill="#7d8580" opacity=".4"/>${repeat(6, (row) => repeat(9 - row, (at) => `<ellipse cx="${(at - (8 - row) / 2) * 15 + ((row * 5 + at * 7) % 6)}" cy="${-26 - row * 17 - ((at * 5 + row) % 7)}" rx="6.500" ry="3.600" fill="#33383c"/>`))}`,
  },
  alleyRoofs: {
    width: 1,
    height: 330,
    seat: 147,
    drawing: `<path d="M-230-60L-160-96-96-60-40-100 30-58 90-104 150-60 222-96V520H-230Z" fill="{#6b6f86|#454a60}"/><path d="M-230 0H-120L-100-20-60 10V520H-230ZM222-10L150 20 100-6 60 30V520H222Z" fill="{#565a70|#383c50}"/><path d="M-60 520Q-20 200 0 120 30 200 70 520Z" fill="{#8d8a98|#5f5c70}"/><path d="M-180 60h40v56h-40zM130 80h40v56h-40z" fill="rgb(240,190,104)"/><path d="M-100 150h26v40h-26z" fill="rgb(200,150,84)"/><path d="M-480-300H-250V520H-480Z" fill="{#a5836a|#6d5446}"/><path d="M-480-330L-330-430-226-300H-480Z" fill="{#5f6372>#32353f}"/><path d="M-362-290H-274V-150H-362Z" fill="rgb(255,206,120)"/><path d="M-372-300H-264V-286H-372ZM-372-152H-264V-136H-372Z" fill="#3f2a1c"/><path d="M-372-290h12v140h-12zM-276-290h12v140h-12z" fill="#4a3220"/>${repeat(3, (at) => `<path d="M${-450 + at * 84}-70h40v60h-40z" fill="#3a3038"/><path d="M${-450 + at * 84} 60h40v60h-40z" fill="#3a3038"/>`)}<path d="M240-110H480V520H240Z" fill="{#94786a|#5f4a42}"/><path d="M214-100L290-190H480V-100Z" fill="{#666a7a>#383b47}"/>${repeat(7, (at) => `<path d="M${300 + at * 28}-188L${236 + at * 36}-102" stroke="#22242c" stroke-opacity=".6" stroke-width="5"/>`)}<path d="M318-150V-270H366V-170Z" fill="{#a5604a>#6a3628}"/><path d="M310-282H374V-264H310Z" fill="#5a2f24"/><path d="M-300-150Q20-136 326-168" fill="none" stroke="#f0e2c0" stroke-width="6"/><path d="M-300-146Q20-132 326-164" fill="none" stroke="#7a5f3a" stroke-width="2.500"/><path d="M-250-20V520H-226V-20ZM216-20V520H240V-20Z" fill="#2a2630" opacity=".5"/>`,
  },
  waterGourd: {
    width: 70,
    height: 40,
    drawing:
      '<path d="M-34-30Q-34 0-4 0 24 0 28-24L58-36Q66-36 64-28L30-14Q24 2-4 4-36 2-34-30Z" fill="{#e6bd78>#9a6a30}"/><ellipse cx="-3" cy="-29" rx="31" ry="9" fill="#c99a54"/><ellipse cx="-3" cy="-28" rx="26" ry="6.500" fill="{#d6f0fa|#7fbede}"/><path d="M-18-29q8-3 16 0" fill="none" stroke="#fff" stroke-width="2.500" stroke-linecap="round"/>',
  },
  tornFan: {
    width: 120,
    height: 84,
    drawing:
      '<g stroke="#8a5a30" stroke-width="4" stroke-linecap="round"><path d="M0 0L-56-46M0 0L-40-64M0 0L-18-76M0 0L8-78M0 0L34-68M0 0L56-46"/></g><path d="M-60-50Q-50-64-42-68L-24-34-36-30ZM-42-68Q-28-78-18-80L-9-40-22-36Z" fill="{#fdf6e4>#dcc59a}"/><path d="M8-82L16-70 12-62 20-52 15-40 4-42Z" fill="{#fdf6e4>#dcc59a}"/><path d="M20-80Q30-78 36-72L22-34 20-50 26-58ZM36-72Q50-64 60-50L34-26 23-34Z" fill="{#f6ead0>#d2b888}"/><path d="M-52-54L-36-60M40-60L52-50" stroke="#4f7f6a" stroke-width="4"/><circle cx="0" cy="0" r="5" fill="#6d4425"/>',
  },
  hillRange: {
    width: 900,
    height: 190,
    drawing:
      '<path d="M-480 0Q-440-60-380-70-330-120-270-96-210-170-130-130-70-200 0-190 70-200 130-140 210-176 270-100 330-126 380-70 440-62 480 0Q240-26 0-20T-480 0Z" fill="{#9dbb86|#6f9268}"/><path d="M-130-130Q-90-90-100-40M0-190Q30-120 10-50M130-140Q150-90 130-30M-270-96Q-240-60-250-20M270-100Q290-60 280-20" fill="none" stroke="#4f7350" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"/>',
  },
  valleyStream: {
    width: 1000,
    height: 240,
    drawing:
      '<path d="M-480-150Q-300-210-120-150T240-150Q360-160 430-70L470 0H396Q340-90 240-100 120-100 20-100T-140-108Q-300-160-480-96Z" fill="{#a9dcf0>#5a9fcb}"/><path d="M-420-128Q-300-160-190-120M-40-122Q80-128 180-122" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/><path d="M300 10Q320-70 370-84 400-40 404 10ZM462 6Q450-60 486-96 530-60 540 6Z" fill="{#9dbb86|#5f8560}"/><path d="M-470-66H-250M-100-70H200M-480-36H-210M-130-40H230M-480-6H-180M-150-10H250" stroke="#b0873f" stroke-opacity=".7" stroke-width="7" stroke-dasharray="18 12"/>',
  },
  northEastAsia: {
    width: 1090,
    height: 660,
    drawing:
      '<path d="M-545-660H545V0H-545Z" fill="{#a9d9e8|#74b4d4}"/><path d="M-540 -655 540 -655 540 -544 524 -533 427 -478 373 -493 324 -467 300 -456 266 -412 232 -390 168 -368 154 -346 198 -320 241 -276 256 -232 246 -202 202 -188 154 -177 105 -169 105 -202 115 -235 95 -257 124 -272 100 -294 32 -298 46 -320 37 -349 7 -371 -61 -360 -115 -338 -149 -329 -139 -357 -100 -390 -159 -405 -227 -371 -305 -342 -320 -320 -261 -287 -246 -272 -168 -294 -80 -276 -149 -250 -198 -228 -241 -191 -193 -162 -159 -103 -115 -70 -144 -59 -115 -37 -159 -18 -115 -5 -540 -5Z" fill="{#ecdfb4|#c9b57e}" stroke="#ffffff" stroke-width="5" stroke-linejoin="round"/><path d="M-545-660H545V0H-545Z" fill="none" stroke="#a98a54" stroke-width="8"/>',
  },
  workTable: {
    width: 460,
    height: 170,
    seat: 118,
    drawing:
      '<path d="M-206-60H-180V0H-200ZM180-60H206L200 0H180Z" fill="{#8a5a34>#4a2f1a}"/><path d="M-190-168H190L236-62H-236Z" fill="{#dcae76>#a5743f}"/><path d="M-236-62H236V-40H-236Z" fill="#6b4224"/>',
  },
  inkMountainFlat: {
    width: 300,
    height: 90,
    drawing: `<g transform="matrix(1 0 -.22 .4 0 0)">${sheet(SCENERY)}</g>`,
  },
  splitRock: {
    width: 300,
    height: 260,
    drawing:
      '<path d="M-150 6Q-166-70-116-130-96-220-20-250 70-262 110-180 156-110 150 6 0 22-150 6Z" fill="{#6d747c>#262a31}"/><path d="M-100-120Q-80-200-10-226" fill="none" stroke="#c3ccd4" stroke-opacity=".5" stroke-width="9" stroke-linecap="round"/><path d="M14-252L-12-196 26-150-8-96 30-44 8 10" fill="none" stroke="#12141a" stroke-width="15" stroke-linejoin="round"/><path d="M22-250L-2-196 36-150" fill="none" stroke="#8b949d" stroke-opacity=".5" stroke-width="4"/><path d="M-120-60q20 14 50 4M60-70q30 14 60 2M-60-20q24 8 44 0" fill="none" stroke="#9aa4ae" stroke-opacity=".45" stroke-width="5" stroke-linecap="round"/>',
  },
  wetMountainHung: {
    width: 560,
    height: 330,
    drawing: `<path d="M-290-330H290V-6H-290Z" fill="{#6d4a2c>#3f2816}"/><path d="M-272-312H272V-24H-272Z" fill="{#f1e6cc|#dccba4}"/><path d="M-272-110Q-220-190-160-200-120-270-50-262 0-300 60-262 110-270 140-206 220-200 272-120V-90H-272Z" fill="{#3a3e43|#8d8d86}"/><path d="M-50-256Q-70-190-46-130M20-276Q10-200 30-140M90-250Q110-190 96-140M-150-194Q-160-150-140-110" fill="none" stroke="#1f2226" stroke-width="9" opacity=".7" stroke-linecap="round"/><path d="M-30-236Q-40-200-26-160M150-196Q160-160 150-130" fill="none" stroke="#f6efdc" stroke-width="7" stroke-linecap="round"/><path d="M-272-100Q-200-140-120-108-40-140 40-106 130-140 200-108 240-120 272-106V-50Q200-84 120-58 40-84-40-56-130-84-200-58-240-70-272-60Z" fill="#f6efdc" opacity=".95"/><path d="M-272-24V-58Q-160-80-60-52 60-70 160-56 220-70 272-60V-24Z" fill="{#5f645f|#8a8c80}"/>${[-220, -180, 120, 156, 226, 250].map((x) => inkPine(x, -40, 0.8)).join('')}<path d="M176-34V-56H214V-34Z" fill="#e9dfc8"/><path d="M166-56Q194-80 224-56Q194-62 166-56Z" fill="#2f3236"/>`,
  },
  whirlpool: {
    width: 420,
    height: 120,
    drawing:
      '<g fill="none" stroke-linecap="round"><path d="M-200-40Q-190-100 0-104 190-100 200-46 190 0 20 4-130 2-140-44-130-80 0-82 120-80 122-48 116-20 20-18-70-18-74-44-64-62 0-62 56-60 58-46 52-34 10-34" stroke="#2f6f9c" stroke-width="16" opacity=".55"/><path d="M-192-44Q-180-96 0-99 180-95 190-46 180-6 20-2M-124-46Q-116-76 0-77 112-75 114-48M-66-46Q-58-58 0-58 48-56 50-46" stroke="#eef8fc" stroke-width="6" opacity=".85"/></g>',
  },
  brokenChalk: {
    width: 50,
    height: 40,
    drawing:
      '<path d="M-22-6L-4-26 4-20-14 0Z" fill="{#ffffff>#d5dade}"/><path d="M6-40L22-56 28-50 12-34Z" fill="{#ffffff>#d5dade}"/><g fill="#fff"><circle cx="4" cy="-32" r="3"/><circle cx="14" cy="-24" r="2"/><circle cx="-2" cy="-44" r="2.400"/></g>',
  },
  graveMound: {
    width: 360,
    height: 150,
    drawing:
      '<path d="M-190 6Q-150-10-130-40-100-120 0-124 100-120 130-40 150-10 190 6 0 20-190 6Z" fill="{#c3c884>#7d8a4c}"/><path d="M-96-70Q-60-108 0-112" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="8" stroke-linecap="round"/><path d="M-80-20q6-14 8 0M-20-40q6-14 8 0M50-30q6-14 8 0M90-12q6-14 8 0" fill="none" stroke="#5f6c38" stroke-width="4"/><path d="M-44 22V-14H44V22Z" fill="{#cfd2d0>#85898a}"/><path d="M-52-14H52V-24H-52Z" fill="{#e6e8e4>#9a9e9e}"/>',
  },
  applePlate: {
    width: 80,
    height: 36,
    drawing:
      '<path d="M-18 4H18L14-6H-14Z" fill="{#8a5a34>#4a2f1a}"/><path d="M-40-12Q0 0 40-12L32-5Q0 5-32-5Z" fill="{#c9935f>#7a4a28}"/><g fill="{#ff7a62@#b3202c}"><circle cx="-20" cy="-20" r="10"/><circle cx="2" cy="-20" r="10"/><circle cx="22" cy="-19" r="9"/><circle cx="-8" cy="-33" r="9"/></g>',
  },
  steppingStone: {
    width: 180,
    height: 50,
    seat: 44,
    drawing:
      '<path d="M-90 0Q-98-34-78-44H78Q98-34 90 0 0 10-90 0Z" fill="{#b9bcb8>#6d716f}"/><path d="M-78-44H78Q86-36 60-32H-60Q-86-36-78-44Z" fill="#d5d8d3"/><path d="M-50 4Q-44-14 0-14T50 4Z" fill="#2f3230" opacity=".6"/>',
  },
  stoneGate: {
    width: 360,
    height: 300,
    drawing:
      '<path d="M-180 0V-280H180V0H70V-120Q60-190 0-190-60-190-70-120V0Z" fill="{#b9b2a4>#6f6a60}"/><path d="M-180-280H180V-262H-180ZM-180-200H-66M-180-130H-72M-180-60H-70M180-200H66M180-130H72M180-60H70M-130-262V-200M-100-200V-130M-140-130V-60M-110-60V0M130-262V-200M100-200V-130M140-130V-60M110-60V0M0-262V-192" fill="none" stroke="#524e46" stroke-width="5" opacity=".7"/><path d="M-190-300H190V-276H-190Z" fill="{#8d877a>#55514a}"/>',
  },
} as const satisfies Record<string, Motif>;
