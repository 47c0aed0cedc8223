import { HEIGHT, WIDTH } from '../frame.ts';
import { motif } from '../motifs/motif.ts';
import { between, n, repeat } from '../numbers.ts';
import { fir, flowers, greensOf, hills, meadow, ripples, rocks, roundTree, tufts } from './nature.ts';
import { OPEN, type Setting } from './Setting.ts';

const at = (x: number, y: number, size: number, drawing: string, flip = false) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${(flip ? -size : size).toFixed(3)} ${size.toFixed(3)})">${drawing}</g>`;

export const river: Setting = (kit) => {
  const { random, season } = kit;
  const {
    meadow: [light, dark],
    bush,
    flower,
  } = greensOf[season];
  return {
    horizon: 716,
    planes: { ...OPEN, far: { y: 764, size: 0.64 }, middle: { y: 930, size: 1.43 } },
    layers: [
      { far: 0.66, drawing: hills(random, 690, 190, 3, '{#7fa68c|#5d8a78}') },
      { far: 0.4, drawing: hills(random, 716, 80, 4, '{#7fae7f|#5b9069}') },
      {
        far: 0.24,
        drawing:
          meadow(random, 734, light, dark) +
          repeat(9, (index) =>
            (index % 2 ? roundTree : fir)(
              index * 146 + between(random, -40, 40),
              752,
              between(random, 0.5, 0.75),
              bush[0],
              bush[1],
            ),
          ),
      },
      {
        far: 0.12,
        drawing: `<path d="M-20 786Q300 766 600 780T1220 768V${HEIGHT}H-20Z" fill="{#bfe6f4|#5fa9d2}"/>${ripples(random, 800, 900, 14, '#ffffff')}`,
      },
      {
        far: 0,
        drawing: `<path d="M-20 902Q220 860 470 896T900 900 1220 868V${HEIGHT}H-20Z" fill="#ffffff" opacity=".45"/><path d="M-20 914Q220 872 470 908T900 912 1220 880V${HEIGHT}H-20Z" fill="{${light}|${dark}}"/>`,
      },
      {
        far: 0,
        drawing:
          at(90, 930, 0.9, motif('reeds')) +
          at(1120, 906, 0.8, motif('reeds')) +
          rocks(random, 910, 1470, 6) +
          tufts(random, 940, 1490, 36, bush[0], dark) +
          flowers(random, 960, 1480, 16, flower),
      },
    ],
  };
};

export const shore: Setting = (kit) => ({
  horizon: 690,
  planes: { ...OPEN, far: { y: 800, size: 0.73 }, middle: { y: 900, size: 1.36 } },
  layers: [
    { far: 0.5, drawing: `<path d="M-20 690H1220V${HEIGHT}H-20Z" fill="{#7fc9ea|#3c8fc4}"/>` },
    {
      far: 0.6,
      drawing: `<path d="M820 692Q880 640 960 652 1020 600 1100 640 1180 630 1220 650V692Z" fill="{#8fb49a>#5f8a78}"/>`,
    },
    { far: 0.2, drawing: ripples(kit.random, 704, 800, 20, '#ffffff') },
    {
      far: 0.06,
      drawing: `<path d="M-20 812Q200 776 420 806T820 806 1220 782V${HEIGHT}H-20Z" fill="#ffffff" opacity=".85"/><path d="M-20 832Q200 794 420 824T820 824 1220 800V${HEIGHT}H-20Z" fill="#a9dcea"/><path d="M-20 848Q200 812 420 840T820 838 1220 814V${HEIGHT}H-20Z" fill="{#fdecc4|#dfbb84}"/>`,
    },
    {
      far: 0,
      drawing: `<path d="M-20 868Q300 838 640 862T1220 836V880Q800 900 500 888T-20 910Z" fill="#c99f68" opacity=".25"/>${rocks(kit.random, 880, 1480, 5)}${repeat(12, () => `<ellipse cx="${n(between(kit.random, 0, WIDTH))}" cy="${n(between(kit.random, 900, 1480))}" rx="9" ry="4" fill="#fff8e6"/>`)}`,
    },
  ],
});

export const deck: Setting = (kit) => ({
  horizon: 700,
  planes: { far: { y: 880, size: 1.32 }, middle: { y: 950, size: 1.68 }, near: { y: 1066, size: 2.1 } },
  layers: [
    {
      far: 0.45,
      drawing: `<path d="M-20 700H1220V${HEIGHT}H-20Z" fill="{#6fbfe4|#2f7fb8}"/>${ripples(kit.random, 716, 830, 22, '#ffffff')}`,
    },
    {
      far: 0,
      drawing: `<path d="M-20 830H1220V${HEIGHT}H-20Z" fill="{#d9a870|#8a5a34}"/>${repeat(9, (index) => `<path d="M${n(600 + (index - 4) * 70)} 830L${n(600 + (index - 4) * 290)} ${HEIGHT}" stroke="#6d4425" stroke-opacity=".5" stroke-width="5"/>`)}`,
    },
    {
      far: 0.05,
      drawing: `<path d="M-20 742H1220V766H-20Z" fill="{#b98455>#6d4425}"/>${repeat(13, (index) => `<path d="M${index * 100 - 8} 762h16v74h-16z" fill="{#c9935f>#7a4a28}"/>`)}<path d="M-20 828H1220V846H-20Z" fill="#7a4a28"/>`,
    },
    {
      far: 0.04,
      drawing:
        '<path d="M980-20H1010V846H980Z" fill="{#b98455>#5f3a20}"/><path d="M1010 40Q1180 200 1230 620L1010 640Z" fill="{#fff6e0>#dcc49a}"/><path d="M980 60Q780 260 740 600L980 640Z" fill="{#f8ead0>#cfb284}"/>',
    },
  ],
});

/** Weeds, corals and light from above. */
export const underSea: Setting = (kit) => {
  const { random } = kit;
  const weed = (x: number, y: number, h: number, light: string, dark: string) =>
    `<path d="M${n(x - 12)} ${n(y)}Q${n(x - 50)} ${n(y - h * 0.35)} ${n(x - 4)} ${n(y - h * 0.55)}T${n(x + 6)} ${n(y - h)}Q${n(x + 46)} ${n(y - h * 0.7)} ${n(x + 18)} ${n(y - h * 0.45)}T${n(x + 14)} ${n(y)}Z" fill="{${light}|${dark}}"/>`;
  const coral = (x: number, y: number, s: number, paint: string) =>
    `<g transform="translate(${n(x)} ${n(y)}) scale(${s.toFixed(2)})" fill="none" stroke="${paint}" stroke-linecap="round" stroke-linejoin="round"><path d="M0 6V-70M0-20Q-44-34-46-84M0-36Q40-46 44-104M-40-60Q-70-70-72-104M36-76Q66-84 70-116M0-70Q-14-96-8-130" stroke-width="20"/></g>`;
  return {
    horizon: 640,
    afloat: true,
    planes: { far: { y: 800, size: 0.95 }, middle: { y: 910, size: 1.47 }, near: { y: 1050, size: 2.04 } },
    layers: [
      {
        far: 0,
        drawing: `<defs><linearGradient id="deep" x2="0" y2="1"><stop stop-color="#8fe6ee"/><stop offset=".35" stop-color="#3fb6dc"/><stop offset=".75" stop-color="#1f7cc0"/><stop offset="1" stop-color="#17559a"/></linearGradient></defs><path d="M-20-20H1220V${HEIGHT}H-20Z" fill="url(#deep)"/>`,
      },
      {
        far: 0,
        drawing: repeat(
          5,
          (index) =>
            `<path d="M${n(120 + index * 210)}-20L${n(250 + index * 220)}-20 ${n(60 + index * 250)} 900 ${n(-120 + index * 250)} 900Z" fill="#ffffff" opacity="${n(index % 2) === '0' ? 0.09 : 0.06}"/>`,
        ),
      },
      {
        far: 0.55,
        drawing:
          hills(random, 780, 190, 4, '{#4f9fc0|#2f6fa6}') +
          weed(160, 790, 260, '#5fb8b0', '#3a8aa0') +
          weed(1030, 790, 300, '#5fb8b0', '#3a8aa0'),
      },
      { far: 0.22, drawing: `<path d="M-20 806Q300 770 620 796T1220 776V${HEIGHT}H-20Z" fill="{#f2e3b6|#b89d78}"/>` },
      {
        far: 0.18,
        drawing:
          coral(110, 826, 1.1, '#ff9db0') +
          coral(1100, 818, 1.25, '#ffb25c') +
          coral(240, 806, 0.7, '#d59cf0') +
          coral(940, 800, 0.7, '#ff8a80') +
          weed(40, 850, 300, '#6fd08a', '#2f8f6c') +
          weed(1170, 850, 330, '#6fd08a', '#2f8f6c'),
      },
      {
        far: 0,
        drawing:
          rocks(random, 840, 1480, 6) +
          repeat(
            18,
            () =>
              `<circle cx="${n(between(random, 20, 1180))}" cy="${n(between(random, 60, 760))}" r="${n(between(random, 4, 15))}" fill="#ffffff" fill-opacity=".18" stroke="#ffffff" stroke-opacity=".55" stroke-width="2.500"/>`,
          ),
      },
    ],
  };
};

/** The hall of a king under the sea. */
export const seaPalace: Setting = (kit) => {
  const { random } = kit;
  const pillar = (x: number, w: number) =>
    `<path d="M${x - w} 812Q${x - w * 0.7} 500 ${x - w} -20H${x + w}Q${x + w * 0.7} 500 ${x + w} 812Z" fill="{#ff9f92>#c94a66}"/><path d="M${x - w * 0.5} 0Q${x - w * 0.3} 460 ${x - w * 0.5} 800" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="${n(w * 0.26)}"/><path d="M${x - w * 1.3} 812H${x + w * 1.3}V842H${x - w * 1.3}Z" fill="{#ffe0a0>#cf9a44}"/>`;
  const pearls = repeat(
    23,
    (index) =>
      `<circle cx="${index * 54 + 6}" cy="${n(486 + Math.sin(index * 0.86) * 20)}" r="9" fill="{#ffffff@#b9d8ea}"/>`,
  );
  return {
    horizon: 640,
    afloat: true,
    planes: { far: { y: 862, size: 1.23 }, middle: { y: 944, size: 1.59 }, near: { y: 1062, size: 2.04 } },
    layers: [
      {
        far: 0,
        drawing: `<defs><linearGradient id="deep" x2="0" y2="1"><stop stop-color="#49c2dd"/><stop offset=".5" stop-color="#2b8fcb"/><stop offset="1" stop-color="#1d62a8"/></linearGradient></defs><path d="M-20-20H1220V${HEIGHT}H-20Z" fill="url(#deep)"/>`,
      },
      {
        far: 0.4,
        drawing: `<path d="M300 812V420Q600 250 900 420V812Z" fill="{#bff0f2>#58b4d4}"/><path d="M300 812V420Q600 250 900 420V812" fill="none" stroke="#ffe2a0" stroke-width="14"/><path d="M352 812V452Q600 310 848 452V812Z" fill="{#8fe0ec|#3d9fd0}"/>`,
      },
      {
        far: 0.16,
        drawing:
          pillar(170, 46) +
          pillar(1030, 46) +
          `<path d="M-20 380Q600 560 1220 380V430Q600 612-20 430Z" fill="{#8a5fb8>#553a86}"/>${pearls}`,
      },
      {
        far: 0.04,
        drawing: `<path d="M-20 828H1220V${HEIGHT}H-20Z" fill="{#cfeef2|#5f9fc8}"/>${repeat(5, (index) => `<path d="M-20 ${n(870 + index * index * 22 + index * 40)}H1220" stroke="#ffffff" stroke-opacity=".4" stroke-width="4"/>`)}${repeat(9, (index) => `<path d="M${n(600 + (index - 4) * 110)} 828L${n(600 + (index - 4) * 330)} ${HEIGHT}" stroke="#ffffff" stroke-opacity=".3" stroke-width="4"/>`)}`,
      },
      {
        far: 0.06,
        drawing:
          '<path d="M470 846L390 1140H810L730 846Z" fill="{#e2607a|#a8305a}" opacity=".9"/><path d="M484 846L412 1140M716 846L788 1140" stroke="#ffd98a" stroke-width="8"/>',
      },
      {
        far: 0,
        drawing: repeat(
          14,
          () =>
            `<circle cx="${n(between(random, 20, 1180))}" cy="${n(between(random, 60, 800))}" r="${n(between(random, 4, 13))}" fill="#ffffff" fill-opacity=".18" stroke="#ffffff" stroke-opacity=".5" stroke-width="2.500"/>`,
        ),
      },
    ],
  };
};
