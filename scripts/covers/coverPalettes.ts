/** Colours of a cover. Tops are dark enough for white letters over them. */
export interface CoverPalette {
  /** The air, from the top of the cover to the horizon. */
  readonly air: readonly [top: string, middle: string, low: string];
  /** Land, cloth or paper from far to near. */
  readonly far: string;
  readonly near: string;
  readonly dark: string;
  /** Sun, lamp, paper. */
  readonly light: string;
  readonly accent: string;
}

const palette = (air: CoverPalette['air'], ground: string, light: string, accent: string): CoverPalette => {
  const [far = '', near = '', dark = ''] = ground.split(' ');
  return { air, far, near, dark, light, accent };
};

/** Bright ones for young readers first, sober ones after. */
export const coverPalettes = {
  dawn: palette(['#e07a6e', '#f7a98a', '#ffe0b8'], '#f0a08f #c96a78 #7d3f5f', '#fff4d6', '#ffd166'),
  noon: palette(['#2f86c9', '#5fb7e6', '#c4ecf5'], '#8fd3a4 #4fae78 #26795a', '#fff7d2', '#ff9f5a'),
  meadow: palette(['#2f9a86', '#6cc7a0', '#d8f0c0'], '#9bd582 #5bb35f #2c7d4c', '#fffbe0', '#ff8f6b'),
  sunny: palette(['#e9873a', '#f8b54f', '#ffe9a8'], '#f4c95d #e79a3c #a85a24', '#fffbe6', '#e4572e'),
  candy: palette(['#b05fb5', '#e58bb9', '#ffd5dc'], '#f3a6c8 #c777bd #7d4796', '#fff3f6', '#ffd166'),
  lagoon: palette(['#14808f', '#3fb6b5', '#bdeee0'], '#7fd6c4 #35a3a6 #14636f', '#fffce4', '#ff8a70'),
  rose: palette(['#a8506b', '#d98494', '#f9d5cf'], '#e7a6a6 #b9667c #6e3350', '#fff2e8', '#ffd08a'),
  dusk: palette(['#4b3f8f', '#a4629b', '#ffb48a'], '#8f6aa8 #5d4488 #2d2452', '#ffe6b0', '#ff8d6b'),
  autumn: palette(['#8c4a2a', '#c9813f', '#f6d493'], '#d59a4c #a9622f #5f3320', '#fff0c4', '#d8432f'),
  winter: palette(['#4674a5', '#86b2d4', '#e6f2f8'], '#c9dfec #8db2cd #3f648c', '#ffffff', '#e2645b'),
  moss: palette(['#4d6b4a', '#8ba36c', '#dfe3b8'], '#aebc83 #748c56 #34503a', '#fbf6d8', '#d98b3a'),
  sand: palette(['#9a6b45', '#d0a26d', '#f4e0b6'], '#e2bf87 #b98a55 #6d4a30', '#fff6dc', '#c2533a'),
  gold: palette(['#5a3a1e', '#9a6a2c', '#e9c06a'], '#c2913f #86592a #3c2614', '#ffeeb0', '#e9a23b'),
  plum: palette(['#33214f', '#5f3c78', '#b88aae'], '#80588f #4d3268 #231638', '#ffe9d2', '#f0a35e'),
  night: palette(['#0d1d45', '#1f3d78', '#5f86b8'], '#34568f #1c366b #0b1838', '#fff3c4', '#ffc861'),
  deep: palette(['#06303f', '#0f5a68', '#5aa9a0'], '#2a7f85 #125463 #06293a', '#eafbe4', '#ffb56b'),
  slate: palette(['#2f3f52', '#5b7188', '#b9c6cf'], '#8798a8 #566a7e #26323f', '#f7f2e4', '#e0a458'),
  ink: palette(['#131a2b', '#2a344d', '#66708a'], '#465070 #2a3350 #10162a', '#f4ecd8', '#d99a4e'),
  iron: palette(['#2e3033', '#575b60', '#a9abab'], '#7b7f83 #4d5156 #202326', '#f3eee4', '#c9523f'),
  ember: palette(['#2a1018', '#6a2328', '#c8603f'], '#94382f #5b1f26 #22090f', '#ffdfa8', '#ff9d4d'),
  crimson: palette(['#5a1426', '#97283a', '#df7f6c'], '#b84a4c #7d2136 #380b1c', '#fff0d8', '#f2c14e'),
  pine: palette(['#12352f', '#2b5f4e', '#8fb192'], '#4f8468 #275443 #0d2a26', '#f6f2d6', '#e8a552'),
  bone: palette(['#75685a', '#a3937e', '#e5dac4'], '#c6b699 #94826a #4b4033', '#fffaf0', '#a8442f'),
  storm: palette(['#1f2b3a', '#43586b', '#94a7a8'], '#64798a #3a4d60 #16202d', '#f2eccf', '#f0b44c'),
} as const satisfies Record<string, CoverPalette>;

export type CoverPaletteName = keyof typeof coverPalettes;
