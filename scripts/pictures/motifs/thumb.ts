import { n, repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

const blossom = (petals: number, long: number, wide: number, light: string, dark: string, from = -90, to = 90) =>
  repeat(petals, (at) => {
    const turn = from + ((to - from) * at) / (petals - 1);
    return `<path d="M0 0Q-${wide}-${n(long * 0.4)}-${n(wide * 0.5)}-${n(long * 0.9)} 0-${n(long * 1.08)} ${n(wide * 0.5)}-${n(long * 0.9)} ${wide}-${n(long * 0.4)} 0 0Z" fill="{${light}>${dark}}" transform="rotate(${n(turn)})"/>`;
  });

const sill = (outside: string) =>
  `<path d="M-480-640H480V4H-480Z" fill="{#e8d9bd|#cbb48c}"/><path d="${repeat(13, (at) => `M${at * 76 - 456}-640V0`)}" stroke="#b99a68" stroke-opacity=".35" stroke-width="3"/>${outside}<path d="M-190-430H190V-410H-190ZM-190-430H-170V-70H-190ZM170-430H190V-70H170Z" fill="{#ffffff>#cfc6b6}"/><path d="M-184-426L-290-400V-60L-184-76ZM184-426L290-400V-60L184-76Z" fill="{#dff2f8>#a9c9d6}" opacity=".75"/><path d="M-184-426L-290-400V-60L-184-76M-237-413V-68M-184-250L-290-240M184-426L290-400V-60L184-76M237-413V-68M184-250L290-240" fill="none" stroke="#fffaf0" stroke-width="9"/><path d="M-240-84H240L262-52H-262Z" fill="{#f3e3c2>#c9a468}"/><path d="M-262-52H262V-36H-262Z" fill="{#c9a468>#8a6434}"/><path d="M-480 0H480V450H-480Z" fill="{#b98850|#7d5530}"/>${repeat(11, (at) => `<path d="M${(at - 5) * 74} 0L${(at - 5) * 190} 420" stroke="#5a3a1c" stroke-opacity=".35" stroke-width="4"/>`)}`;
const garden =
  '<path d="M-180-420H180V-70H-180Z" fill="{#a9dcf5|#fff0cf}"/><path d="M-180-190Q-90-240 0-200T180-210V-70H-180Z" fill="{#a4d495|#6fae72}"/><path d="M-180-130Q-60-160 60-128T180-140V-70H-180Z" fill="{#8fc87e|#5c9a62}"/><g fill="#f29ab4"><circle cx="-140" cy="-110" r="8"/><circle cx="-104" cy="-96" r="7"/><circle cx="120" cy="-112" r="8"/><circle cx="150" cy="-98" r="7"/></g><path d="M80-190V-260" stroke="#8a6242" stroke-width="9"/><circle cx="80" cy="-282" r="40" fill="{#9ed07a>#5a9a54}"/>';
const dusk =
  '<path d="M-180-420H180V-70H-180Z" fill="{#7d6fb4|#ffca86}"/><circle cx="-70" cy="-220" r="34" fill="rgb(255,224,150)"/><path d="M-180-190Q-90-240 0-200T180-210V-70H-180Z" fill="{#7d8f6a|#55704f}"/><path d="M-180-130Q-60-160 60-128T180-140V-70H-180Z" fill="{#6f8a5c|#466044}"/>';

export const thumb = {
  /** A window that stands open over its sill; stands on the far plane. */
  sillMorning: { width: 1, height: 300, seat: 66, drawing: sill(garden) },
  sillDusk: { width: 1, height: 300, seat: 66, drawing: sill(dusk) },
  inkBottle: {
    width: 60,
    height: 70,
    drawing:
      '<path d="M-28-44Q-34-2-26 0H26Q34-2 28-44L14-52H-14Z" fill="{#6f8fd0>#1f2a5e}"/><path d="M-22-38Q-26-14-20-6" stroke="#fff" stroke-opacity=".6" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M-13-62H13V-50H-13Z" fill="{#8fa8dc>#3a4a86}"/><path d="M-17-74H17V-60H-17Z" fill="{#d9a860>#8a5a30}"/>',
  },
  inkBottleOpen: {
    width: 60,
    height: 62,
    drawing:
      '<path d="M-28-44Q-34-2-26 0H26Q34-2 28-44L14-52H-14Z" fill="{#6f8fd0>#1f2a5e}"/><path d="M-22-38Q-26-14-20-6" stroke="#fff" stroke-opacity=".6" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M-13-62H13V-50H-13Z" fill="{#8fa8dc>#3a4a86}"/><ellipse cx="0" cy="-62" rx="13" ry="4" fill="#12183a"/>',
  },
  writtenSheets: {
    width: 110,
    height: 26,
    drawing: `<path d="M-56-2L-38-20H66L54-2Z" fill="{#fffdf6>#e3d6b8}"/><path d="M-58 2L-42-16H60L50 2Z" fill="{#ffffff>#ece0c4}"/><path d="M-36-12H44M-41-7H40M-46-2H18" stroke="#4a4a6a" stroke-width="2"/>`,
  },
  tulipPotOpen: {
    width: 130,
    height: 200,
    seat: 142,
    drawing: `<path d="M-40-50H40L32 0H-32Z" fill="{#d9825a>#9a4a32}"/><path d="M-46-60H46V-46H-46Z" fill="{#e89a70>#b25c3e}"/><path d="M0-58Q4-90 0-124" fill="none" stroke="#4f9a4a" stroke-width="8"/><path d="M0-60Q-52-80-50-140-20-110 0-62ZM0-60Q50-84 54-132 20-106 0-62Z" fill="{#8fcf7a>#3f8a4c}"/><g transform="translate(0 -118)"><path d="M0 2Q-70-20-62-86-34-74-20-50-14-84 0-98 14-84 20-50 34-74 62-86 70-20 0 2Z" fill="{#ff7a5c>#c9283c}"/><path d="M-62-86Q-34-74-20-50-40-40-50-30-64-56-62-86ZM62-86Q34-74 20-50 40-40 50-30 64-56 62-86Z" fill="{#ffe27a>#f09a3c}"/><ellipse cx="0" cy="-30" rx="44" ry="15" fill="#f6c94a"/></g>`,
  },
  /** The petals of the tulip before whoever sits in it. */
  tulipFront: {
    width: 130,
    height: 60,
    drawing:
      '<path d="M0 2Q-60-8-64-58-40-52-24-30-10-44 0-50 10-44 24-30 40-52 64-58 60-8 0 2Z" fill="{#ff8a66>#d0303e}"/><path d="M-64-58Q-40-52-24-30-46-20-54-22-64-38-64-58ZM64-58Q40-52 24-30 46-20 54-22 64-38 64-58Z" fill="{#ffe88a>#f2a545}"/>',
  },
  lilyLeaf: {
    width: 260,
    height: 36,
    seat: 18,
    drawing:
      '<ellipse cx="0" cy="0" rx="170" ry="34" fill="#1f5a7a" opacity=".3"/><path d="M-160-12Q-150-42 0-44T160-12Q140 14 20 16L0-6-24 16Q-140 14-160-12Z" fill="{#a6dc7a>#3f9a58}"/><path d="M0-8L-110-26M0-8L-60-38M0-8L0-42M0-8L64-38M0-8L116-24M0-8L-120 0M0-8L124 2" stroke="#dff5b8" stroke-opacity=".6" stroke-width="3.500"/>',
  },
  whiteButterfly: {
    width: 130,
    height: 120,
    drawing:
      '<path d="M0-50Q-56-120-92-96-98-52-14-44-70-36-66-2-34 8 0-40Z" fill="{#ffffff>#cfd9ee}"/><path d="M4-50Q40-122 76-104 92-60 16-44 60-38 58-6 30 6 4-40Z" fill="{#ffffff>#dfe6f5}"/><path d="M-70-88q-10 14-2 26M58-92q12 12 6 24" stroke="#b9c4e0" stroke-width="4" fill="none"/><path d="M-6-62Q2-70 8-62L6-14Q2-6-4-14Z" fill="{#6d5a4a>#3a2c24}"/><path d="M-2-66q-8-20-18-22M5-66q6-20 16-24" stroke="#3a2c24" stroke-width="3" fill="none"/>',
  },
  beltLine: {
    width: 200,
    height: 60,
    drawing:
      '<path d="M-100 0Q-20 20 100-58" fill="none" stroke="#f5a3bf" stroke-width="6" stroke-linecap="round"/><path d="M-100 0Q-20 20 100-58" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2"/>',
  },
  fishPeek: {
    width: 80,
    height: 50,
    drawing:
      '<ellipse cx="0" cy="0" rx="54" ry="9" fill="#ffffff" opacity=".55"/><path d="M-32 0Q-34-44 4-48 40-44 34 0Z" fill="{#ffc07a>#e0703c}"/><path d="M-32-4Q-52-20-44-34-30-30-24-22Z" fill="#e8803f"/><circle cx="14" cy="-28" r="8" fill="#fff"/><circle cx="16" cy="-28" r="4.500" fill="#2a1c1c"/><path d="M28-12q6-4 8 2" stroke="#8a3420" stroke-width="3" fill="none"/><path d="M-10-10Q4-22 0-36" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="4"/>',
  },
  mouseDoor: {
    width: 320,
    height: 230,
    drawing: `<path d="M-210 6Q-190-150-60-190 70-222 150-130 200-60 214 6Z" fill="{#a8845c>#5f4530}"/><path d="M-170-90Q-110-196 10-206 120-196 176-86 120-150 20-160-80-160-170-90Z" fill="{#ffffff>#d3deea}"/><path d="M-64 2V-92Q-64-140-10-140T44-92V2Z" fill="rgb(255,214,130)"/><path d="M44-120L92-134V16L44 2Z" fill="{#b98050>#6d4222}"/><path d="M-76 2V-92Q-76-154-10-154T56-92V2H44V-92Q44-140-10-140T-64-92V2Z" fill="{#d9a868>#8a5a30}"/><g stroke="{#e3c476>#a8823c}" stroke-width="8" stroke-linecap="round">${repeat(9, (at) => `<path d="M${at * 46 - 190 + ((at * 13) % 17)} ${at > 3 && at < 6 ? 10 : 4}v-${34 + ((at * 11) % 22)}"/>`)}</g>`,
  },
  stubble: {
    width: 420,
    height: 60,
    drawing: `<g stroke="{#e3c476>#a8823c}" stroke-width="9" stroke-linecap="round">${repeat(12, (at) => `<path d="M${at * 36 - 200 + ((at * 7) % 13)} 0l${((at * 5) % 9) - 4}-${36 + ((at * 11) % 30)}"/>`)}</g>`,
  },
  /** A swallow that lies asleep, as a child of a thumb's height sees it; its blanket is of hay. */
  swallowLying: {
    width: 300,
    height: 130,
    drawing: `<path d="M-110-30Q-180-50-220-18-170-24-160-10-210-2-214 6-150 12-100-8Z" fill="{#3b4a78>#161b36}"/><path d="M-120-20Q-110-104 10-112 70-140 122-112 156-84 128-44 110 0 0 2-100 4-120-20Z" fill="{#4a5c94>#1b2142}"/><path d="M128-56Q100 0 10 0 20-40 70-60 108-76 128-56Z" fill="{#ffffff>#cfd6e6}"/><path d="M92-92Q124-100 134-76 118-56 92-70Z" fill="#c9503a"/><path d="M134-98L176-82 136-74Z" fill="#e9a13a"/><path d="M104-106q8 7 17 1" fill="none" stroke="#0d1024" stroke-width="5" stroke-linecap="round"/><path d="M-124-10Q-118-84-20-92 50-92 60-40 60 2 0 6-110 8-124-10Z" fill="{#f0d68a>#b08a3c}"/><g stroke="#8a6a2c" stroke-opacity=".55" stroke-width="3">${repeat(14, (at) => `<path d="M${at * 12 - 110} ${-16 - ((at * 17) % 50)}l${14 + (at % 3) * 5}-${8 + ((at * 5) % 11)}"/>`)}</g>`,
  },
  swallowBig: {
    width: 320,
    height: 150,
    seat: 96,
    drawing:
      '<path d="M-70-90Q-190-120-270-80-230-66-190-62-236-44-266-8-160-8-70-50Z" fill="{#3b4a78>#161b36}"/><path d="M-110-76Q-30-150 76-124 156-104 142-62 86 8-30-14-94-28-110-76Z" fill="{#4a5c94>#1b2142}"/><path d="M-94-62Q0-62 78-70 120-70 138-60 86 8-30-14-84-28-94-62Z" fill="{#ffffff>#d5dbea}"/><path d="M86-84Q128-90 142-66 106-34 78-52Z" fill="#c9503a"/><path d="M134-88L188-70 138-56Z" fill="#e9a13a"/><circle cx="102" cy="-94" r="12" fill="#fff"/><circle cx="105" cy="-94" r="7.500" fill="#0d1024"/><circle cx="102" cy="-97" r="2.400" fill="#fff"/><path d="M10-96Q-60-210-170-236-130-150-40-70Z" fill="{#3b4a78>#151a34}"/><path d="M16-90Q-20-160-90-200-60-130-14-74Z" fill="#5f74b4" opacity=".5"/>',
  },
  swallowStand: {
    width: 220,
    height: 220,
    drawing:
      '<path d="M-6-26V0M24-26V0" stroke="#6d5a4a" stroke-width="7"/><path d="M-50-60Q-120-30-150 20-110 4-84-4-100 22-96 44-50 10-20-30Z" fill="{#3b4a78>#161b36}"/><path d="M-60-50Q-70-150 10-190 50-214 84-190 112-164 84-120 92-40 20-22-40-16-60-50Z" fill="{#4a5c94>#1b2142}"/><path d="M84-124Q92-40 20-24 0-60 30-100 60-136 84-124Z" fill="{#ffffff>#d5dbea}"/><path d="M64-156Q98-164 96-136 76-116 52-130Z" fill="#c9503a"/><path d="M94-176L142-160 96-150Z" fill="#e9a13a"/><circle cx="66" cy="-172" r="11" fill="#fff"/><circle cx="69" cy="-171" r="7" fill="#0d1024"/><circle cx="66" cy="-174" r="2.200" fill="#fff"/><path d="M-50-60Q-40-140 20-150 10-70-50-40Z" fill="{#33406c>#141830}"/>',
  },
  greatFlower: {
    width: 260,
    height: 170,
    seat: 96,
    drawing: `<path d="M0 0Q8-40 0-76" stroke="#4f9a4a" stroke-width="14" fill="none"/><path d="M0-10Q-90-20-130-70-60-66 0-14ZM0-10Q90-24 134-66 60-64 0-14Z" fill="{#8fcf7a>#3f8a4c}"/><g transform="translate(0 -74)">${blossom(7, 130, 34, '#ffffff', '#d3d9ee', -84, 84)}<ellipse cx="0" cy="-14" rx="54" ry="22" fill="{#ffe27a>#e0a02f}"/></g>`,
  },
  greatFlowerFront: {
    width: 200,
    height: 70,
    drawing: blossom(5, 78, 28, '#ffffff', '#dfe4f4', -78, 78),
  },
  clearWings: {
    width: 160,
    height: 130,
    drawing:
      '<g opacity=".8"><path d="M0-60Q-50-150-92-124-110-80-4-54Z" fill="{#f4fbff>#b9dcf2}"/><path d="M0-60Q50-150 92-124 110-80 4-54Z" fill="{#f4fbff>#b9dcf2}"/><path d="M-2-54Q-70-50-66-14-40 2 0-46ZM2-54Q70-50 66-14 40 2 0-46Z" fill="{#e9f6ff>#a9cfe8}"/></g><path d="M-8-62L-80-116M8-62L80-116M-6-50L-54-20M6-50L54-20" stroke="#8fb8d6" stroke-width="2.400"/>',
  },
  walnutBed: {
    width: 120,
    height: 60,
    drawing:
      '<path d="M-60-36Q-54 0 0 2 54 0 60-36Z" fill="{#c99a62>#7a4e28}"/><path d="M-44-26Q-36-6-20-4M0-28V0M44-26Q36-6 20-4M-24-28Q-20-8-12-2M24-28Q20-8 12-2" stroke="#5f3a1c" stroke-opacity=".5" stroke-width="3.500" fill="none"/><ellipse cx="0" cy="-36" rx="60" ry="14" fill="{#8a5a30>#5a3820}"/><ellipse cx="0" cy="-38" rx="50" ry="10" fill="{#b791e6>#6d47ad}"/><ellipse cx="26" cy="-42" rx="24" ry="9" fill="{#ffb9cf>#e0708f}"/><ellipse cx="-32" cy="-42" rx="14" ry="6" fill="#fff6fa"/>',
  },
} as const satisfies Record<string, Motif>;
