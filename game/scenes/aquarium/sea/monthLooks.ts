/** How the things of a month move: fall to the sand, rise from it, hover in the light, or spread as rings under the surface. */
export type DriftMotion = 'fall' | 'rise' | 'hover' | 'ring';

/** Things of a month that drift in the water. They take the place of specks, so that nothing more is drawn. */
export interface Drift {
  frame: string;
  /** Colours, in turns. */
  tints: readonly number[];
  count: number;
  motion: DriftMotion;
  /** Size against the drawing; each differs by up to a third. */
  scale: number;
  /** Seconds of one way through the water, or of one ring. */
  seconds: number;
}

/** How a month colours the sea. Tints are multiplied with those of the hour; white leaves them as they are. */
export interface MonthLook {
  /** Water by day, at the offsets of `seaLooks.day`. */
  water: readonly [number, number, number, number, number];
  far: number;
  ground: number;
  plants: number;
  rays: { tint: number; strength: number };
  specks: number;
  drift: Drift;
}

const petal = { frame: 'scenery/season/petal', motion: 'fall', scale: 1.05, seconds: 30 } as const;
const leaf = { motion: 'fall', scale: 1.15, seconds: 26 } as const;

/** January to December; every year again. */
export const monthLooks: readonly MonthLook[] = [
  {
    water: [0xf2fbff, 0xc9e9f7, 0x84c3e6, 0x4a92c4, 0x2f6ea6],
    far: 0xe4f1ff,
    ground: 0xf4f8ff,
    plants: 0xdcf0ff,
    rays: { tint: 0xeaf6ff, strength: 0.9 },
    specks: 0xffffff,
    // Snow motes.
    drift: { frame: 'scenery/season/snow', tints: [0xffffff], count: 20, motion: 'fall', scale: 0.85, seconds: 24 },
  },
  {
    water: [0xffeef4, 0xd9e3f2, 0x8cc0de, 0x4690b8, 0x2c6c98],
    far: 0xf3eaff,
    ground: 0xfff6f8,
    plants: 0xe8f6e4,
    rays: { tint: 0xfff0f4, strength: 0.95 },
    specks: 0xffeef4,
    // Plum blossoms.
    drift: { ...petal, tints: [0xff7f9f, 0xffffff, 0xff9db4], count: 14, scale: 0.95 },
  },
  {
    water: [0xfdfbdc, 0xc9efd0, 0x78cfc0, 0x3a9da6, 0x26798c],
    far: 0xf4ffe6,
    ground: 0xfffdf0,
    plants: 0xeaffc4,
    rays: { tint: 0xfffbdc, strength: 1 },
    specks: 0xfffbd0,
    // Forsythia.
    drift: { ...petal, tints: [0xffd93b, 0xffe777], count: 16, scale: 0.9 },
  },
  {
    water: [0xffe9f1, 0xcfeae8, 0x74cdd0, 0x3a9fb4, 0x277d9a],
    far: 0xffeef6,
    ground: 0xfff8f8,
    plants: 0xf0ffd8,
    rays: { tint: 0xfff0f6, strength: 1 },
    specks: 0xffe6f0,
    // Cherry blossoms.
    drift: { ...petal, tints: [0xffc3d8, 0xffdbe8, 0xffa9c7], count: 20 },
  },
  {
    water: [0xeffcd8, 0xb6edc4, 0x62cba8, 0x2f9a8f, 0x1f7a7c],
    far: 0xf0ffe6,
    ground: 0xfffff4,
    plants: 0xe4ffc8,
    rays: { tint: 0xf8ffdc, strength: 1.05 },
    specks: 0xf8ffe0,
    // Dandelion seeds.
    drift: {
      frame: 'scenery/season/dandelion',
      tints: [0xffffff],
      count: 14,
      motion: 'rise',
      scale: 1.2,
      seconds: 38,
    },
  },
  {
    water: [0xe6f4ff, 0xaee4ee, 0x58c2d6, 0x2d90b4, 0x1f6f98],
    far: 0xecf2ff,
    ground: 0xffffff,
    plants: 0xe6fff0,
    rays: { tint: 0xf2f6ff, strength: 0.95 },
    specks: 0xeef0ff,
    // Hydrangea.
    drift: {
      frame: 'scenery/season/floret',
      tints: [0x9db4ff, 0xc7a6f5, 0xf3b6dc],
      count: 16,
      motion: 'fall',
      scale: 1,
      seconds: 34,
    },
  },
  {
    water: [0xe6f3f6, 0xb4dfe8, 0x6cbad0, 0x3b8bb0, 0x286992],
    far: 0xe8f2ff,
    ground: 0xf6faff,
    plants: 0xe2fff4,
    rays: { tint: 0xe8f6ff, strength: 0.75 },
    specks: 0xe8f6ff,
    // Rings of rain.
    drift: {
      frame: 'scenery/season/ripple',
      tints: [0xffffff],
      count: 18,
      motion: 'ring',
      scale: 1.5,
      seconds: 2.8,
    },
  },
  {
    water: [0xfff8d2, 0x9ff0ec, 0x38c6dc, 0x1795c4, 0x0f73a6],
    far: 0xfffbe8,
    ground: 0xfffdf0,
    plants: 0xf2ffd4,
    rays: { tint: 0xfff6cc, strength: 1.2 },
    specks: 0xfff4c4,
    // Glints of the sun.
    drift: {
      frame: 'fx/sparkle',
      tints: [0xffffff, 0xfff0b0],
      count: 16,
      motion: 'hover',
      scale: 0.7,
      seconds: 5,
    },
  },
  {
    water: [0xfff2cf, 0xcdeccf, 0x74c6ba, 0x37969e, 0x27758a],
    far: 0xfff4e0,
    ground: 0xfff8e8,
    plants: 0xfff2c0,
    rays: { tint: 0xfff0c8, strength: 1.05 },
    specks: 0xfff0cc,
    // Cosmos.
    drift: { ...petal, tints: [0xff9cc8, 0xffffff, 0xd98be0], count: 16, seconds: 34 },
  },
  {
    water: [0xffe9c6, 0xdbe3c3, 0x83bfb2, 0x3f8e9a, 0x2c6c86],
    far: 0xffe8cc,
    ground: 0xfff2e0,
    plants: 0xffd49a,
    rays: { tint: 0xffe6bc, strength: 1 },
    specks: 0xffe2b8,
    // Maple leaves.
    drift: { ...leaf, frame: 'scenery/season/maple', tints: [0xf2553d, 0xf58a36, 0xd93f45], count: 16 },
  },
  {
    water: [0xfff3d0, 0xd2edd8, 0x76c8c8, 0x389aae, 0x287694],
    far: 0xfff0da,
    ground: 0xfff6e6,
    plants: 0xffe2a4,
    rays: { tint: 0xffeecb, strength: 0.95 },
    specks: 0xfff0c8,
    // Ginkgo leaves.
    drift: { ...leaf, frame: 'scenery/season/ginkgo', tints: [0xffc928, 0xffdc5e], count: 16 },
  },
  {
    water: [0xf2f7ff, 0xc4dff8, 0x7fb8e8, 0x488bca, 0x3470ae],
    far: 0xe6ecff,
    ground: 0xf4f6ff,
    plants: 0xd8ecff,
    rays: { tint: 0xf0f2ff, strength: 0.9 },
    specks: 0xf4f6ff,
    // Snow crystals.
    drift: {
      frame: 'scenery/season/crystal',
      tints: [0xffffff, 0xe4f2ff],
      count: 16,
      motion: 'fall',
      scale: 1,
      seconds: 32,
    },
  },
];
