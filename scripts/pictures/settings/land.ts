import { HEIGHT, WIDTH } from '../frame.ts';
import { motif } from '../motifs/motif.ts';
import { between, n, repeat } from '../numbers.ts';
import { fir, flowers, greensOf, hills, meadow, path, peaks, rocks, roundTree, tufts } from './nature.ts';
import { type Layer, OPEN, type Setting, type SettingKit } from './Setting.ts';

const at = (x: number, y: number, size: number, drawing: string, flip = false) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${n(size * 100) === '0' ? 0 : (flip ? -size : size).toFixed(3)} ${size.toFixed(3)})">${drawing}</g>`;

const isDark = ({ light }: SettingKit) => light !== 'day' && light !== 'morning';

/** Two ranges of hills and a strip of wood, as behind most of our villages. */
function distance({ random, season }: SettingKit): Layer[] {
  const { bush, leaf } = greensOf[season];
  const wood = repeat(16, (index) => {
    const x = index * 82 + between(random, -34, 34);
    return season === 'spring' && index % 5 === 0
      ? roundTree(x, 726, between(random, 0.42, 0.6), leaf[0], leaf[1])
      : index % 3 === 1
        ? fir(x, 726, between(random, 0.34, 0.5), bush[0], bush[1])
        : roundTree(x, 728, between(random, 0.4, 0.58), bush[0], bush[1]);
  });
  return [
    { far: 0.66, drawing: hills(random, 690, 190, 3, '{#7fa68c|#5d8a78}') },
    { far: 0.42, drawing: hills(random, 712, 96, 4, '{#7fae7f|#5b9069}') },
    { far: 0.24, drawing: wood },
  ];
}

function ground(kit: SettingKit, y = 716): string {
  const {
    meadow: [light, dark],
  } = greensOf[kit.season];
  return meadow(kit.random, y, light, dark);
}

function grown(kit: SettingKit, top: number, tuftCount = 42, flowerCount = 22): string {
  const {
    bush,
    flower,
    meadow: [, dark],
  } = greensOf[kit.season];
  const blade: readonly [string, string] = kit.season === 'winter' ? ['#cfdbe2', '#8fa6b4'] : [bush[0], dark];
  return (
    tufts(kit.random, top, 1480, tuftCount, blade[0], blade[1]) +
    flowers(kit.random, top + 40, 1470, flowerCount, flower)
  );
}

export const village: Setting = (kit) => {
  const { random } = kit;
  const house = motif(isDark(kit) ? 'thatchedHouseLit' : 'thatchedHouse');
  const tiled = motif('tiledHouse');
  return {
    horizon: 716,
    planes: OPEN,
    layers: [
      ...distance(kit),
      { far: 0.2, drawing: ground(kit, 730) + path(650, 736, between(random, 420, 640)) },
      {
        far: 0.22,
        drawing:
          at(250, 792, 0.56, house) +
          at(86, 772, 0.42, house, true) +
          at(1010, 800, 0.6, tiled, true) +
          at(830, 764, 0.36, house),
      },
      { far: 0.12, drawing: at(120, 838, 0.62, motif('stoneWall')) + at(1120, 850, 0.66, motif('stoneWall')) },
      { far: 0, drawing: grown(kit, 860) },
    ],
  };
};

export const yard: Setting = (kit) => {
  const house = motif(isDark(kit) ? 'thatchedHouseLit' : 'thatchedHouse');
  return {
    horizon: 716,
    planes: { far: { y: 806, size: 0.95 }, middle: { y: 912, size: 1.44 }, near: { y: 1062, size: 2.06 } },
    layers: [
      ...distance(kit),
      { far: 0.16, drawing: ground(kit, 740) },
      {
        far: 0.08,
        drawing:
          at(120, 800, 1.2, motif('brushFence')) +
          at(600, 790, 1.2, motif('brushFence')) +
          at(1080, 800, 1.2, motif('brushFence')),
      },
      {
        far: 0,
        drawing: `<path d="M-20 852Q400 800 700 812T1220 838V${HEIGHT}H-20Z" fill="{#f0dcb4|#cba774}"/><ellipse cx="520" cy="1010" rx="430" ry="60" fill="#fff3d6" opacity=".4"/>`,
      },
      { far: 0, drawing: at(930, 872, 1.42, house, true) + at(300, 850, 0.9, motif('jarStand')) },
      { far: 0, drawing: grown(kit, 1120, 14, 6) + rocks(kit.random, 900, 1480, 5) },
    ],
  };
};

export const field: Setting = (kit) => {
  const gold = kit.season === 'autumn';
  const [light, dark] = gold ? ['#f7d976', '#c9983a'] : ['#b8dd7d', '#5fa653'];
  const rows = repeat(9, (index) => {
    const y = 772 + index * index * 9.2 + index * 6;
    return `<path d="M-20 ${n(y)}Q300 ${n(y - 14)} 600 ${n(y - 3)}T1220 ${n(y - 8)}" fill="none" stroke="${dark}" stroke-opacity=".42" stroke-width="${n(3 + index * 1.6)}"/>`;
  });
  return {
    horizon: 716,
    planes: OPEN,
    layers: [
      ...distance(kit),
      { far: 0.18, drawing: meadow(kit.random, 734, light, dark) + rows },
      {
        far: 0.1,
        drawing: `<path d="M-20 900Q300 866 620 880T1220 862V912Q900 900 620 922T-20 950Z" fill="{#d9bd86>#a9855a}"/>`,
      },
      { far: 0, drawing: tufts(kit.random, 900, 1490, 70, light, dark) },
    ],
  };
};

export const forest: Setting = (kit) => {
  const { random, season } = kit;
  const {
    bush,
    leaf,
    meadow: [light, dark],
  } = greensOf[season];
  const crowns = season === 'summer' ? bush : leaf;
  const row = (count: number, y: number, size: number, kinds: 'mixed' | 'round') =>
    repeat(count, (index) => {
      const x = (1260 / count) * (index + 0.5) - 30 + between(random, -28, 28);
      const s = size * between(random, 0.85, 1.2);
      return kinds === 'mixed' && index % 2 === 0
        ? fir(x, y + between(random, -6, 8), s, bush[0], bush[1])
        : roundTree(x, y + between(random, -6, 8), s, crowns[0], crowns[1]);
    });
  return {
    horizon: 716,
    planes: OPEN,
    layers: [
      { far: 0.7, drawing: row(15, 716, 1.5, 'mixed') },
      { far: 0.5, drawing: row(11, 738, 1.9, 'mixed') },
      { far: 0.22, drawing: meadow(random, 728, light, dark) },
      {
        far: 0.24,
        drawing:
          at(130, 800, 1, roundTree(0, 0, 2.6, crowns[0], crowns[1])) +
          at(1090, 806, 1, fir(0, 0, 2.3, bush[0], bush[1])) +
          at(300, 776, 1, fir(0, 0, 1.7, bush[0], bush[1])) +
          at(930, 778, 1, roundTree(0, 0, 1.9, crowns[0], crowns[1])),
      },
      { far: 0.06, drawing: path(620, 752, between(random, 380, 560), '#e3cda0', '#b08d5c') },
      { far: 0, drawing: grown(kit, 840, 54, 26) + rocks(random, 840, 1460, 4) },
    ],
  };
};

export const deepForest: Setting = (kit) => {
  const { random } = kit;
  const trunk = (x: number, w: number, y: number) =>
    `<path d="M${n(x - w)} ${y}Q${n(x - w * 0.55)} ${y - 260} ${n(x - w * 0.7)} -20H${n(x + w * 0.7)}Q${n(x + w * 0.5)} ${y - 260} ${n(x + w)} ${y}Q${n(x + w * 1.6)} ${y + 14} ${n(x + w * 2)} ${y + 18}H${n(x - w * 2)}Q${n(x - w * 1.4)} ${y + 12} ${n(x - w)} ${y}Z" fill="{#8a6a52>#4b382d}"/><path d="M${n(x - w * 0.45)} ${y - 40}Q${n(x - w * 0.2)} ${y - 260} ${n(x - w * 0.36)} 0" fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="${n(w * 0.22)}"/>`;
  const stand = (count: number, y: number, w: number, skip: [number, number]) =>
    repeat(count, (index) => {
      const x = (WIDTH / count) * (index + 0.5) + between(random, -30, 30);
      return x > skip[0] && x < skip[1] ? '' : trunk(x, w * between(random, 0.8, 1.2), y);
    });
  return {
    horizon: 730,
    planes: OPEN,
    layers: [
      { far: 0.72, drawing: stand(15, 724, 16, [540, 640]) },
      { far: 0.46, drawing: stand(9, 744, 26, [430, 760]) },
      { far: 0.16, drawing: meadow(random, 736, '#7fae73', '#2f6b4c') },
      { far: 0.2, drawing: stand(6, 800, 40, [300, 930]) },
      {
        far: 0,
        drawing: path(600, 756, 540, '#b9a27c', '#7d6647') + tufts(random, 850, 1490, 60, '#6aa468', '#2c6a48'),
      },
      {
        far: 0,
        drawing: `<path d="M-20-20H1220V150Q1100 250 960 160 860 240 740 130 620 210 480 120 380 230 240 150 120 260-20 190Z" fill="{#3f7a55|#25543f}" opacity=".95"/>`,
      },
    ],
  };
};

export const mountain: Setting = (kit) => ({
  horizon: 730,
  planes: OPEN,
  layers: [
    { far: 0.74, drawing: peaks(kit.random, 700, 220, 5, '#8fa8b4', '#5d7a8c', kit.season === 'winter') },
    { far: 0.5, drawing: peaks(kit.random, 730, 160, 6, '#86a892', '#567d6c', kit.season === 'winter') },
    { far: 0.3, drawing: hills(kit.random, 750, 90, 5, '{#86b27c|#588c5e}') },
    { far: 0.1, drawing: ground(kit, 764) + path(700, 770, 420, '#e3cda0', '#b08d5c') },
    { far: 0.12, drawing: at(110, 850, 1.15, motif('pine')) + at(1130, 830, 0.95, motif('pine'), true) },
    { far: 0, drawing: rocks(kit.random, 800, 1480, 9) + grown(kit, 860, 34, 16) },
  ],
});

export const snowField: Setting = (kit) => ({
  horizon: 716,
  planes: OPEN,
  layers: [
    { far: 0.62, drawing: hills(kit.random, 690, 180, 3, '{#e6eef6|#a9c0d6}') },
    {
      far: 0.4,
      drawing: repeat(13, (index) =>
        fir(index * 100 + between(kit.random, -30, 30), 730, between(kit.random, 0.6, 1), '#e9f2f8', '#7fa3a8'),
      ),
    },
    { far: 0.06, drawing: meadow(kit.random, 728, '#ffffff', '#b9cfe6') },
    {
      far: 0.04,
      drawing:
        at(120, 830, 1, fir(0, 0, 2, '#f2f8fc', '#6f979c')) + at(1100, 816, 1, fir(0, 0, 1.7, '#f2f8fc', '#6f979c')),
    },
    { far: 0, drawing: `<path d="M-20 930Q300 890 560 940T1220 900V${HEIGHT}H-20Z" fill="#ffffff" opacity=".55"/>` },
  ],
});

export const desert: Setting = (kit) => ({
  horizon: 720,
  planes: OPEN,
  layers: [
    { far: 0.56, drawing: hills(kit.random, 720, 120, 3, '{#efc98c|#d3a064}') },
    { far: 0.32, drawing: hills(kit.random, 744, 80, 2, '{#f3d198|#d6a668}') },
    { far: 0.06, drawing: meadow(kit.random, 752, '#fbe0ac', '#dda869') },
    {
      far: 0,
      drawing: repeat(
        7,
        (at2) =>
          `<path d="M${n(between(kit.random, -60, 800))} ${n(880 + at2 * 84)}q160 -26 330 4t260 -8" fill="none" stroke="#c98f52" stroke-opacity=".35" stroke-width="${4 + at2}" stroke-linecap="round"/>`,
      ),
    },
  ],
});
