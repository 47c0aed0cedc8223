import { repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

/** Leaves of ivy on a wall, in rows that do not stand in line. */
const ivy = (left: number, right: number, top: number, bottom: number) =>
  repeat(Math.round((right - left) / 15), (at) =>
    repeat(Math.round((bottom - top) / 20), (row) => {
      const x = left + at * 15 + (row % 2) * 8 + ((at * 7 + row * 5) % 6);
      const y = top + row * 20 + ((at * 5 + row * 3) % 9);
      return (at * 3 + row * 5) % 4 === 0 ? '' : `M${x} ${y}l-9-6 3-8 6-3 6 3 3 8z`;
    }),
  );
const ivyPatch = (left: number, right: number, top: number, bottom: number) =>
  `<path d="${ivy(left, right, top, bottom)}" fill="{#6fa45c|#3a6b42}"/><path d="${ivy(left + 7, right - 6, top + 9, bottom - 8)}" fill="{#8fbf74|#4d8450}" opacity=".8"/>`;
const brickRows = (half: number, height: number) =>
  `<path d="${repeat(Math.floor(height / 24), (row) => `M${-half} ${-24 - row * 24}H${half}`)}${repeat(Math.floor(height / 24), (row) => repeat(Math.floor((half * 2) / 60), (at) => `M${-half + 30 + at * 60 + (row % 2) * 30} ${-row * 24}v-24`))}" stroke="#6d4a40" stroke-opacity=".4" stroke-width="3" fill="none"/>`;
const wheel = (x: number, y: number, r: number) =>
  `<g transform="translate(${x} ${y})" fill="none"><circle r="${r}" stroke="#5f3a20" stroke-width="9"/><circle r="${r}" stroke="#b98455" stroke-width="3"/><path d="${repeat(4, (at) => `M${Math.round(Math.cos((at * Math.PI) / 4) * r)} ${Math.round(Math.sin((at * Math.PI) / 4) * r)}L${Math.round(-Math.cos((at * Math.PI) / 4) * r)} ${Math.round(-Math.sin((at * Math.PI) / 4) * r)}`)}" stroke="#7a4a28" stroke-width="6"/><circle r="9" fill="#5f3a20"/></g>`;
const IVY_WALL = `<path d="M-480 0V-260H480V0Z" fill="{#b98474|#8a5a50}"/>${brickRows(480, 260)}<path d="M-490-276H490V-254H-490Z" fill="{#d6cfc4>#8f887c}"/>`;

/** Things of gardens, roads and inns in novels and old travel books. */
export const journeys = {
  tallGate: {
    width: 300,
    height: 300,
    drawing: `<path d="M-130 0V-190H130V0Z" fill="{#8a5a38>#4f3220}"/><path d="M-86 0V-170H86V0Z" fill="{#6b4428>#3a2415}"/><path d="M-80 0V-162H-4V0ZM4 0V-162H80V0Z" fill="{#a5744a>#6b4428}"/><path d="M-72-120H-10M-72-50H-10M10-120H72M10-50H72" stroke="#3a2415" stroke-width="6"/><circle cx="-16" cy="-86" r="8" fill="none" stroke="#d9b25a" stroke-width="4"/><circle cx="16" cy="-86" r="8" fill="none" stroke="#d9b25a" stroke-width="4"/><path d="M-190-196Q0-216 190-196L150-262Q0-300-150-262Z" fill="{#6d7686>#343a46}"/><path d="${repeat(11, (at) => `M${-150 + at * 30}-206L${-120 + at * 24}-268`)}" stroke="#23272f" stroke-opacity=".5" stroke-width="5" fill="none"/><path d="M-150-262Q0-300 150-262V-274Q0-312-150-274Z" fill="#2a2e38"/>`,
  },
  sapling: {
    width: 120,
    height: 150,
    drawing:
      '<path d="M-54 2Q-40-18 0-18T54 2Q0 12-54 2Z" fill="{#a5764a>#6b4426}"/><path d="M-3-12Q0-70 0-140H6Q6-70 7-12ZM0-80L-26-108M3-100L28-128M2-60L22-80" stroke="#7a5636" stroke-width="5" fill="#7a5636" stroke-linecap="round"/><g fill="{#b6dc82>#5fa653}"><path d="M-26-108q-24-2-26 16 22 6 26-16zM28-128q24-6 28 12-20 10-28-12zM3-140q-20-10-14-30 20 4 14 30zM4-140q20-6 16-28-20 2-16 28zM22-80q20-8 26 8-18 10-26-8zM-20-104q-14-18 0-30 14 14 0 30z"/></g>',
  },
  robeCloth: {
    width: 170,
    height: 46,
    drawing:
      '<path d="M-90-2Q-84-30-50-36-10-46 30-40 76-36 88-10 70 4 30 2-30 10-90-2Z" fill="{#454a66>#20233a}"/><path d="M-60-32Q-40-14-60 0M-10-42Q6-20-4 2M40-39Q30-16 50-2" fill="none" stroke="#8f96b8" stroke-opacity=".45" stroke-width="3.500"/><path d="M-44-16q6-9 14-4 8-8 15 0 8-2 8 5-3 5-9 4h-22q-9 0-6-5zM16-22q6-9 14-4 8-8 15 0 8-2 8 5-3 5-9 4H22q-9 0-6-5z" fill="#e6ecf4" opacity=".9"/><path d="M-4-26L22-40" stroke="#f4f6fa" stroke-width="2.500"/>',
  },
  unrolledScroll: {
    width: 130,
    height: 120,
    drawing:
      '<path d="M-56-84Q-20-96 10-80 40-70 60-84L62-20Q40-4 6-16-24-30-54-18Z" fill="{#fdf8ea>#d9c9a0}"/><path d="M-54-18Q-60 6-30 6 10 0 40 4 60 2 56-10" fill="none" stroke="#e6d6ac" stroke-width="12"/><path d="M-42-70v36M-28-74v40M-14-74v38M0-70v38M14-64v38M28-64v40M42-68v40" stroke="#4a4238" stroke-width="3" stroke-dasharray="7 4"/>',
  },
  barrelCut: {
    width: 130,
    height: 140,
    seat: 22,
    drawing:
      '<path d="M-58 0Q-78-66-58-136H58Q78-66 58 0 0 12-58 0Z" fill="{#c48f5a>#6b4224}"/><path d="M-48-6Q-64-66-48-128H48Q64-66 48-6 0 4-48-6Z" fill="#2f1c10"/><path d="M-40-10Q-52-66-40-124M40-10Q52-66 40-124" fill="none" stroke="#4a2d18" stroke-width="6"/><g fill="{#ff7a62@#b3202c}"><circle cx="-32" cy="-14" r="12"/><circle cx="-12" cy="-10" r="12"/><circle cx="12" cy="-11" r="12"/><circle cx="32" cy="-14" r="12"/></g><ellipse cx="0" cy="-136" rx="58" ry="13" fill="none" stroke="#a5744a" stroke-width="9"/><path d="M-66-102Q-72-66-66-30L-56-30Q-62-66-56-102ZM66-102Q72-66 66-30L56-30Q62-66 56-102Z" fill="#555d69"/>',
  },
  coracle: {
    width: 150,
    height: 60,
    seat: 26,
    drawing:
      '<path d="M-80-40Q0-26 80-40 66 4 0 6-66 4-80-40Z" fill="{#b08a5c>#5a3f24}"/><path d="M-80-42Q0-28 80-42Q70-52 0-48-70-52-80-42Z" fill="#3f2a18"/><path d="M-50-34Q-40-10-24 2M50-34Q40-10 24 2M0-30V4" fill="none" stroke="#3f2a18" stroke-width="4"/>',
  },
  shipStern: {
    width: 520,
    height: 430,
    drawing: `<path d="M-140 10Q-190-120-150-260L230-250Q300-120 260 10Z" fill="{#6d5238>#2f2218}"/><path d="M-168-230H262V-216H-168ZM-170-160H274V-146H-170Z" fill="#94724a"/>${[-90, 0, 90].map((x) => `<path d="M${x - 26}-214h52v46h-52z" fill="rgb(255,206,120)"/><path d="M${x}-214v46M${x - 26}-190h52" stroke="#4a3420" stroke-width="5"/>`).join('')}<path d="M-160-262H240V-280H-160Z" fill="#94724a"/><path d="${repeat(9, (at) => `M${-150 + at * 47}-280v-32`)}M-156-314H240" stroke="#94724a" stroke-width="7" fill="none"/><path d="M30-280V-620H46V-280Z" fill="#4a3420"/><path d="M-10-560Q-120-480-110-380L30-390V-580ZM60-570Q180-500 190-390L50-390Z" fill="{#d9d2c0>#8f8878}"/><path d="M-150-100Q-220-60-280 40" fill="none" stroke="#e0cfa0" stroke-width="8"/>`,
  },
  robin: {
    width: 50,
    height: 44,
    drawing:
      '<path d="M-2 0V-10M8 0V-10M-6 0h10M4 0h10" stroke="#6b4a30" stroke-width="2.500"/><path d="M-28-20L-46-30-42-18Q-24-2 4-6 26-12 22-32 16-48 2-46-14-44-20-30Z" fill="{#a5855c>#6b4f34}"/><path d="M0-6Q24-12 22-32 20-40 12-44-4-34-8-18-8-8 0-6Z" fill="{#f08a4a>#d2552a}"/><path d="M2-8Q10-10 16-14 12-4 0-4Z" fill="#f4ead8"/><path d="M22-38L33-35 22-32Z" fill="#4a3a2a"/><circle cx="13" cy="-37" r="3.200" fill="#20181a"/><circle cx="14" cy="-38" r="1.100" fill="#fff"/><path d="M-24-26Q-12-16 2-20" fill="none" stroke="#5a4028" stroke-width="4" stroke-linecap="round"/>',
  },
  ivyWall: {
    width: 960,
    height: 270,
    drawing: `${IVY_WALL}${ivyPatch(-480, -300, -250, 0)}${ivyPatch(-290, -120, -250, -110)}${ivyPatch(-110, 120, -252, -170)}${ivyPatch(140, 480, -250, -60)}`,
  },
  ivyDoor: {
    width: 960,
    height: 270,
    drawing: `${IVY_WALL}<path d="M-70 0V-160Q-66-222 0-224 66-222 70-160V0Z" fill="{#d6cfc4>#8a8276}"/><path d="M-56 0V-156Q-52-208 0-210 52-208 56-156V0Z" fill="{#7a8a5c>#43532f}"/><path d="M-28-206V0M0-210V0M28-206V0" stroke="#2f3d20" stroke-width="4" opacity=".6"/><path d="M-56-60H56M-56-150H56" stroke="#4a4038" stroke-width="9"/><circle cx="38" cy="-98" r="11" fill="{#f0d9a0@#8a6a34}"/>${ivyPatch(-480, -150, -250, 0)}${ivyPatch(170, 480, -250, 0)}${ivyPatch(-150, 170, -254, -216)}<path d="M-140-250Q-96-160-132-20-150-10-160-20-150-140-168-250ZM160-250Q108-170 126-60 146-40 172-60 166-150 186-250Z" fill="{#7fb066|#3a6b42}"/>`,
  },
  wheelChair: {
    width: 160,
    height: 150,
    seat: 60,
    drawing: `<path d="M-66-140Q-46-150-28-140L-30-62H-62Z" fill="{#8a6a4a>#4f3826}"/><path d="M-62-72H54V-48H-62Z" fill="{#a5855c>#5f4228}"/><path d="M-30-104H50M50-104V-60" stroke="#5f4228" stroke-width="8" fill="none" stroke-linecap="round"/><path d="M54-50L70-12H46" stroke="#5f4228" stroke-width="8" fill="none"/>${wheel(-18, -38, 36)}${wheel(52, -14, 13)}`,
  },
  fourPoster: {
    width: 300,
    height: 250,
    seat: 84,
    drawing:
      '<path d="M-150 0V-250H-134V0ZM134 0V-180H150V0Z" fill="{#8a5a34>#4a2f1a}"/><path d="M-142-150Q-110-170-60-150V-40H-142Z" fill="{#a5744a>#5f3a20}"/><path d="M-134-80Q0-100 140-76L146-20H-140Z" fill="{#e9e4da>#b5ac9c}"/><path d="M-40-92Q60-104 142-76L148-16Q40-6-50-16Z" fill="{#7f9ab0>#47627a}"/><path d="M-128-84Q-110-116-60-108-44-98-50-82-90-76-128-84Z" fill="{#ffffff>#d2d6dc}"/><path d="M-150-24H150V-8H-150Z" fill="#5f3a20"/>',
  },
  slateHalves: {
    width: 56,
    height: 54,
    drawing:
      '<g transform="scale(.66)"><path d="M-38-70L-2-76 6-56-6-44 4-26-8-8-36-4Z" fill="#3a4048" stroke="#a5744a" stroke-width="7" stroke-linejoin="round"/><path d="M18-74L48-64 46-2 12-12 24-30 14-46 26-58Z" fill="#3a4048" stroke="#a5744a" stroke-width="7" stroke-linejoin="round"/><g stroke="#ffe9a8" stroke-width="4" stroke-linecap="round"><path d="M8-84L6-96M-4-84L-10-94M20-84L26-94"/></g></g>',
  },
  railPlatform: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `<path d="M-480-30H480V4H-480Z" fill="{#b9a284>#7d6a52}"/><path d="M-480 0H480V460H-480Z" fill="{#d9c3a0|#b59a74}"/><path d="${repeat(13, (at) => `M${-470 + at * 80} 0L${-1180 + at * 196} 460`)}" stroke="#8a7252" stroke-opacity=".5" stroke-width="4" fill="none"/><path d="M120-10V-250H460V-10Z" fill="{#c98a6a>#8a5444}"/><path d="M90-240Q290-270 480-240V-270L440-340H130Z" fill="{#6d7686>#3f4652}"/><path d="M170-10V-170H240V-10Z" fill="#5f4030"/><path d="M290-180H390V-90H290Z" fill="{#cfe6ee|#f0f4e4}"/><path d="M290-180H390V-90H290ZM340-180V-90" fill="none" stroke="#fff6e0" stroke-width="9"/><path d="M110-244V0M470-244V0" stroke="#4a3a30" stroke-width="12"/>`,
  },
  suitcase: {
    width: 90,
    height: 66,
    seat: 54,
    drawing:
      '<path d="M-44-54H44V0Q0 6-44 0Z" fill="{#b08a62>#6b4c30}"/><path d="M-14-54Q-14-68 0-68T14-54" fill="none" stroke="#4a3420" stroke-width="6"/><path d="M-26-54V2M26-54V2" stroke="#4a3420" stroke-width="7"/><path d="M-38-44q14 20 6 38M10-40q12 10 4 30" stroke="#fff" stroke-opacity=".2" stroke-width="3" fill="none"/>',
  },
  puffedDress: {
    width: 130,
    height: 150,
    drawing:
      '<path d="M-20-146Q0-136 20-146L30-96Q44-40 54-4 0 8-54-4-44-40-30-96Z" fill="{#b5835a>#6b4630}"/><path d="M-20-144Q-54-156-60-122-56-100-34-104ZM20-144Q54-156 60-122 56-100 34-104Z" fill="{#c8966a>#7d5438}"/><path d="M-32-98Q0-88 32-98L34-88Q0-78-34-88Z" fill="#e8d2b0"/><path d="M-14-86Q-20-40-28-4M0-84V2M14-86Q20-40 28-4" fill="none" stroke="#4a2f1e" stroke-opacity=".4" stroke-width="4"/><path d="M-10-144Q0-134 10-144" fill="none" stroke="#f4e6cc" stroke-width="6"/>',
  },
  seismograph: {
    width: 150,
    height: 120,
    drawing:
      '<path d="M-74 0V-22H74V0Z" fill="{#7a6a5c>#3f362e}"/><path d="M-60-22V-70H-10V-22Z" fill="{#e6dcc4>#b0a284}"/><ellipse cx="-35" cy="-70" rx="25" ry="7" fill="#f4ecd8"/><path d="M-58-48q6-5 12 0t12 0 12 0 10-1" fill="none" stroke="#4a3a6b" stroke-width="3"/><path d="M50-22V-104H60V-22Z" fill="#555d69"/><path d="M56-100L-24-52" stroke="#8b949f" stroke-width="5"/><circle cx="20" cy="-80" r="12" fill="{#c98f4a@#7a4a1e}"/><path d="M-10-40Q30-60 60-30 84-14 70-2 56 2 58-12" fill="none" stroke="#f4ecd8" stroke-width="15"/><path d="M2-42Q28-48 46-30 56-18 48-14 42-16 46-22" fill="none" stroke="#4a3a6b" stroke-width="2.500" stroke-linecap="round"/>',
  },
  earthCut: {
    width: 300,
    height: 300,
    drawing:
      '<circle cx="0" cy="-150" r="150" fill="{#8fc8e6@#3f86b8}"/><path d="M-110-230Q-70-270-20-256-30-220-70-210-100-180-130-190ZM-120-110Q-90-130-60-100-50-60-80-30-110-60-120-110Z" fill="#86b26c"/><path d="M0-300A150 150 0 0 1 0 0Z" fill="#5f4a36"/><path d="M0-290A140 140 0 0 1 0-10Z" fill="{#e08a4a>#b5522e}"/><path d="M0-222A72 72 0 0 1 0-78Z" fill="#ffc25c"/><path d="M0-188A38 38 0 0 1 0-112Z" fill="#fff0b4"/><path d="M0-300V0" stroke="#4a382a" stroke-width="4"/>',
  },
  doorBridge: {
    width: 420,
    height: 70,
    seat: 44,
    drawing:
      '<path d="M-210-46L-30-60 6-44-180-26ZM6-48L190-60 214-42 26-28Z" fill="{#b98455>#6d4425}"/><path d="M-180-26L6-44V-34L-180-16ZM26-28L214-42V-32L26-18Z" fill="#4a2d18"/><path d="M-150-48L-40-56M-130-38L-10-50M60-46L170-54M80-38L190-48" stroke="#4a2d18" stroke-width="5"/><path d="M-150-20V0M-60-28V0M60-24V0M170-32V0" stroke="#5f3a20" stroke-width="12"/>',
  },
  oddCart: {
    width: 260,
    height: 150,
    drawing: `<path d="M-120-92H100L130-84V-70H-120Z" fill="{#b98455>#6d4425}"/><path d="M-116-118V-92M-60-118V-92M0-118V-92M60-118V-92M-120-118H70" stroke="#8a5a34" stroke-width="8" fill="none"/><path d="M100-78L210-60" stroke="#8a5a34" stroke-width="10" stroke-linecap="round"/>${wheel(34, -40, 40)}${wheel(-60, -60, 60)}`,
  },
  shrimpJar: {
    width: 110,
    height: 130,
    drawing: `<path d="M-42 0Q-66-56-40-108H40Q66-56 42 0 0 8-42 0Z" fill="{#8a5a44>#43281e}"/><ellipse cx="0" cy="-108" rx="42" ry="13" fill="#5f3a2c"/><ellipse cx="0" cy="-107" rx="35" ry="9" fill="#f2c0b0"/>${repeat(9, (at) => `<path d="M${-26 + at * 6.4}-${106 + (at % 3) * 4}q4-6 8 0q-2 5-7 3" fill="none" stroke="#d97a6a" stroke-width="3"/>`)}<path d="M-34-90Q-46-50-32-14" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="6" stroke-linecap="round"/>`,
  },
  saddleHorse: {
    width: 230,
    height: 216,
    seat: 140,
    drawing:
      '<path d="M-96-128Q-128-116-124-60-116-40-108-60-104-96-86-108Z" fill="{#5f4230>#33221a}"/><path d="M-70-90L-78 0h20l14-84zM44-90L40 0h20l14-88z" fill="{#7d5a40>#4a3324}"/><path d="M-92-128Q-108-80-74-70 0-56 66-70 94-92 88-134 30-142-10-134-66-146-92-128Z" fill="{#b5875f>#6b4a32}"/><path d="M-84-100L-90 0h20l16-84zM58-96L64 0h20l2-98z" fill="{#a5785a>#5f412c}"/><path d="M-90-10h22V0h-22zM-78-10h22V0h-22zM40-10h22V0H40zM64-10h22V0H64z" fill="#2a1e18"/><path d="M52-130Q72-176 96-196 122-204 130-186L156-158Q160-144 146-138L116-146Q108-118 88-96Z" fill="{#b5875f>#74503a}"/><path d="M98-196L102-218 114-198Z" fill="#7d5a40"/><path d="M100-196Q66-176 50-126L66-130Q78-164 110-186Z" fill="#3a261c"/><circle cx="124" cy="-178" r="5" fill="#20161a"/><path d="M116-150Q140-156 154-152M146-158L70-128" fill="none" stroke="#8a3a2e" stroke-width="4"/><path d="M-40-142Q0-128 40-140L44-112Q0-98-44-112Z" fill="{#c2564a>#7a2a2a}"/><path d="M-34-144Q0-158 34-142Q0-130-34-144Z" fill="{#8a5a34>#4a2f1a}"/>',
  },
  beanBowl: {
    width: 70,
    height: 40,
    drawing: `<path d="M-34-28Q-28 0 0 0T34-28Z" fill="{#f0e6d0>#b5a482}"/><ellipse cx="0" cy="-28" rx="34" ry="9" fill="#cfc0a0"/>${repeat(9, (at) => `<ellipse cx="${-22 + (at % 5) * 11}" cy="${-30 - Math.floor(at / 5) * 6}" rx="6" ry="4.500" fill="{#8a5a3a>#4f3020}"/>`)}`,
  },
} as const satisfies Record<string, Motif>;
