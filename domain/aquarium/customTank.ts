import { createRandom } from '../random/createRandom.ts';
import { pickIndex } from '../random/pickIndex.ts';
import { groundPatterns, lightPatterns, type TankLook } from './Look.ts';
import type { Bag } from './placeItem.ts';
import { AQUARIUM_TUNING } from './tuning.ts';

/** A tank made to order. It is drawn from its number and its owner, so each is another one and none has to be kept. */
export interface CustomTank {
  itemId: string;
  /** From 1. */
  ordinal: number;
  name: string;
  tank: Required<TankLook>;
}

const ID = /^custom-tank-([1-9]\d{0,4})$/;
/** Degrees by which hues follow each other so that no two of many come close (the golden angle). */
const GOLDEN_ANGLE = 137.508;

const waterWords = [
  '살구빛',
  '노을빛',
  '금빛',
  '연둣빛',
  '풀빛',
  '옥빛',
  '하늘빛',
  '쪽빛',
  '보랏빛',
  '진달래빛',
] as const;
const groundWords = { sand: '모래', pebbles: '조약돌', moss: '이끼', leaves: '나뭇잎', flowers: '꽃밭' } as const;
const lightWords = { soft: '고요한', rays: '햇살', aurora: '오로라', sparks: '별빛' } as const;

/** The ordinal of a custom tank's item id; null for any other item. */
export function customTankOrdinal(itemId: string): number | null {
  const digits = ID.exec(itemId)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** How a tank looks. The same owner and ordinal always give the same. */
export function customTank(owner: number, ordinal: number): CustomTank {
  const random = createRandom(owner * 7919 + ordinal);
  const hue = (owner * 47 + ordinal * GOLDEN_ANGLE) % 360;
  const groundHue = (hue + 120 + 120 * random()) % 360;
  const lightHue = (hue + 60 * random()) % 360;
  const ground = groundPatterns[pickIndex(groundPatterns.length, random)] ?? 'sand';
  const light = lightPatterns[pickIndex(lightPatterns.length, random)] ?? 'soft';
  const water = waterWords[Math.floor((((hue + 342) % 360) / 360) * waterWords.length)] ?? '쪽빛';
  return {
    itemId: `custom-tank-${ordinal}`,
    ordinal,
    name: `${lightWords[light]} ${water} ${groundWords[ground]}`,
    tank: {
      water: { colours: [hslColour(hue, 58, 82), hslColour(hue, 52, 62), hslColour(hue, 56, 34)] },
      ground: {
        colours: [hslColour(groundHue, 46, 84), hslColour(groundHue, 40, 70), hslColour(groundHue, 34, 52)],
        pattern: ground,
      },
      light: {
        colours: [hslColour(lightHue, 90, 96), hslColour(lightHue, 80, 86), hslColour(lightHue, 66, 70)],
        pattern: light,
      },
    },
  };
}

/** Tanks that an owner has, by ordinal. */
export function ownedTanks(owner: number, bag: Bag): CustomTank[] {
  return [...bag.keys()]
    .map(customTankOrdinal)
    .filter((ordinal) => ordinal !== null)
    .sort((one, two) => one - two)
    .map((ordinal) => customTank(owner, ordinal));
}

/** The tank that can be ordered next, shown before it is paid. Dearer with each that is owned. */
export function nextTank(owner: number, bag: Bag): CustomTank & { price: number } {
  const owned = new Set([...bag.keys()].map(customTankOrdinal).filter((ordinal) => ordinal !== null));
  let ordinal = 1;
  while (owned.has(ordinal)) ordinal += 1;
  const { first, step } = AQUARIUM_TUNING.customTank;
  return { ...customTank(owner, ordinal), price: first + step * owned.size };
}

/** `#rrggbb` of a hue in degrees, saturation and lightness in per cent. */
function hslColour(hue: number, saturation: number, lightness: number): string {
  const [s, l] = [saturation / 100, lightness / 100];
  const channel = (offset: number) => {
    const k = (offset + (((hue % 360) + 360) % 360) / 30) % 12;
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
