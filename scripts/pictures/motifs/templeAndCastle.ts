import { repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

export const templeAndCastle = {
  /** A child's handkerchief. */
  kerchief: {
    width: 50,
    height: 40,
    drawing:
      '<path d="M-26-40Q0-34 26-40 30-18 24 0 0-6-24 0-30-20-26-40Z" fill="{#ffffff>#d9e4ee}"/><path d="M-21-34Q0-29 21-34 24-18 19-6 0-11-19-6-24-20-21-34Z" fill="none" stroke="#e58fa8" stroke-width="3"/><path d="M-6-24q6-6 12 0M-4-16q6 5 10 0" stroke="#e58fa8" stroke-width="2" fill="none"/>',
  },
  /** The round rim of a deep pit for water. */
  wellRim: {
    width: 260,
    height: 70,
    seat: 54,
    drawing: `<ellipse cx="0" cy="-6" rx="140" ry="26" fill="#3f5a3a" opacity=".5"/><path d="M-130-56V-10Q-120 16 0 18 120 16 130-10V-56Z" fill="{#a8a79f>#66645e}"/><path d="M-130-34Q-60-12 0-12 70-12 130-34" stroke="#55534d" stroke-width="4" fill="none"/>${repeat(7, (at) => `<path d="M${at * 36 - 108}-${20 + (3 - Math.abs(at - 3)) * -5}v-22" stroke="#55534d" stroke-width="4"/>`)}<ellipse cx="0" cy="-56" rx="130" ry="26" fill="{#c9c8bf>#8f8d86}"/><ellipse cx="0" cy="-55" rx="104" ry="18" fill="{#16324f|#2f5f86}"/><circle cx="-30" cy="-54" r="4" fill="rgb(255,246,170)"/><circle cx="34" cy="-50" r="3" fill="rgb(255,246,170)"/>`,
  },
  /** A stick of incense in its little bowl; the smoke goes up. */
  incenseStick: {
    width: 60,
    height: 120,
    drawing:
      '<path d="M-30-30H30L22 0H-22Z" fill="{#8a6a3c>#55401f}"/><ellipse cx="0" cy="-30" rx="30" ry="8" fill="#cbbfa6"/><path d="M0-30V-84" stroke="#6b3a2a" stroke-width="5"/><circle cx="0" cy="-86" r="5" fill="rgb(255,130,70)"/><path d="M0-92Q-16-110 0-126 14-142 0-160-12-174 2-190" fill="none" stroke="#ffffff" stroke-width="6" opacity=".6" stroke-linecap="round"/>',
  },
  /** A narrow bridge of stone over a brook of the mountains; somebody stands on it. */
  archBridge: {
    width: 620,
    height: 150,
    seat: 116,
    drawing: `<path d="M-360-6Q-200-40 0-34 200-40 360-6L380 40H-380Z" fill="{#a6dcec|#5aa6c8}"/><path d="M-320-96Q-160-128 0-130 160-128 320-96L340 6H240Q190-70 110-70 40-70 20 6H-20Q-40-70-110-70-190-70-240 6H-340Z" fill="{#cfccc2>#8a877e}"/><path d="M-324-104Q-160-138 0-140 160-138 324-104L322-88Q160-120 0-122-160-120-322-88Z" fill="#e2dfd4"/><path d="M-240 6Q-190-70-110-70-40-70-20 6M20 6Q40-70 110-70 190-70 240 6" fill="none" stroke="#6f6c64" stroke-width="6"/>${repeat(9, (at) => `<path d="M${at * 70 - 280}-${96 + (4 - Math.abs(at - 4)) * 5}v18" stroke="#8a877e" stroke-width="4"/>`)}<path d="M-300 20q40-10 80 0M-60 26q50-12 100 0M180 22q40-10 80 0" stroke="#fff" stroke-width="5" opacity=".7" fill="none" stroke-linecap="round"/>`,
  },
  /** A stuffed bird with eyes of glass; cotton comes out of its seam. */
  stuffedBird: {
    width: 120,
    height: 130,
    drawing:
      '<path d="M-20-14L-26 0M14-14L20 0" stroke="#7a5a34" stroke-width="6" stroke-linecap="round"/><path d="M-78-58Q-104-70-122-60-104-40-70-36Z" fill="{#6a7f96>#3f5068}"/><path d="M-74-44Q-70-96-20-100-6-134 30-130 62-124 58-92 66-50 36-24 0-6-40-16-70-22-74-44Z" fill="{#8fa8c0>#4f6680}"/><path d="M-58-54Q-36-92 2-72 14-40-18-28-50-26-58-54Z" fill="{#5f7890>#3a4c62}"/><path d="M56-108L88-98 56-90Z" fill="#d99a3f"/><circle cx="36" cy="-106" r="13" fill="#f4f8fa"/><circle cx="36" cy="-106" r="10" fill="{#bfe6f4@#3f86a8}"/><path d="M30-112q4-5 9-3" stroke="#fff" stroke-width="4" stroke-linecap="round" fill="none"/><path d="M14-60Q26-40 20-22" stroke="#2b3848" stroke-width="3" stroke-dasharray="4 4" fill="none"/><path d="M12-40q-4-14 10-14 14-6 16 6 12 2 6 14-2 12-14 8-14 4-18-14z" fill="#fffdf4"/>',
  },
  /** A low dressing table: a mirror and six bottles, each of another shape. */
  vanitySix: {
    width: 330,
    height: 210,
    seat: 84,
    drawing:
      '<path d="M-170-84H170V-70H-170Z" fill="{#a86a42>#74432a}"/><path d="M-156-70H156V-14H-156Z" fill="{#8f5636>#5f3822}"/><path d="M-148-62H-6V-22H-148ZM6-62H148V-22H6Z" fill="#7a4830"/><circle cx="-77" cy="-42" r="6" fill="#e0b85a"/><circle cx="77" cy="-42" r="6" fill="#e0b85a"/><path d="M-150-14h20V0h-20zM130-14h20V0h-20z" fill="#4f2e1c"/><path d="M-62-84V-200Q-62-240 0-240 62-240 62-200V-84Z" fill="#7a4830"/><path d="M-52-92V-198Q-52-230 0-230 52-230 52-198V-92Z" fill="{#d6eaf0>#9fc2d0}"/><path d="M-40-200L-10-220M-40-172L14-214" stroke="#fff" stroke-width="6" opacity=".7"/><path d="M-142-84V-122Q-142-130-136-134V-158H-126V-134Q-120-130-120-122V-84Z" fill="{#f0b8d0>#c2628c}"/><path d="M-104-84V-120H-96V-132H-82V-120H-74V-84Z" fill="{#c9e6b0>#6f9f5a}"/><path d="M-58-84Q-74-104-52-116V-128H-38V-116Q-16-104-32-84Z" fill="{#ffd98a>#d9903a}"/><path d="M26-84V-112L32-118V-128H46V-118L54-112V-84Z" fill="{#e6e0f4>#9a86c8}"/><path d="M26-128l5-6 6 6z" fill="#fff"/><path d="M70-84Q64-106 78-114V-130H92V-114Q106-106 100-84Z" fill="{#8fc4f4>#2f6fc0}"/><path d="M116-84V-110Q116-120 126-122V-130H138V-122Q148-120 148-110V-84Z" fill="{#f4c8a0>#b9704a}"/><path d="M-136-162h10v6h-10zM-96-138h14v8h-14zM-52-134h14v8h-14zM78-136h14v8h-14z" fill="#e0b85a"/>',
  },
  /** A round bowl; in it swim six goldfish, no two alike. */
  goldfishBowl: {
    width: 240,
    height: 200,
    drawing:
      '<path d="M-70-196H70Q124-160 124-100 124-30 60 0H-60Q-124-30-124-100-124-160-70-196Z" fill="{#e4f4f8>#a6cfe0}" opacity=".75"/><path d="M-112-140Q0-124 112-140 124-120 124-100 124-30 60-2H-60Q-124-30-124-100-124-120-112-140Z" fill="{#9fdcf0|#4f9fce}" opacity=".8"/><ellipse cx="0" cy="-140" rx="111" ry="13" fill="#d6f2fa" opacity=".9"/><g><path d="M-76-104q14-18 34-4 12-12 18-4-4 10-2 20-8 2-16-6-22 10-34-6z" fill="{#ff9a5a>#e0502f}"/><circle cx="-72" cy="-112" r="7" fill="#fff"/><circle cx="-73" cy="-112" r="4" fill="#22242c"/></g><path d="M0-116q10-24 34-10 16-16 22-4-2 12 2 22-10 4-20-8-22 14-38 0z" fill="{#ffb04a>#e87a2a}"/><circle cx="9" cy="-116" r="4" fill="#22242c"/><path d="M96-84q-6-10-18-6-8-6-10 0 2 6 0 10 4 2 10-4 10 4 18 0z" fill="{#ff8f7a>#d94a3f}"/><circle cx="91" cy="-86" r="2.500" fill="#22242c"/><path d="M-40-60q14-18 36-4 14-14 20-2-4 8-2 18-8 2-18-6-22 8-36-6z" fill="{#ff9a5a>#e0502f}"/><path d="M-40-60q16 14 36 6-18 6-36-6z" fill="#fff"/><circle cx="-32" cy="-64" r="4" fill="#22242c"/><path d="M88-44q-14-16-34-4-14-12-20-2 4 10 2 18 8 4 18-6 22 8 34-6z" fill="{#f7a65a>#c9602f}"/><path d="M56-46l6 4-6 4zM66-42l6 3-6 4z" fill="#fbe3c0"/><circle cx="80" cy="-46" r="4" fill="#22242c"/><path d="M-90-34q12-14 30-4 10-10 16-6l-5 8 5 4-6 3 4 7q-8 0-14-6-18 8-30-6z" fill="{#ffb04a>#d9602f}"/><circle cx="-83" cy="-37" r="3.500" fill="#22242c"/><path d="M-100-130Q-112-80-84-40" stroke="#fff" stroke-width="9" opacity=".7" fill="none" stroke-linecap="round"/><path d="M-72-198H72V-188H-72Z" fill="#cfe6ee"/>',
  },
  /** Six shells, each of another kind, in a row. */
  shellRow: {
    width: 300,
    height: 40,
    drawing:
      '<path d="M-150-4Q-158-34-130-38-104-36-108-6-128 4-150-4Z" fill="{#d6d0c4>#8f887c}"/><path d="M-146-10q8-18 18-22M-138-4q4-16 14-26M-124-2q4-12 8-22" stroke="#6f685c" stroke-width="2.500" fill="none"/><path d="M-92-2Q-98-40-76-46-56-40-62-2-76 6-92-2Z" fill="{#5f6a8a>#2f3654}"/><path d="M-84-8q2-22 8-32M-72-6q2-18 0-30" stroke="#9fa8c8" stroke-width="2.500" fill="none"/><path d="M-46 0Q-54-14-40-24-34-42-22-44-8-30-12-12-6-4-10 2-30 6-46 0Z" fill="{#e0b88a>#a87040}"/><path d="M-40-22q14 8 28 2M-36-32q10 6 20 2" stroke="#7f5028" stroke-width="3" fill="none"/><path d="M10 0Q0-22 26-28 54-24 46 0 28 8 10 0Z" fill="{#f4ead6>#c9b48a}"/><path d="M14-4q6-14 14-22M28-2v-24M42-4q-6-14-12-22" stroke="#a8906a" stroke-width="2.500"/><path d="M60 0Q56-12 70-18 78-40 96-44 92-22 104-8 98 6 80 4Z" fill="{#c9a0a8>#8a5a66}"/><path d="M66-12q14 8 30 0M76-24q8 5 16 0" stroke="#6f4450" stroke-width="3" fill="none"/><path d="M118-2Q112-26 140-32 164-26 160-2 140 8 118-2Z" fill="{#f8d8c0>#d9946a}"/><path d="M124-4q6-16 14-24M138-2v-26M154-4q-6-16-12-24" stroke="#b9704a" stroke-width="2.500"/>',
  },
  /** Notes of old money that float away on the water. */
  driftNotes: {
    width: 420,
    height: 30,
    drawing: repeat(9, (at) => {
      const x = [-190, -130, -86, -30, 20, 74, 120, 176, 214][at] ?? 0;
      const y = [0, -22, 8, -14, 10, -26, 2, -16, -34][at] ?? 0;
      return `<g transform="translate(${x} ${y}) rotate(${((at * 37) % 50) - 25}) scale(1 .55)"><path d="M-24-14Q0-20 24-14V14Q0 8-24 14Z" fill="{#e6dba8>#b0a060}"/><circle cx="0" cy="-2" r="8" fill="#8f8248"/><path d="M-18-8h6M12-8h6M-18 6h6M12 6h6" stroke="#8f8248" stroke-width="3"/></g><path d="M${x - 30} ${y + 10}q30 10 60 0" stroke="#fff" stroke-width="4" fill="none" opacity=".7"/>`;
    }),
  },
  /** The front of an old house: over its door a worn bird of stone. */
  crestDoor: {
    width: 700,
    height: 420,
    drawing: `<path d="M-460-520H460V0H-460Z" fill="{#cdb89a>#9a8468}"/><path d="M-480-540H480V-508H-480Z" fill="{#8f7a62>#6a5844}"/><path d="M-360-330H-220V-150H-360ZM220-330H360V-150H220Z" fill="#7a6248"/><path d="M-348-318H-232V-162H-348ZM232-318H348V-162H232Z" fill="{#a9cde0>#f2e2b0}"/><path d="M-290-318V-162M-348-240H-232M290-318V-162M232-240H348" stroke="#7a6248" stroke-width="8"/>${repeat(9, (at) => `<path d="M-460${-460 + at * 50}H460" stroke="#8a745a" stroke-opacity=".5" stroke-width="3"/>`)}<path d="M-96-230Q-96-310 0-310 96-310 96-230V0H-96Z" fill="{#8f8068>#6a5c48}"/><path d="M-74-226Q-74-286 0-286 74-286 74-226V-8H-74Z" fill="{#6f4a30>#472d1c}"/><path d="M0-286V-8M-74-150H74" stroke="#3a2416" stroke-width="6"/><circle cx="14" cy="-120" r="7" fill="#d9a83f"/><path d="M-60-420Q0-440 60-420 66-360 0-326-66-360-60-420Z" fill="{#b9ad98>#7d725f}"/><path d="M-4-350Q-12-372-40-392-20-390-8-380-16-404 0-412 18-410 14-396 24-392 20-386 12-384 16-374 30-384 40-392 30-372 8-356Z" fill="#6a5f4c"/><circle cx="4" cy="-402" r="3" fill="#c9bda6"/><path d="M-120-8H120V8H-120ZM-140 4H140V16H-140Z" fill="#b0a48c"/>`,
  },
  /** A printed sheet, and over its print in mud: a bird that breaks out of an egg as dark as earth. */
  eggBirdSheet: {
    width: 190,
    height: 210,
    drawing: `<path d="M-100-212H100V0H-100Z" fill="{#efe8d4>#cfc3a2}"/><path d="M-88-198H88V-184H-88Z" fill="#8a8474"/>${repeat(3, (row) => repeat(12, (at) => `<path d="M${row * 62 - 88} ${-172 + at * 14}h50" stroke="#b3aa92" stroke-width="4"/>`))}<path d="M-64-40Q-70-110 0-118 70-110 64-40 40-8 0-8-40-8-64-40Z" fill="{#3f3226>#1f1812}" opacity=".94"/><path d="M-60-70L-36-92-16-70 4-98 26-72 46-94 62-66" stroke="#efe8d4" stroke-width="6" fill="none"/><path d="M-14-88Q-40-130-84-150-50-156-24-140-20-176 10-184 36-182 34-156L54-148 32-140Q34-130 28-120 60-140 92-146 60-104 20-86Z" fill="{#7a5a34>#4f3620}"/><circle cx="18" cy="-164" r="5" fill="#f4e6b8"/>`,
  },
  /** A mask of wood on its nail: in front it laughs, and behind it another face weeps. */
  twoFaceMask: {
    width: 150,
    height: 150,
    drawing:
      '<path d="M0-150V-176" stroke="#7a6a4a" stroke-width="5"/><circle cx="0" cy="-178" r="6" fill="#4a4038"/><path d="M6-150Q86-150 90-90 86-24 16 0Z" fill="{#9aa6bc>#55617c}"/><path d="M84-104q14 4 10 16-4 8-12 6" fill="{#9aa6bc>#55617c}"/><path d="M-4-150Q-78-150-82-90-80-24-6 0 66-24 70-90 68-150-4-150Z" fill="{#f7d896>#c98f3f}"/><path d="M70-90Q66-24-6 0" stroke="#3a2c20" stroke-width="4" fill="none"/><path d="M-4-150Q68-150 70-90" stroke="#3a2c20" stroke-width="4" fill="none" opacity=".6"/><path d="M-58-102Q-42-122-24-102M10-102Q28-122 46-102" stroke="#3a2410" stroke-width="8" fill="none" stroke-linecap="round"/><path d="M-46-56Q-6-38 36-56 30-16-6-14-40-16-46-56Z" fill="#3a2410"/><path d="M-30-46Q-6-38 22-46L18-38Q-6-32-26-38Z" fill="#fff6e0"/><path d="M-14-86Q-6-72 6-84" stroke="#a06a2c" stroke-width="5" fill="none" stroke-linecap="round"/><circle cx="-58" cy="-70" r="10" fill="#e8825a" opacity=".6"/><circle cx="50" cy="-70" r="10" fill="#e8825a" opacity=".6"/>',
  },
  /** The top of a castle's wall, with its teeth against the sky. */
  battlement: {
    width: 760,
    height: 150,
    drawing: `<path d="M-480-90H480V700H-480Z" fill="{#8a8f9c|#5a5f6e}"/>${repeat(9, (at) => `<path d="M${at * 112 - 480}-150h66v64h-66z" fill="{#9aa0ac>#666c7a}"/>`)}<path d="M-480-90H480V-76H-480Z" fill="#b3b8c2"/>${repeat(3, (row) => repeat(10, (at) => `<path d="M${at * 100 - 470 + (row % 2) * 50} ${-40 + row * 44}h70" stroke="#474c59" stroke-width="4" opacity=".6"/>`))}`,
  },
  /** The round end of a broken oar on which somebody painted the face of a skull. */
  oarSkull: {
    width: 34,
    height: 50,
    drawing:
      '<g transform="scale(.55)"><path d="M-8-40H8L10 10-2 4-8 12Z" fill="{#a87c50>#74502e}"/><path d="M-34-66Q-36-100 0-102 36-100 34-66 32-42 14-36H-14Q-32-42-34-66Z" fill="{#e6d2a8>#b9965f}"/><ellipse cx="-13" cy="-70" rx="9" ry="11" fill="#2f2418"/><ellipse cx="13" cy="-70" rx="9" ry="11" fill="#2f2418"/><path d="M0-58l-5 9h10zM-14-42h28M-8-46v8M0-46v8M8-46v8" stroke="#2f2418" stroke-width="2.500" fill="none"/></g>',
  },
} as const satisfies Record<string, Motif>;
