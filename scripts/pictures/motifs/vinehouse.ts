import { n, repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

const vine = (x: number, top: number, foot: number) =>
  `<path d="M${x} ${foot}Q${x - 18} ${(foot * 2 + top) / 3} ${x + 8} ${(foot + top) / 2}T${x} ${top}" fill="none" stroke="#5f8a4c" stroke-width="6"/>${repeat(
    9,
    (at) => {
      const y = foot + ((top - foot) * at) / 8;
      const side = at % 2 ? 16 : -16;
      return `<ellipse cx="${n(x + side)}" cy="${n(y)}" rx="13" ry="8" fill="{#9ed07a>#4f8f4c}" transform="rotate(${at % 2 ? -24 : 24} ${n(x + side)} ${n(y)})"/><path d="M${n(x - side * 0.8)} ${n(y - 8)}q-8-12 2-18 4 8 10 2 0 12-12 16z" fill="${at % 3 ? '#fff3c4' : '#ffb7c9'}"/>`;
    },
  )}`;
const sash = (x: number, y: number, w: number, h: number, inside = '') =>
  `<path d="M${x} ${y}h${w}v${h}h${-w}z" fill="{#8fb0c9|#d9ecf2}"/>${inside}<path d="M${x} ${y}h${w}v${h}h${-w}zM${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}" fill="none" stroke="#ffffff" stroke-width="9"/><path d="M${x - 34} ${y - 4}h26v${h + 8}h-26zM${x + w + 8} ${y - 4}h26v${h + 8}h-26z" fill="{#6f9a7a>#3f6b50}"/>`;

const doll = (hair: string) =>
  `<path d="M-24-6Q-26-50 0-54 26-50 24-6 0 2-24-6Z" fill="{#a6c8f0>#5f86c4}"/><path d="M-18-46L-36-22M18-46L36-22" stroke="#fbe0c8" stroke-width="9" stroke-linecap="round"/><circle cx="0" cy="-70" r="20" fill="{#fff0e2@#f0c4a4}"/><path d="M-21-68Q-24-94 0-94T21-68Q12-84 0-84T-21-68Z" fill="${hair}"/><circle cx="-6" cy="-68" r="2.600" fill="#3a2420"/><circle cx="8" cy="-68" r="2.600" fill="#3a2420"/><path d="M-3-60q4 3 7 0" stroke="#c9504a" stroke-width="2" fill="none"/><ellipse cx="-11" cy="-62" rx="4" ry="2.600" fill="#f5a09a" opacity=".7"/><ellipse cx="13" cy="-62" rx="4" ry="2.600" fill="#f5a09a" opacity=".7"/>`;

export const vinehouse = {
  /** The front of a white house with a porch in flowering vines; stands on the far plane. */
  vinePorch: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `<path d="M-480-640H480V4H-480Z" fill="{#fdfaf2|#e3dccb}"/><path d="${repeat(18, (at) => `M-480 ${at * 36 - 640}H480`)}" stroke="#c9c0ac" stroke-opacity=".6" stroke-width="2.500"/>${sash(-330, -250, 110, 160)}${sash(220, -250, 110, 160)}${sash(-330, -560, 110, 150)}${sash(220, -560, 110, 150)}${sash(-55, -560, 110, 150)}<path d="M-70-272H70V0H-70Z" fill="{#8fb08f>#4f7558}"/><path d="M-52-250H-8V-140H-52ZM8-250H52V-140H8ZM-52-120H-8V-20H-52ZM8-120H52V-20H8Z" fill="{#a6c8a4>#648a6a}"/><circle cx="54" cy="-124" r="6" fill="#e8c460"/><path d="M-210-330H210V-296H-210Z" fill="{#ffffff>#d3ccbc}"/><path d="M-226-336L0-392 226-336Z" fill="{#8f9aa6>#565f6b}"/><path d="M-196-298H-168V0H-196ZM168-298H196V0H168Z" fill="{#ffffff>#cfc8b8}"/>${vine(-182, -300, 0)}${vine(182, -300, 0)}<path d="M-480 0H480V450H-480Z" fill="{#a9d48a|#6fa866}"/><path d="M-150 0H150L210 70H-210Z" fill="{#d9cdb4>#b0a184}"/><path d="M-210 70H210L330 420H-330Z" fill="{#e3d6b4|#c9b68a}"/>`,
  },
  /** A house of two storeys; whoever looks out of its upper window stands between it and its front. */
  tallHouse: {
    width: 440,
    height: 520,
    drawing: `<path d="M-210-430H210V0H-210Z" fill="{#fdfaf2>#d9d0bc}"/><path d="${repeat(14, (at) => `M-210 ${at * 30 - 410}H210`)}" stroke="#c9c0ac" stroke-opacity=".7" stroke-width="2.500"/><path d="M-250-420L-120-530H120L250-420Z" fill="{#8f9aa6>#4a525e}"/><path d="M30-390H150V-270H30Z" fill="{#5f6f80|#39485a}"/>${sash(-150, -390, 90, 120)}${sash(-150, -200, 90, 120)}<path d="M40-190H130V0H40Z" fill="{#8fb08f>#4f7558}"/><path d="M30-206H140V-190H30Z" fill="{#ffffff>#cfc8b8}"/>${vine(-190, -250, 0)}${vine(180, -230, 0)}`,
  },
  tallHouseFront: {
    width: 1,
    height: 520,
    seat: 0,
    drawing:
      '<path d="M18-272H162V-208H18Z" fill="{#f6f1e4>#e3dac6}"/><path d="M18-250H162M18-226H162" stroke="#c9c0ac" stroke-opacity=".7" stroke-width="2.500"/><path d="M12-280H168V-266H12Z" fill="{#ffffff>#d3ccbc}"/><path d="M30-390H150V-274M30-390V-274" fill="none" stroke="#ffffff" stroke-width="9"/><path d="M-4-394h26v118h-26zM158-394h26v118h-26z" fill="{#6f9a7a>#3f6b50}"/>',
  },
  /** A cast pump whose water falls on whoever holds a hand below. */
  gardenPump: {
    width: 130,
    height: 210,
    drawing:
      '<path d="M-60-12H70V0H-60Z" fill="{#b98455>#6d4425}"/><path d="M-20-14V-160Q-20-176 0-176T20-160V-14Z" fill="{#6f8f86>#2f4a44}"/><path d="M-26-164H26V-148H-26ZM-26-40H26V-26H-26Z" fill="{#8fb0a4>#3f5f56}"/><path d="M-4-176V-206H6V-176Z" fill="#3f5f56"/><path d="M4-202L-86-150" stroke="{#8fb0a4>#3f5f56}" stroke-width="11" stroke-linecap="round"/><path d="M18-138Q58-140 66-116V-104H48Q48-120 18-118Z" fill="{#6f8f86>#2f4a44}"/><path d="M50-104H66L72-8H46Z" fill="rgb(150,214,246)" opacity=".85"/><path d="M56-104L56-10M62-100L65-12" stroke="#fff" stroke-opacity=".8" stroke-width="2.600"/><ellipse cx="59" cy="-4" rx="34" ry="8" fill="{#cdefff>#6fb8e0}"/><g fill="rgb(190,232,252)"><circle cx="34" cy="-22" r="4"/><circle cx="84" cy="-26" r="4.500"/><circle cx="90" cy="-10" r="3"/></g>',
  },
  doll: { width: 60, height: 96, drawing: doll('#7a4a2c') },
  brokenDoll: {
    width: 130,
    height: 40,
    drawing:
      '<path d="M-64-4Q-70-30-44-32L-30-8Q-44 4-64-4Z" fill="{#a6c8f0>#5f86c4}"/><path d="M-16-2Q-20-30 4-36L10-18-2-12 8-2Z" fill="{#fff0e2@#f0c4a4}"/><path d="M-14-14Q-12-34 6-38" stroke="#7a4a2c" stroke-width="7" fill="none"/><circle cx="-4" cy="-20" r="2.400" fill="#3a2420"/><path d="M22-2L40-26 52-8Z" fill="{#fff0e2@#f0c4a4}"/><path d="M60-4l18-6M-84-4l12-4" stroke="#fbe0c8" stroke-width="8" stroke-linecap="round"/><path d="M34 4l10-8 8 8z" fill="#8fb4e6"/>',
  },
  hornRadio: {
    width: 130,
    height: 130,
    seat: 70,
    drawing:
      '<path d="M-60-66H60V0H-60Z" fill="{#b5784a>#5f3a22}"/><path d="M-52-58H52V-8H-52Z" fill="{#8f5a34>#4b2c18}"/><circle cx="-28" cy="-32" r="14" fill="{#2f2a30>#12101a}"/><circle cx="28" cy="-32" r="14" fill="{#2f2a30>#12101a}"/><path d="M-28-44V-34M28-44L34-36" stroke="#f0e0c0" stroke-width="3"/><rect x="-8" y="-50" width="16" height="10" fill="rgb(255,214,120)"/><path d="M10-66Q14-96-4-104L-12-98Q0-90-4-66Z" fill="{#6d7a70>#2a352f}"/><path d="M-10-104Q-40-112-62-138-20-150-2-112Z" fill="{#8fa096>#3a4a42}"/><ellipse cx="-42" cy="-132" rx="30" ry="15" fill="#1c2420" transform="rotate(28 -42 -132)"/>',
  },
  floorRings: {
    width: 1,
    height: 10,
    seat: 0,
    drawing: repeat(
      4,
      (at) =>
        `<ellipse cx="0" cy="0" rx="${46 + at * 40}" ry="${n(11 + at * 9.5)}" fill="none" stroke="rgb(255,250,224)" stroke-width="${5 - at}" opacity="${n(0.85 - at * 0.18)}"/>`,
    ),
  },
  gardenHut: {
    width: 300,
    height: 280,
    drawing: `<path d="M-140-170H140V0H-140Z" fill="{#fdfaf2>#d9d0bc}"/><path d="${repeat(7, (at) => `M-140 ${at * 24 - 160}H140`)}" stroke="#c9c0ac" stroke-width="2"/><path d="M-170-164L0-276 170-164Z" fill="{#b5654c>#6d3426}"/><path d="M-34-124H34V0H-34Z" fill="{#5f4030>#2f1f18}"/><path d="M34-124L66-134V10L34 0Z" fill="{#8fb08f>#4f7558}"/><path d="M-112-128H-58V-66H-112ZM82-128H126V-66H82Z" fill="{#a9dcf5|#e9f7ee}"/><path d="M-112-128H-58V-66H-112ZM-85-128V-66M82-128H126V-66H82ZM104-128V-66" fill="none" stroke="#fff" stroke-width="6"/><path d="M-60 0H60L74 22H-74Z" fill="{#d9cdb4>#a89878}"/>${vine(-146, -160, 0)}`,
  },
} as const satisfies Record<string, Motif>;
