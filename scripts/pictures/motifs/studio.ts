import { n, repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

const knob = (x: number, y: number, dye: string) =>
  `<circle cx="${x}" cy="${y}" r="8" fill="{#f4f6f8@#8f98a6}"/><path d="M${x} ${y}v-6" stroke="${dye}" stroke-width="3"/>`;

/** A room's back wall of its own, drawn over the room behind it. */
const panel = (inside: string): Motif => ({ width: 1, height: 100, drawing: inside });

export const studio = {
  onAirTable: {
    width: 330,
    height: 110,
    seat: 84,
    drawing: `<path d="M-170-84H170L156 0H-156Z" fill="{#c98f5a>#8a5630}"/><path d="M-178-92H178V-78H-178Z" fill="{#e2b07a>#a8703f}"/><path d="M-60-118H150L164-90H-74Z" fill="{#5f6b80>#343c4e}"/>${repeat(7, (at) => knob(-46 + at * 30, -104, ['#e8504a', '#f2c14e', '#5fc08a'][at % 3] ?? '#fff'))}<path d="M-122-90V-150Q-122-170-104-172" fill="none" stroke="#4a5160" stroke-width="7" stroke-linecap="round"/><ellipse cx="-92" cy="-172" rx="21" ry="15" fill="{#8d98a8>#4a5160}"/><path d="M-104-178h24M-106-170h28" stroke="#c9d0da" stroke-width="2.500"/>`,
  },
  onAirLamp: {
    width: 120,
    height: 44,
    drawing:
      '<path d="M-66-44H66V0H-66Z" fill="{#5f3a3a>#3a2226}"/><path d="M-58-37H58V-7H-58Z" fill="rgb(255,96,80)"/><circle cx="-38" cy="-22" r="7" fill="#fff4ea"/><path d="M-20-28Q-10-22-20-16M-8-32Q6-22-8-12M6-36Q24-22 6-8" fill="none" stroke="#fff4ea" stroke-width="4.500" stroke-linecap="round"/>',
  },
  tablePhone: {
    width: 70,
    height: 44,
    drawing:
      '<path d="M-38 0Q-34-30-18-32H18Q34-30 38 0Z" fill="{#f2f2ee>#b9bcc4}"/><path d="M-44-34Q-46-50-28-50H28Q46-50 44-34 30-28 26-40H-26Q-30-28-44-34Z" fill="{#e8705e>#a83a34}"/><circle cx="0" cy="-16" r="11" fill="#8d98a8"/><circle cx="0" cy="-16" r="4" fill="#f2f2ee"/>',
  },
  smallRowBoat: {
    width: 250,
    height: 60,
    seat: 34,
    drawing:
      '<path d="M-150-58Q-120-44-60-40H70Q130-46 160-66 140 0 80 4H-70Q-130 0-150-58Z" fill="{#b98450>#6d4425}"/><path d="M-150-58Q-120-40-60-34H70Q130-40 160-66L154-52Q120-24 66-22H-58Q-120-26-144-46Z" fill="#5a3820" opacity=".6"/><path d="M-40-34h16v12h-16zM40-34h16v12H40z" fill="#d9ab70"/>',
  },
  ladle: {
    width: 40,
    height: 110,
    drawing:
      '<path d="M-4-108H5V-30H-4Z" fill="{#d9dfe8>#8d98a8}"/><path d="M-26-34H28Q28 0 0 0T-26-34Z" fill="{#f0f3f6>#9aa5b4}"/><ellipse cx="1" cy="-34" rx="27" ry="7" fill="#6d7a8c"/>',
  },
  hornPhonograph: {
    width: 200,
    height: 190,
    drawing: `<path d="M-70-44H80V0H-70Z" fill="{#b5784a>#6d4225}"/><path d="M-78-52H88V-40H-78Z" fill="{#d9a06a>#8a5630}"/><path d="M-34-88H50V-56H-34Z" fill="{#e8c88a>#a8803c}"/><ellipse cx="50" cy="-72" rx="8" ry="16" fill="#8a6428"/>${repeat(9, (at) => `<path d="M${-28 + at * 9}-88q5 16 0 32" fill="none" stroke="#8a6428" stroke-opacity=".6" stroke-width="2"/>`)}<path d="M-50-60V-80M66-60V-80M56-72H96V-56" stroke="#4a4038" stroke-width="6" fill="none"/><path d="M0-92L-22-116" stroke="#4a4038" stroke-width="6"/><path d="M-20-112Q-60-130-96-196-170-150-176-96-100-84-24-104Z" fill="{#f3d27a>#9a6a24}"/><ellipse cx="-136" cy="-146" rx="30" ry="66" transform="rotate(-36 -136 -146)" fill="{#7a5018>#4a2e10}"/><path d="M-96-196Q-110-150-176-96" fill="none" stroke="#ffe9a8" stroke-width="5"/>`,
  },
  silentScreen: panel(
    `<path d="M-330-330H330V0H-330Z" fill="{#3a2c3a|#241a26}"/><path d="M-240-300H240V-60H-240Z" fill="rgb(236,232,214)"/><path d="M-240-60V-120Q-160-200-90-150-20-250 60-170 130-220 240-120V-60Z" fill="rgb(150,146,138)"/><path d="M-240-60V-96Q-100-140 20-100 140-130 240-86V-60Z" fill="rgb(110,106,100)"/><path d="M-60-60Q-20-100 30-112 60-130 66-164" fill="none" stroke="rgb(214,208,190)" stroke-width="9" stroke-linecap="round"/><path d="M26-118l-5 18h14zM30-128a6 6 0 1 0 .1 0" fill="rgb(60,56,54)"/><path d="M-240-300H240V-60H-240Z" fill="none" stroke="#8a6a3c" stroke-width="14"/><path d="M-330-340H-250Q-230-160-270 0H-330ZM330-340H250Q230-160 270 0H330Z" fill="{#b8404a>#6d1f2e}"/><path d="M-330-344H330V-312Q0-270-330-312Z" fill="{#c94a52>#7a2430}"/>`,
  ),
  podium: {
    width: 300,
    height: 90,
    seat: 80,
    drawing:
      '<path d="M-150-80H150V0H-150Z" fill="{#f6f2e6>#c9c2b0}"/><path d="M-150-80H150V-66H-150Z" fill="#ffffff"/><path d="M-18-52Q0-62 18-52V-14H-18Z" fill="{#f3cd74>#b8862c}"/>',
  },
  unityFlag: {
    width: 150,
    height: 110,
    drawing:
      '<path d="M-90-110H90V0H-90Z" fill="{#ffffff|#e9edf2}"/><path d="M-6-94Q10-98 22-92 18-82 8-80 4-68 10-60 20-52 16-40 12-24-2-20-12-26-8-38-14-48-10-58-4-70-14-74-14-86-6-94ZM-6-12q8-4 14 1-6 6-14-1z" fill="{#7fb4f0>#3a78c8}"/>',
  },
  corridorWindows: panel(
    `<path d="M-330-360H330V0H-330Z" fill="{#f6ead0|#e0cfa8}"/><path d="M-330-70H330V0H-330Z" fill="{#a9cfc0|#8ab5a6}"/>${repeat(3, (at) => `<path d="M${-290 + at * 200}-270h170v170h-170z" fill="{#cfeaf5|#eaf5ee}"/><path d="M${-290 + at * 200}-270h170v170h-170zM${-205 + at * 200}-270v170" fill="none" stroke="#ffffff" stroke-width="11"/><path d="M${-298 + at * 200}-100h186v12h-186z" fill="#b98455"/>`)}`,
  ),
  sunnyYard: panel(
    `<path d="M-330-360H330V0H-330Z" fill="{#f6f0e2|#e6dabf}"/><path d="M-250-300H60V-110H-250Z" fill="{#8fd0f4|#dff2ea}"/><path d="M-250-150Q-160-180-90-150-20-190 60-140V-110H-250Z" fill="#9cc98a"/><path d="M-250-132H60V-110H-250Z" fill="#d9b98a"/><path d="M-250-300H60V-110H-250ZM-95-300V-110" fill="none" stroke="#ffffff" stroke-width="12"/><path d="M-262-112H72V-98H-262Z" fill="#b98455"/>${repeat(20, (at) => `<circle cx="${n(120 + (at % 5) * 44)}" cy="${n(-300 + Math.floor(at / 5) * 44)}" r="6" fill="#c9b994"/>`)}`,
  ),
} as const satisfies Record<string, Motif>;
