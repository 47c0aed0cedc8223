import type { FrameName } from '../../domain/book-picture/sceneNames.ts';
import { HEIGHT, WIDTH } from './frame.ts';
import { motif } from './motifs/motif.ts';
import { n, repeat } from './numbers.ts';

/** A leaf with its two halves and its rib. */
function leaf(x: number, y: number, size: number, turn: number, light: string, dark: string): string {
  const [low, high, wide] = [0.22, 0.7, 0.28].map((share) => Math.round(size * share));
  const half = (side: number, fill: string) =>
    `<path d="M0 0C${side * (wide ?? 0)}-${low} ${side * (wide ?? 0)}-${high} 0-${Math.round(size)}Z" fill="${fill}"/>`;
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round(turn)})">${half(1, light)}${half(-1, dark)}</g>`;
}
const GREENS: readonly (readonly [string, string])[] = [
  ['#3f8a58', '#2f7049'],
  ['#4f9d5f', '#3a8150'],
  ['#347a54', '#266045'],
];
const AUTUMN: readonly (readonly [string, string])[] = [
  ['#d9984a', '#b9752f'],
  ['#c97a3a', '#a65a26'],
  ['#e0a95a', '#c2853a'],
];
const SEA: readonly (readonly [string, string])[] = [
  ['#3fa38c', '#2c8072'],
  ['#2f8f86', '#20706a'],
  ['#52b59a', '#3a9380'],
];
/** Leaves on a bent twig from one point to another. */
function twig(x0: number, y0: number, x1: number, y1: number, size: number, count: number, paints = GREENS): string {
  const angle = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI + 90;
  const stalk = `<path d="M${x0} ${y0}L${x1} ${y1}" stroke="${paints[2]?.[1]}" stroke-width="9" stroke-linecap="round"/>`;
  return (
    stalk +
    repeat(count * 2 + 1, (at) => {
      const t = at === count * 2 ? 1 : (Math.floor(at / 2) + 0.6) / count;
      const side = at === count * 2 ? 0 : at % 2 ? 1 : -1;
      const [light = '', dark = ''] = paints[at % paints.length] ?? [];
      return leaf(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, size * (1.05 - t * 0.4), angle + side * 56, light, dark);
    })
  );
}
/** Ribbons of weed that sway. */
const weeds = (x: number) =>
  repeat(5, (at) => {
    const [light = '', dark = ''] = SEA[at % 3] ?? [];
    const left = x - 110 + at * 46;
    const tall = 210 + ((at * 67) % 150);
    return `<path d="M${left} 1540q-46-${n(tall * 0.5)} 0-${n(tall * 0.8)}t-6-${n(tall * 0.9)}q40 ${n(tall * 0.3)} 30 ${n(tall * 0.8)}t14 ${n(tall * 0.9)}z" fill="{${light}>${dark}}"/>`;
  });
const needles = (x: number, y: number, size: number) =>
  `<path d="${repeat(15, (at) => {
    const turn = ((-96 + at * 13.7) * Math.PI) / 180;
    const r = size * (0.8 + ((at * 37) % 30) / 100);
    return `M${x} ${y}L${n(x + Math.sin(turn) * r)} ${n(y - Math.cos(turn) * r)}`;
  })}" stroke="#3f8a60" stroke-width="8" stroke-linecap="round"/><path d="${repeat(10, (at) => {
    const turn = ((-88 + at * 19) * Math.PI) / 180;
    return `M${x} ${y}L${n(x + Math.sin(turn) * size * 0.7)} ${n(y - Math.cos(turn) * size * 0.7)}`;
  })}" stroke="#57a574" stroke-width="7" stroke-linecap="round"/>`;

/** What stands before everything, near our eye: it lets us look in. */
export function drawFrame(name: FrameName): string {
  switch (name) {
    case 'none':
      return '';
    case 'leaves':
      return [
        twig(-60, 1270, 170, 1010, 170, 4),
        twig(-40, 1430, 250, 1240, 190, 4),
        twig(1260, 1240, 1060, 1020, 160, 4),
        twig(1240, 1430, 960, 1260, 190, 4),
        twig(-40, 10, 190, 250, 170, 4),
        twig(120, -20, 330, 140, 150, 3),
        twig(1240, 10, 1020, 240, 170, 4),
        twig(1080, -20, 880, 120, 150, 3),
      ].join('');
    case 'grass':
      return repeat(40, (at) => {
        const x = -20 + at * 31.8;
        const edge = Math.abs(x - 600) / 620;
        const [light = '', dark = ''] = GREENS[at % 3] ?? [];
        return leaf(x, HEIGHT + 30, 130 + edge ** 2.4 * 330 + ((at * 53) % 70), ((at * 29) % 36) - 18, light, dark);
      });
    case 'reeds':
      return [
        [-0.02, 2.3],
        [0.07, 1.9],
        [0.94, 2],
        [1.03, 2.4],
      ]
        .map(
          ([x = 0, s = 1]) =>
            `<g transform="translate(${n(WIDTH * x)} ${HEIGHT + 20}) scale(${s} ${s * 1.1})">${motif('reeds')}</g>`,
        )
        .join('');
    case 'pineBranch':
      return `<path d="M-20 250Q200 300 430 250M-20 330Q120 360 250 400" fill="none" stroke="#6b4530" stroke-width="26" stroke-linecap="round"/>${[
        [90, 240],
        [230, 266],
        [360, 236],
        [450, 250],
        [150, 370],
        [260, 410],
        [30, 300],
      ]
        .map(([x = 0, y = 0]) => needles(x, y + 24, 120))
        .join('')}`;
    case 'blossom':
      return `<path d="M1220 200Q1000 260 790 210M1220 330Q1080 350 960 430" fill="none" stroke="#7d5a48" stroke-width="22" stroke-linecap="round"/>${repeat(
        34,
        (at) => {
          const t = at / 34;
          const [x, y] =
            at % 3 === 0 ? [1220 - t * 270, 330 + t * t * 110] : [1220 - t * 450, 205 + Math.sin(t * 3) * 44];
          const s = 17 + ((at * 31) % 14);
          return `<g fill="{#ffffff@#f5a9c0}" transform="translate(${n(x + ((at * 47) % 50) - 25)} ${n(y + ((at * 71) % 70) - 35)})">${[0, 72, 144, 216, 288].map((turn) => `<circle cx="${n(Math.sin((turn * Math.PI) / 180) * s * 0.7)}" cy="${n(-Math.cos((turn * Math.PI) / 180) * s * 0.7)}" r="${n(s * 0.56)}"/>`).join('')}<circle r="${n(s * 0.26)}" fill="#f2b33c"/></g>`;
        },
      )}`;
    case 'persimmon':
      return `<g transform="translate(1130 560) scale(1.7) rotate(170)"><path d="M0 0Q60 90 40 220" fill="none" stroke="#6b4a30" stroke-width="13"/></g><path d="M1220 180Q1020 250 830 230M1220 260Q1110 330 1040 400" fill="none" stroke="#6b4a30" stroke-width="22" stroke-linecap="round"/>${[
        [860, 300],
        [950, 310],
        [1040, 290],
        [1050, 470],
        [1120, 380],
        [1180, 330],
      ]
        .map(
          ([x = 0, y = 0]) =>
            `<path d="M${x} ${y - 70}v30" stroke="#6b4a30" stroke-width="7"/><circle cx="${x}" cy="${y}" r="42" fill="{#ffab52@#dd4f26}"/><path d="M${x - 22} ${y - 34}q22-18 44 0-22 14-44 0z" fill="#55702f"/>`,
        )
        .join('')}${twig(1000, 240, 850, 330, 90, 2, AUTUMN)}${twig(1210, 300, 1130, 470, 100, 2, AUTUMN)}`;
    case 'curtain':
      return `<path d="M-20-20H190Q120 500 170 820 90 900-20 900Z" fill="{#c9485a>#7a1f3c}"/><path d="M1220-20H1010Q1080 500 1030 820 1110 900 1220 900Z" fill="{#c9485a>#7a1f3c}"/><g fill="none" stroke="#000" stroke-opacity=".18" stroke-width="14"><path d="M40-20Q20 500 50 880M120-20Q80 460 110 850M1160-20Q1180 500 1150 880M1080-20Q1120 460 1090 850"/></g><path d="M-20 700Q90 760 184 700V740Q90 800-20 744ZM1220 700Q1110 760 1016 700V740Q1110 800 1220 744Z" fill="#f2c14e"/>`;
    case 'coral':
      return `<g transform="translate(0 -90)"><g fill="none" stroke-linecap="round" stroke-linejoin="round"><g stroke="#d9587a"><path d="M40 1540V1180M40 1330Q-50 1290-40 1150M40 1270Q130 1230 120 1080M40 1180Q10 1110 50 1040M104 1190Q180 1180 176 1100" stroke-width="46"/></g><g stroke="#e8894a"><path d="M1160 1540V1220M1160 1360Q1250 1310 1240 1160M1160 1300Q1070 1260 1080 1120M1160 1220Q1190 1140 1150 1070" stroke-width="44"/></g></g>${weeds(190)}${weeds(1010)}</g>`;
    case 'rocks':
      return `<path transform="translate(0 -40)" d="M-20 ${HEIGHT + 80}V1120Q60 1060 150 1120 260 1170 300 1290 380 1360 420 ${HEIGHT + 80}Z" fill="{#8d929c>#474c58}"/><path d="M1220 ${HEIGHT + 80}V1060Q1120 1030 1050 1120 960 1200 930 1320 850 1400 830 ${HEIGHT + 80}Z" fill="{#838894>#3f4450}"/>`;
    case 'snow':
      return `<path d="M-20 ${HEIGHT + 20}V1130Q80 1050 220 1120T520 1330 ${WIDTH / 2} ${HEIGHT + 20}ZM1220 ${HEIGHT + 20}V1090Q1120 1040 1000 1130T720 1350 ${WIDTH / 2} ${HEIGHT + 20}Z" fill="{#ffffff|#bcd0e6}"/>`;
    case 'doorway':
      return `<path d="M-20-20H150V${HEIGHT + 20}H-20ZM1050-20H1220V${HEIGHT + 20}H1050Z" fill="{#7a4a2a>#43281a}"/><path d="M-20-20H1220V230H-20Z" fill="{#7a4a2a|#4d2e1c}"/><path d="M150 230H1050V252H150Z" fill="#000" opacity=".2"/><path d="M150 230h16v${HEIGHT}h-16z" fill="#fff" opacity=".14"/>`;
  }
}
