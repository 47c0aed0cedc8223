import { n, repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

const cicada = (mouth: string, brow: string) =>
  `<path d="M-16-10L-26 0M0-8L0 0M16-10L26 0" stroke="#3a3a24" stroke-width="5" stroke-linecap="round"/><path d="M-30-70Q-34-14 0-6 34-14 30-70 22-92 0-94-22-92-30-70Z" fill="{#a3b06a>#54612f}"/><path d="M-24-40H24M-26-54H26M-20-26H20" stroke="#39421f" stroke-opacity=".6" stroke-width="4"/><path d="M-20-82Q-66-60-58 0-26-14-14-60ZM20-82Q66-60 58 0 26-14 14-60Z" fill="{#f2fbff>#b9d9e6}" opacity=".85"/><path d="M-24-74Q-52-46-54-8M24-74Q52-46 54-8" stroke="#7f9aa6" stroke-width="2.400" fill="none"/><ellipse cx="0" cy="-104" rx="36" ry="27" fill="{#b9c47c>#626f38}"/><circle cx="-27" cy="-110" r="12" fill="#fff"/><circle cx="27" cy="-110" r="12" fill="#fff"/><circle cx="-24" cy="-108" r="6" fill="#2a241c"/><circle cx="30" cy="-108" r="6" fill="#2a241c"/>${brow}${mouth}<path d="M-12-128q-8-14-16-16M12-128q8-14 16-16" stroke="#39421f" stroke-width="3" fill="none"/>`;

export const fables = {
  /** A great oak that fell in the storm, with a hole in its trunk and a notice nailed to it. */
  fallenOak: {
    width: 620,
    height: 190,
    seat: 150,
    drawing:
      '<path d="M-300-20Q-330-60-316-120-330-150-290-150-300-190-262-160-250-176-236-150 0-170 250-140L320-176 312-150 262-118 330-100 326-84 262-84 330-40 318-28 250-44Q0 10-236-10-262 20-270-6-300 16-300-20Z" fill="{#a8835c>#54391f}"/><path d="M-220-120Q0-140 230-112M-200-60Q0-40 220-66M-120-96Q0-104 90-92" fill="none" stroke="#3d2816" stroke-opacity=".45" stroke-width="5"/><ellipse cx="92" cy="-78" rx="38" ry="30" fill="#241810"/><path d="M56-84Q62-110 96-108 128-104 130-78" fill="none" stroke="#d9b078" stroke-width="5"/><path d="M-96-146L-6-138-14-38-104-46Z" fill="{#fffdf4>#e6d8b4}"/><path d="M-84-126L-20-120M-86-108L-22-102M-88-90L-24-84M-90-72L-50-68" stroke="#4a4a5a" stroke-width="4"/><circle cx="-50" cy="-138" r="5" fill="#6f7883"/><g fill="{#9ed07a>#4f8f4c}"><ellipse cx="318" cy="-178" rx="34" ry="22"/><ellipse cx="338" cy="-96" rx="32" ry="20"/><ellipse cx="330" cy="-30" rx="30" ry="18"/></g>',
  },
  cicadaSad: {
    width: 110,
    height: 140,
    drawing: cicada(
      '<path d="M-9-86q9-9 18 0" stroke="#5a2a24" stroke-width="3" fill="none" stroke-linecap="round"/>',
      '<path d="M-38-124l18-6M38-124l-18-6" stroke="#39421f" stroke-width="4" stroke-linecap="round"/>',
    ),
  },
  antMound: {
    width: 300,
    height: 230,
    drawing:
      '<path d="M-190 6Q-150-120-50-190 0-222 50-190 150-110 190 6Z" fill="{#c99a62>#6d4a2a}"/><path d="M-110-60q14-10 26 2M-60-130q12-8 22 2M70-120q12-8 22 2M100-50q12-8 24 2M-20-170q8-6 16 0" stroke="#4f3218" stroke-opacity=".5" stroke-width="5" fill="none"/><path d="M-34 2V-66Q-34-104 0-104T34-66V2Z" fill="{#a8703f>#5f3c22}"/><path d="M34-70V0H26V-66Q26-96 6-102 34-104 34-70Z" fill="rgb(255,222,140)"/><path d="M-44 2V-66Q-44-114 0-114T44-66V2H34V-66Q34-104 0-104T-34-66V2Z" fill="{#d9a868>#8a5a30}"/><circle cx="18" cy="-48" r="4.500" fill="#e8c460"/>',
  },
  stork: {
    width: 130,
    height: 220,
    drawing:
      '<path d="M-12-70V0M16-70V0M-12 0h-14M-12 0h10M16 0H2M16 0h12" stroke="#d9583c" stroke-width="6" stroke-linecap="round"/><path d="M-70-96Q-60-140-10-138 24-136 34-110 30-66-10-62-56-60-70-96Z" fill="{#ffffff>#cdd5e0}"/><path d="M-84-92Q-60-124-10-118-20-84-60-74Z" fill="{#50525f>#202129}"/><path d="M14-116Q30-150 22-184" stroke="{#ffffff>#cdd5e0}" stroke-width="20" fill="none" stroke-linecap="round"/><circle cx="26" cy="-194" r="21" fill="{#ffffff@#d3dae4}"/><path d="M42-200L112-178 44-184Z" fill="{#f08a5c>#c9482c}"/><circle cx="30" cy="-199" r="4.500" fill="#1c1a26"/><circle cx="29" cy="-200" r="1.500" fill="#fff"/><path d="M22-206q6-5 13-2" stroke="#50525f" stroke-width="3" fill="none"/>',
  },
  tallVase: {
    width: 60,
    height: 120,
    drawing:
      '<path d="M-12-116H12L10-60Q36-44 32-14 28 0 0 0-28 0-32-14-36-44-10-60Z" fill="{#cfe9f2>#6f9fb8}"/><path d="M-18-120H18V-110H-18Z" fill="{#ffffff>#9fc2d2}"/><path d="M-22-36Q-26-16-16-8" stroke="#fff" stroke-opacity=".7" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M-22-22Q0-12 22-22 22-6 0-4T-22-22Z" fill="#a8583c" opacity=".75"/>',
  },
  /** A branch that reaches in from the right edge. */
  sideBranch: {
    width: 300,
    height: 40,
    seat: 30,
    drawing:
      '<path d="M230-46Q60-44-150-18L-152-8Q60-20 230-6Z" fill="{#a8835c>#54391f}"/><path d="M20-34Q-10-70-40-78L-36-84Q0-76 36-38ZM110-14Q90 20 60 34L56 28Q82 10 92-16Z" fill="{#9a7650>#54381f}"/><g fill="{#9ed07a>#4f8f4c}"><ellipse cx="-48" cy="-86" rx="28" ry="14" transform="rotate(-20 -48 -86)"/><ellipse cx="-16" cy="-96" rx="24" ry="12" transform="rotate(30 -16 -96)"/><ellipse cx="50" cy="42" rx="28" ry="14" transform="rotate(24 50 42)"/><ellipse cx="150" cy="-70" rx="34" ry="17" transform="rotate(-12 150 -70)"/><ellipse cx="190" cy="20" rx="32" ry="15" transform="rotate(14 190 20)"/><ellipse cx="-158" cy="-26" rx="22" ry="11" transform="rotate(-30 -158 -26)"/></g>',
  },
  /** Under the roof at night; stands on the far plane. */
  attic: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `<path d="M-480-640H480V4H-480Z" fill="{#3d2c22|#5f4430}"/><path d="M-480-640L-480-120 0-600 480-120V-640Z" fill="{#2a1e18|#3d2c22}"/>${repeat(6, (at) => `<path d="M${n(-480 + at * 80)} ${n(-120 - at * 80)}l14-10V0h-18z" fill="#54392a" opacity=".6"/><path d="M${n(480 - at * 80)} ${n(-120 - at * 80)}l-14-10V0h18z" fill="#54392a" opacity=".6"/>`)}<path d="M-500-110L0-610 500-110 500-80 0-570-500-80Z" fill="{#8f6242>#54351e}"/><path d="M-60-380a60 60 0 1 1 120 0 60 60 0 1 1-120 0" fill="{#18204a>#2c3a70}"/><g fill="rgb(255,250,215)"><circle cx="-24" cy="-400" r="3"/><circle cx="20" cy="-372" r="2.500"/><circle cx="30" cy="-412" r="2"/><circle cx="-10" cy="-356" r="2"/></g><path d="M-60-380a60 60 0 1 1 120 0 60 60 0 1 1-120 0M0-440v120M-60-380H60" fill="none" stroke="#8f6242" stroke-width="9"/><path d="M-480 0H480V450H-480Z" fill="{#7d5a3c|#4f3622}"/>${repeat(11, (at) => `<path d="M${(at - 5) * 74} 0L${(at - 5) * 190} 420" stroke="#2f2016" stroke-opacity=".5" stroke-width="4"/>`)}<path d="M-420-70H-320V0H-420Z" fill="{#a8774a>#5f3f22}"/><path d="M-400-120H-340V-70H-400Z" fill="{#8a6a44>#4f3820}"/><path d="M330-90H440V0H330Z" fill="{#8f6a44>#4f3620}"/>`,
  },
  letterHeap: {
    width: 150,
    height: 60,
    drawing: repeat(
      9,
      (at) =>
        `<g transform="translate(${((at * 37) % 110) - 54} ${-at * 5}) rotate(${((at * 29) % 40) - 20})"><path d="M-30-22H30V0H-30Z" fill="${['#fffdf4', '#f3e3c0', '#e8eef6', '#f7dcd0'][at % 4]}" stroke="#b9a888" stroke-width="1.500"/><path d="M-20-14H16M-20-8H8" stroke="#5a5a6a" stroke-width="2"/></g>`,
    ),
  },
  foxTailDoor: {
    width: 150,
    height: 330,
    drawing:
      '<path d="M-80-320H80V0H-80Z" fill="#171022"/><path d="M-16-8Q-70-30-62-86-58-122-36-128-24-84-4-60 18-34 6-6Z" fill="{#f29a4a>#c9602a}"/><path d="M-36-128Q-56-124-60-96-44-98-30-108Z" fill="#fff6e8"/><path d="M-10-320H80V0H-10Z" fill="{#8f6242>#54351e}"/><path d="M4-300H66V-180H4ZM4-160H66V-20H4Z" fill="{#a8774a>#6d4828}"/><circle cx="8" cy="-150" r="6" fill="#e3c46a"/><path d="M-92-334H92V0H80V-322H-80V0H-92Z" fill="{#a8774a>#54351e}"/>',
  },
} as const satisfies Record<string, Motif>;
