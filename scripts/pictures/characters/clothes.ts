import type { DyeName, OutfitName } from '../../../domain/book-picture/characterNames.ts';
import { dyed } from '../colours.ts';
import { drawLeg } from './limbs.ts';
import type { Point, Pose } from './pose.ts';

/** What is worn: upper and lower part may have colours of their own. */
export interface Wear {
  outfit: OutfitName;
  top: DyeName;
  bottom: DyeName;
  /** A skirt and not trousers, where the outfit has both. */
  skirt: boolean;
  skin: string;
  /** Paint of an animal's own body. */
  fur?: string;
  belly?: string;
}

/** Widths and hang of the sleeves. */
export function sleeveOf({ outfit, top, fur, skin }: Wear): {
  paint: string;
  from: number;
  to: number;
  sag: number;
  cuff?: string;
  hand: string;
  handSize: number;
} {
  const hand = fur ?? skin;
  const size = { hand, handSize: fur ? 9.5 : 8 };
  switch (outfit) {
    case 'hanbok':
      return { paint: dyed(top), from: 22, to: 17, sag: 12, cuff: '#fffaf2', ...size };
    case 'farmer':
      return { paint: dyed(top), from: 21, to: 17, sag: 6, ...size };
    case 'scholar':
    case 'court':
    case 'king':
    case 'monk':
      return { paint: dyed(top), from: 23, to: 30, sag: 20, cuff: outfit === 'king' ? '#f6d27a' : '#fffaf2', ...size };
    case 'fur':
      return { paint: fur ?? skin, from: 20, to: 16, sag: 3, ...size };
    case 'soldier':
    case 'prince':
      return { paint: dyed(top), from: 22, to: 17, sag: 2, cuff: '#f3cd74', ...size };
    default:
      return { paint: dyed(top), from: 20, to: 15, sag: 2, ...size };
  }
}

const ROBES: readonly OutfitName[] = ['scholar', 'court', 'king', 'monk', 'cloak', 'lab'];
const HIP = -84;

function isRobe({ outfit }: Wear): boolean {
  return ROBES.includes(outfit);
}

function isSkirt({ outfit, skirt }: Wear): boolean {
  return outfit === 'dress' || outfit === 'gown' || (skirt && (outfit === 'hanbok' || outfit === 'farmer'));
}

/** Everything below the waist, standing on y = 0. */
export function drawLower(wear: Wear, pose: Pose): string {
  const { legs, drop } = pose;
  const skirt = isSkirt(wear);
  const cloth = isRobe(wear) ? dyed(wear.top) : dyed(wear.bottom);
  if (legs === 'SIT') return skirt || isRobe(wear) ? seatedCloth(cloth) : seatedLegs(wear);
  if (legs === 'KNEEL')
    return kneeling(skirt || isRobe(wear) ? cloth : wear.outfit === 'fur' ? (wear.fur ?? cloth) : cloth);
  const stride = Math.max(...legs) - Math.min(...legs);
  if (skirt) return bell(cloth, stride, wear.outfit);
  const paint = wear.outfit === 'fur' ? (wear.fur ?? cloth) : dyed(wear.bottom);
  const gather = !['modern', 'lab', 'prince', 'cloak', 'fur'].includes(wear.outfit);
  const shoe = wear.outfit === 'fur' ? paint : shoeOf(wear);
  const width = wear.outfit === 'fur' ? 28 : gather ? 27 : 22;
  const legsDrawn = [0, 1]
    .map((at) =>
      drawLeg(
        { x: at === 0 ? 9 : -9, y: HIP - 4 + drop },
        legs[at as 0 | 1],
        84 - drop + Math.abs(legs[at as 0 | 1]) * 0.12,
        { paint, shoe, width, gather },
      ),
    )
    .join('');
  if (wear.outfit === 'fur')
    return `${legsDrawn}<ellipse cx="0" cy="${HIP + drop - 2}" rx="27" ry="22" fill="${paint}"/>`;
  return (
    legsDrawn +
    (isRobe(wear)
      ? robe(cloth, stride, wear.outfit)
      : `<path d="M-23 ${HIP - 14 + drop}H23L21 ${HIP + 12 + drop}Q0 ${HIP + 20 + drop} -21 ${HIP + 12 + drop}Z" fill="${paint}"/>`)
  );
}

function shoeOf({ outfit, skirt }: Wear): string {
  if (outfit === 'farmer') return '{#e3c58a>#a67f45}';
  if (outfit === 'hanbok') return skirt ? '{#f58ea2>#c94a68}' : '{#5a5c68>#26272f}';
  return '{#6a4a3a>#33211a}';
}

function bell(paint: string, stride: number, outfit: OutfitName): string {
  const s = Math.min(18, stride * 0.35);
  const wide = outfit === 'dress' ? 40 : outfit === 'gown' ? 66 : 56;
  const long = outfit === 'dress' ? -34 : -3;
  const feet =
    outfit === 'dress'
      ? `<path d="M-12-40v36h-3q-1 4 1 4h14q0-6-6-6v-34zM6-40v36H3q-1 4 1 4h14q0-6-6-6v-34z" fill="#fff3ea"/><path d="M-15-8h10q6 2 6 8h-15q-3-3-1-8zM3-8h10q6 2 6 8H4Q1-3 3-8z" fill="{#d95b5b>#8d2c3a}"/>`
      : `<path d="M${14 + s}-7q18-1 20 7h-30z" fill="{#fffdf6>#d8cfc0}"/>`;
  const w = wide + s;
  return `${feet}<path d="M-19-132C-26-96-${w - 4}-44-${w} ${long - 4}Q-${w * 0.5} ${long + 5} 0 ${long + 4}T${w} ${long - 4}C${w - 4}-44 26-96 19-132Z" fill="${paint}"/><g fill="none" stroke="#2a1430" stroke-opacity=".14" stroke-width="2.400" stroke-linecap="round"><path d="M-10-118C-16-80-${w * 0.5}-50-${w * 0.55} ${long - 4}M-2-118C-4-80-10-50-${w * 0.16} ${long - 2}M6-118C10-80 ${w * 0.24}-50 ${w * 0.28} ${long - 2}M13-118C20-80 ${w * 0.6}-50 ${w * 0.66} ${long - 5}"/></g><path d="M-19-132C-26-96-${w - 4}-44-${w} ${long - 4}Q-${w * 0.86} ${long} -${w * 0.7} ${long + 1}C-${w * 0.62}-50-28-100-12-132Z" fill="#fff" opacity=".17"/>${outfit === 'gown' ? `<path d="M-${w} ${long - 4}q${w * 0.25} 9 ${w * 0.5} 5t${w * 0.5} 3 ${w * 0.5}-3 ${w * 0.5}-5l-1-8q-${w * 0.5} 10-${w} 8t-${w}-8z" fill="#fff" opacity=".5"/>` : ''}`;
}

function robe(paint: string, stride: number, outfit: OutfitName): string {
  const s = Math.min(14, stride * 0.28);
  const hem = outfit === 'lab' || outfit === 'cloak' ? -34 : -16;
  const w = 40 + s;
  return `<path d="M-25-136C-28-100-${w - 4}-60-${w} ${hem}Q0 ${hem + 9} ${w} ${hem}C${w - 4}-60 28-100 25-136Z" fill="${paint}"/><path d="M4-112Q10-60 ${12 + s} ${hem + 4}" fill="none" stroke="#2a1430" stroke-opacity=".2" stroke-width="2.400"/><path d="M-14-100Q-20-60-${w * 0.58} ${hem + 2}M20-100Q26-60 ${w * 0.74} ${hem}" fill="none" stroke="#2a1430" stroke-opacity=".11" stroke-width="2.400"/><path d="M-25-136C-28-100-${w - 4}-60-${w} ${hem}L-${w * 0.72} ${hem + 3}C-34-60-24-100-16-136Z" fill="#fff" opacity=".15"/>`;
}

function seatedCloth(paint: string): string {
  return `<path d="M-20-76C-40-66-66-34-70-9Q-64 3 0 3T70-9C66-34 40-66 20-76Z" fill="${paint}"/><path d="M-20-76C-40-66-66-34-70-9Q-68-3-50 0C-46-34-28-62-8-76Z" fill="#fff" opacity=".15"/><g fill="none" stroke="#2a1430" stroke-opacity=".14" stroke-width="2.400" stroke-linecap="round"><path d="M-8-58C-18-40-34-24-40-4M2-58C2-40-4-24-6 0M12-58C22-40 30-24 34-2"/></g>`;
}

function seatedLegs(wear: Wear): string {
  const paint = wear.outfit === 'fur' ? (wear.fur ?? '') : dyed(wear.bottom);
  const shoe = wear.outfit === 'fur' ? paint : shoeOf(wear);
  return `<path d="M-30-2q-12-1-11-9 12-5 22 1zM32-2q12-1 11-9-12-5-22 1z" fill="${shoe}"/><path d="M-18-60C-46-56-66-26-58-12-48 2-8 0 14-6 20-16 4-26-14-26Z" fill="${paint}"/><path d="M18-60C46-56 66-26 58-12 48 2 8 0-14-6-20-16-4-26 14-26Z" fill="${paint}"/><path d="M-22-54Q0-30 22-54L20-72H-20Z" fill="${paint}"/><path d="M-16-9Q4-14 22-22" fill="none" stroke="#2a1430" stroke-opacity=".2" stroke-width="2.400" stroke-linecap="round"/><path d="M-18-60C-46-56-66-26-58-12Q-48-40-14-56Z" fill="#fff" opacity=".14"/>`;
}

function kneeling(paint: string): string {
  return `<path d="M-24-88C-44-70-56-30-52-6Q-44 3 4 2 50 2 52-10 46-38 20-60L20-88Z" fill="${paint}"/><path d="M-6-40Q20-36 44-14" fill="none" stroke="#2a1430" stroke-opacity=".17" stroke-width="2.400" stroke-linecap="round"/><path d="M-24-88C-44-70-56-30-52-6Q-46 0-38 1C-44-40-30-70-12-88Z" fill="#fff" opacity=".14"/>`;
}

/** The upper body, from shoulders at y = -146 to the waist. */
export function drawTorso(wear: Wear): string {
  const paint = dyed(wear.top);
  const light = '<path d="M-25-142Q-34-128-29-106L-20-104Q-24-126-15-146Z" fill="#fff" opacity=".18"/>';
  const body = (low: number, wide = 25) =>
    `<path d="M-20-149Q0-154 20-149 29-144 ${wide + 2} ${low}Q0 ${low + 9}-${wide + 2} ${low}-29-144-20-149Z" fill="${paint}"/>`;
  const collar =
    '<path d="M-9-152L5-126 13-152 19-150 6-118-14-150Z" fill="#fffdf8"/><path d="M-9-152L5-126 3-121-14-150Z" fill="#2a1430" opacity=".08"/>';
  switch (wear.outfit) {
    case 'hanbok': {
      const tie = wear.skirt ? dyed(wear.bottom) : dyed(wear.top);
      const ribbon = `<path d="M5-121Q-3-113-11-120-8-110 2-115L-2-80Q3-78 7-80L9-112Q14-96 19-92 23-93 24-96 15-106 10-119Z" fill="${tie}"/><path d="M5-121L2-115-2-80Q3-78 7-80L9-112 10-119Z" fill="#2a1430" opacity=".13"/>`;
      return body(wear.skirt ? -112 : -92) + light + collar + ribbon;
    }
    case 'farmer':
      return `${body(-86)}${light}${collar}<path d="M-27-96Q0-88 27-96L26-88Q0-80-26-88Z" fill="{#b98a58>#7d5530}"/>`;
    case 'scholar':
      return `${body(-96)}${light}${collar}<path d="M-26-124Q0-116 27-124L27-117Q0-109-26-117Z" fill="{#7fb3d6>#3b6c9c}"/><path d="M4-117q-2 24-4 50h6q1-26 2-50zM10-116q3 20 8 44l5-1q-5-22-7-44z" fill="{#7fb3d6>#3b6c9c}"/>`;
    case 'court':
    case 'king':
      return `${body(-96)}${light}<path d="M-12-152Q0-138 13-152L10-154Q0-148-9-154Z" fill="#fffdf8"/><path d="M-15-143h30v27h-30z" fill="{#f7dc93>#d09a3a}"/><path d="M-9-123q3-10 9-14 6 4 9 14-9 5-18 0zM0-138l3 4-3 4-3-4z" fill="${wear.outfit === 'king' ? '#b23a2b' : '#2d5a86'}" opacity=".85"/><path d="M-28-110Q0-103 28-110L28-102Q0-95-28-102Z" fill="{#d9624a>#8e2a2a}"/><path d="M-8-107h9v7h-9z" fill="#f7dc93"/>`;
    case 'monk':
      return `${body(-96)}${light}${collar}<path d="M-22-148L26-108 24-96-28-138Z" fill="{#c9793c>#8d4a20}"/>`;
    case 'soldier':
      return `${body(-84)}${light}<path d="M-24-146Q0-150 24-146L27-92Q0-84-27-92Z" fill="{#6a7280>#363c48}"/><g fill="#e8bf62"><circle cx="-14" cy="-136" r="2.200"/><circle cx="0" cy="-136" r="2.200"/><circle cx="14" cy="-136" r="2.200"/><circle cx="-14" cy="-120" r="2.200"/><circle cx="0" cy="-120" r="2.200"/><circle cx="14" cy="-120" r="2.200"/><circle cx="-14" cy="-104" r="2.200"/><circle cx="0" cy="-104" r="2.200"/><circle cx="14" cy="-104" r="2.200"/></g><path d="M-28-98Q0-90 28-98L28-90Q0-82-28-90Z" fill="{#d9624a>#8e2a2a}"/>`;
    case 'prince':
      return `${body(-84)}${light}<path d="M-1.500-148h3v60h-3z" fill="#f3cd74"/><path d="M-28-146l-8 8 12 4 4-14zM28-146l8 8-12 4-4-14z" fill="#f3cd74"/><path d="M-28-98Q0-90 28-98L28-91Q0-83-28-91Z" fill="#f3cd74"/>`;
    case 'lab':
      return `${body(-96)}${light}<path d="M-10-152L0-118 11-152Z" fill="{#a6dcf7>#5aa5d8}"/><path d="M-2-140h4l3 18-5 6-5-6z" fill="#d9523f"/><path d="M-18-108h12v2h-12z" fill="#2a1430" opacity=".3"/>`;
    case 'dress':
    case 'gown':
      return `${body(-112)}${light}<path d="M-13-151Q0-136 14-151L10-154Q0-144-9-154Z" fill="#fffdf8"/><path d="M-27-116Q0-108 27-116L27-109Q0-101-27-109Z" fill="#fff" opacity=".55"/>`;
    case 'cloak':
      return `${body(-96)}${light}<path d="M-22-150Q0-138 22-150L24-140Q0-126-24-140Z" fill="#2a1430" opacity=".22"/><circle cx="0" cy="-137" r="4" fill="#f3cd74"/>`;
    case 'fur':
      return `<path d="M-18-150Q0-155 18-150 31-130 30-88 0-72-30-88-31-130-18-150Z" fill="${wear.fur}"/><path d="M-10-140Q2-146 12-140 22-118 19-88 4-78-12-87-20-118-10-140Z" fill="${wear.belly ?? '#fff3e0'}" opacity=".92"/>`;
    default:
      return `${body(-84)}${light}<path d="M-12-151Q0-142 13-151L10-154Q0-148-9-154Z" fill="#2a1430" opacity=".18"/><path d="M-29-118q29 8 58 0l0 8q-29 8-58 0z" fill="#fff" opacity=".28"/>`;
  }
}

/** What hangs at the back of the figure, behind everything else; it ends at the ground under whoever sits. */
export function drawBehind(wear: Wear, seated: boolean): string {
  if (wear.outfit !== 'cloak' && wear.outfit !== 'prince') return '';
  const edge = seated ? 'M-18-148Q-42-112-60-70' : 'M-18-148Q-44-80-50-22';
  const hem = seated ? '-34-62-4-68' : '-30-12-6-20';
  return `<path d="${edge}${hem}L18-148Z" fill="${dyed(wear.outfit === 'prince' ? 'red' : wear.top)}"/><path d="${edge}" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="3"/>`;
}

export const shoulder = { far: { x: 17, y: -139 } as Point, near: { x: -17, y: -138 } as Point };
