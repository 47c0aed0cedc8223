import { drawCharacter } from '../characters/drawCharacter.ts';
import { mix, readHex } from '../colours.ts';
import { n, repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

const DARK_BRONZE = '#24382f';
const BRONZE = '#6f8f6a';
const LIGHT_BRONZE = '#cfd9a2';

/** Every colour of a drawing as the same metal, by how light it is. */
function inBronze(drawing: string): string {
  return drawing.replace(/#[0-9a-f]{6}/giu, (hex) => {
    const [red, green, blue] = readHex(hex);
    const light = (red * 0.3 + green * 0.59 + blue * 0.11) / 255;
    return light < 0.6 ? mix(DARK_BRONZE, BRONZE, light / 0.6) : mix(BRONZE, LIGHT_BRONZE, (light - 0.6) / 0.4);
  });
}

const zeus = inBronze(
  drawCharacter({
    age: 'adult',
    skin: 'tan',
    outfit: 'monk',
    top: 'cream',
    bottom: 'cream',
    skirt: false,
    hair: 'curls',
    beard: 'white',
    pose: 'wave',
    mood: 'calm',
    gaze: { x: 0.4, y: 0.5 },
  }).drawing,
);
const bolt = '<path d="M44-236L66-206 56-202 76-168 48-194 58-199Z" fill="{#e6dc8c>#7d7a36}"/>';

/** Five columns of scratched letters, 74 of them. */
const letters = repeat(74, (at) => {
  const [column, row] = [Math.floor(at / 15), at % 15];
  const x = 20 - column * 10 - row * (column - 2) * -0.24;
  const y = -80 + row * 4.7;
  const tilt = ((at * 37) % 11) - 5;
  return `<path d="M-2.600-1.200H2.400M0-2V2.200M${at % 3 === 0 ? '-2 1.800H2' : at % 3 === 1 ? '-2 2.200L2-.6' : '-2.400 0V2'}" transform="translate(${n(x)} ${n(y)}) rotate(${tilt})"/>`;
});

const leaf = (x: number, y: number, turn: number) =>
  `<path d="M0 0Q-7-10-1-26 8-12 0 0Z" fill="{#b9c98c>#5f7d4a}" transform="translate(${x} ${y}) rotate(${turn})"/>`;
const dryLeaf = (x: number, y: number, turn: number) =>
  `<path d="M0 0Q-7-10-1-26 8-12 0 0Z" fill="{#cdb277>#8a6a3c}" transform="translate(${x} ${y}) rotate(${turn})"/>`;
/** Six pairs of leaves. */
const branch = `<path d="M0 0Q6-50-2-104" fill="none" stroke="#7d5f3c" stroke-width="4.500" stroke-linecap="round"/>${repeat(
  6,
  (at) => {
    const y = -18 - at * 17;
    return leaf(3, y, -58 + at * 4) + leaf(3, y - 4, 58 - at * 4);
  },
)}`;

const crown = (x: number, y: number, r: number) =>
  `<path d="M${x - r} ${y}q${n(r * 0.05)}-${n(r * 0.7)} ${n(r * 0.6)}-${n(r * 0.62)} ${n(r * 0.5)}-${n(r * 0.5)} ${n(r * 0.95)} ${n(r * 0.04)} ${n(r * 0.6)} ${n(r * 0.1)} ${n(r * 0.45)} ${n(r * 0.58)}q${n(r * 0.1)} ${n(r * 0.5)}-${n(r * 0.6)} ${n(r * 0.46)}-${n(r * 0.5)} ${n(r * 0.4)}-${n(r * 0.9)} 0-${n(r * 0.5)} 0-${n(r * 0.5)}-${n(r * 0.46)}z" fill="{#b7c79a>#5d7a5a}"/>`;

const corinthian =
  '<path d="M-26-4Q-34-36-24-58-10-78 10-76 34-72 36-42 36-20 30-2L14-6 12-26 24-34Q18-42 4-40L6 4Q-12 4-26-4Z" fill="{#c9b46a>#6b6a38}"/><path d="M4-40L6 4 -2 3-4-38Z" fill="#4a4a26" opacity=".5"/><path d="M-22-52Q-4-72 18-68" fill="none" stroke="#efe2a8" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"/><path d="M-24-10Q-10-2 6-1" fill="none" stroke="#4a4a26" stroke-opacity=".5" stroke-width="3"/>';

/** Three rows of seats full of people, up to the edges of the picture. */
const stands = (() => {
  const dyes = ['#e9d9c4', '#c9705e', '#6f8fb8', '#e3b866', '#7f9f7a', '#8a6f96', '#f3efe6', '#5d6478'];
  const skins = ['#f3cfa8', '#e2b184', '#f7dcbc'];
  const rows = repeat(5, (back) => {
    const row = 4 - back;
    const y = -62 - row * 34;
    const seats = repeat(34, (at) => {
      const x = at * 19 - 314 + (row % 2) * 9;
      const pick = (at * 7 + row * 5) % 8;
      return `<path d="M${n(x - 7)} ${y}q0-17 7-17t7 17z" fill="${dyes[pick]}"/><circle cx="${n(x)}" cy="${y - 21}" r="5.600" fill="${skins[(at + row) % 3]}"/><path d="M${n(x - 5.8)} ${y - 22}q1-6 6-6t6 6q-6-3-12 0z" fill="#4a3a30"/>`;
    });
    return `<path d="M-330 ${y - 6}H330V${y + 34}H-330Z" fill="{#f6f2ea|#d3ccc0}"/><path d="M-330 ${y}H330" stroke="#b9b0a2" stroke-width="2"/>${seats}`;
  });
  return `${rows}<path d="M-330-56H330V0H-330Z" fill="{#fbf8f2|#d9d2c6}"/><path d="M-330-50H330M-330-10H330" stroke="#b9b0a2" stroke-width="3"/>`;
})();

const fallen =
  '<g transform="rotate(-78)"><path d="M-22-150H22L25 0H-25Z" fill="{#efe8da>#a89f8e}"/><path d="M-10-150L-11 0M8-150L9 0" stroke="#8d8474" stroke-opacity=".5" stroke-width="4"/><path d="M-32-166H32V-150H-32Z" fill="{#f7f2e6>#b3ab9b}"/></g>';
const stoneBull =
  '<path d="M-44 0V-26Q-56-48-34-58-4-64 24-58 30-72 44-70L40-80 50-74Q62-70 60-56 58-46 46-46L38-30V0H26V-24H-24V0Z" fill="{#f0eadc>#a89f8e}"/><path d="M50-74l8-10" stroke="#d9d2c0" stroke-width="5" stroke-linecap="round"/><circle cx="51" cy="-62" r="2" fill="#6f6656"/>';

export const antiquity = {
  inscribedStone: {
    width: 70,
    height: 96,
    drawing: `<path d="M-36-88Q-12-98 32-92 40-62 30-22 24 0 6 2-16 4-24-16-36-50-36-88Z" fill="{#c9c2b8>#8a8278}"/><path d="M-36-88Q-12-98 32-92L28-86Q-10-92-31-83Z" fill="#fff" opacity=".35"/><g fill="none" stroke="#4a443c" stroke-width="1.300" stroke-linecap="round">${letters}</g>`,
  },
  spear: {
    width: 12,
    height: 270,
    drawing:
      '<path d="M-3.500-226H3.500V0H-3.500Z" fill="{#b98455>#6d4425}"/><path d="M0-272Q14-246 5-222H-5Q-14-246 0-272Z" fill="{#eef2f6>#7f8a98}"/><path d="M-6-222H6L10-204Q0-196-10-204Z" fill="{#e8574a>#a3242f}"/>',
  },
  whiteBanner: {
    width: 40,
    height: 330,
    drawing:
      '<path d="M-4-330H4V0H-4Z" fill="{#b98455>#6d4425}"/><path d="M4-322Q50-336 84-316 116-300 150-314L146-232Q112-218 82-234 46-250 4-240Z" fill="{#ffffff>#d6dde6}"/><path d="M40-326Q46-284 40-244M96-310Q100-270 94-230" fill="none" stroke="#8a96a8" stroke-opacity=".35" stroke-width="4"/>',
  },
  campfire: {
    width: 110,
    height: 110,
    drawing:
      '<g><path d="M-54-14L46 2 50-12-50-28Z" fill="{#8f5f38>#4b2f1c}"/><path d="M54-14L-46 2-50-12 50-28Z" fill="{#a8703f>#5a3820}"/></g><path d="M-34-16Q-48-50-22-74-20-58-8-62-20-92 8-118 8-92 24-82 32-70 30-60 42-44 34-16 0-2-34-16-34-16Z" fill="rgb(255,140,50)"/><path d="M-20-14Q-28-40-8-58 0-44 6-74 22-54 20-34 26-20 20-14 0-4-20-14Z" fill="rgb(255,205,90)"/><path d="M-9-12Q-12-30 2-44 12-28 9-12 0-6-9-12Z" fill="rgb(255,246,200)"/><g fill="{#aab0b8>#5f6670}"><ellipse cx="-58" cy="-4" rx="15" ry="10"/><ellipse cx="-24" cy="4" rx="15" ry="9"/><ellipse cx="18" cy="5" rx="16" ry="9"/><ellipse cx="56" cy="-3" rx="15" ry="10"/></g>',
  },
  warTent: {
    width: 340,
    height: 260,
    drawing:
      '<path d="M-3-280H3V-210H-3Z" fill="#6d4425"/><path d="M3-278L48-264 3-250Z" fill="{#4f7fc0>#274a86}"/><path d="M0-224L-176-10Q-90 4 0 2T176-10Z" fill="{#f0e0b8>#a98852}"/><path d="M0-224L-40 2H52Z" fill="{#5d452c>#2f2115}"/><path d="M0-224L-40 2-78 2Q-50-110 0-224Z" fill="{#fff0cc>#c9a86c}"/><path d="M0-224L52 2 82 0Q44-110 0-224Z" fill="{#d9bd84>#8f7040}"/><path d="M-176-10l-26 12M176-10l26 12" stroke="#8a6a44" stroke-width="4"/>',
  },
  oliveTree: {
    width: 120,
    height: 330,
    drawing: `<path d="M-40 2Q-22-40-30-86-46-130-30-170L-14-166Q-16-130 0-104 14-134 34-176L48-168Q30-120 24-82 24-36 46 2 20-8 4 4-16-8-40 2Z" fill="{#a8977d>#5d4c3a}"/><path d="M-14-40Q-6-70-12-96M10-20Q6-60 12-80" fill="none" stroke="#3f3226" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"/><ellipse cx="-4" cy="-60" rx="7" ry="13" fill="#3f3226" opacity=".6"/>${crown(-62, -170, 60)}${crown(64, -178, 62)}${crown(-10, -226, 78)}${crown(44, -262, 54)}${crown(-54, -246, 52)}<g fill="#4a5540">${repeat(16, (at) => `<ellipse cx="${n(((at * 53) % 190) - 96)}" cy="${n(-158 - ((at * 37) % 130))}" rx="3.600" ry="5"/>`)}</g>`,
  },
  oliveBranch: { width: 50, height: 124, drawing: branch },
  bronzeZeus: {
    width: 110,
    height: 320,
    seat: 320,
    drawing: `<path d="M-64-20H64L70 0H-70Z" fill="{#e9e2d2>#a39a88}"/><path d="M-54-78H54V-20H-54Z" fill="{#f3eee2>#b3aa98}"/><path d="M-62-92H62V-76H-62Z" fill="{#fbf8f0>#b9b0a0}"/><path d="M-38-56H38M-30-42H30" stroke="#8d8474" stroke-opacity=".6" stroke-width="3"/><g transform="translate(0 -92)">${zeus}${bolt}</g>`,
  },
  stadiumStands: { width: 1, height: 240, seat: 0, drawing: stands },
  soilLayers: {
    width: 600,
    height: 120,
    seat: 104,
    drawing: `<path d="M-380-108Q-200-118-90-110T120-112 380-106V230H-380Z" fill="{#b58b5c|#8f673c}"/><path d="M-380-62Q-160-78-40-64T180-66 380-60V230H-380Z" fill="{#9a7046|#7e5833}"/><path d="M-380-4Q-140-22 20-6T380-8V230H-380Z" fill="{#7a5634|#60422a}"/><path d="M-380 78Q-100 62 60 76T380 72V230H-380Z" fill="{#5d412a|#40291a}"/><path d="M-380-108Q-200-118-90-110T120-112 380-106V-94Q200-102 110-99T-90-97-380-95Z" fill="#8fa862"/><g fill="#d9c09a" opacity=".6">${repeat(30, (at) => `<ellipse cx="${((at * 97) % 620) - 310}" cy="${((at * 41) % 210) - 74}" rx="${3 + (at % 4)}" ry="${2 + (at % 3)}"/>`)}</g><g transform="translate(-70 62) scale(1.1)">${fallen}</g><g transform="translate(36 66) rotate(-7) scale(1.25)">${stoneBull}</g><g transform="translate(178 40) rotate(16)">${corinthian}</g>`,
  },
  goldSickle: {
    width: 40,
    height: 70,
    drawing:
      '<path d="M-4-30H5L7 0H-6Z" fill="{#a8703f>#6d4425}"/><path d="M-3-30Q-30-40-26-62-16-80 8-74 26-68 30-54 14-66-2-62-14-54 6-30Z" fill="{#fff0b0>#d99a2b}"/>',
  },
  oliveBranchOld: {
    width: 50,
    height: 124,
    drawing: `<path d="M0 0Q6-50-2-104" fill="none" stroke="#7d5f3c" stroke-width="4.500" stroke-linecap="round"/>${[
      0, 1, 2,
    ]
      .map((at) => dryLeaf(3, -24 - at * 26, -58) + (at < 2 ? dryLeaf(3, -34 - at * 26, 58) : ''))
      .join(
        '',
      )}<path d="M0 0Q-8-12-1-30 10-14 0 0Z" fill="{#b8ef8a>#4fae4f}" transform="translate(0 -98) rotate(14)"/>`,
  },
  marbleGate: {
    width: 420,
    height: 360,
    drawing: `<path d="M-330-210H330V0H-330Z" fill="{#f3eee4>#c9c0b0}"/><path d="M-330-210H330V-196H-330Z" fill="{#ffffff>#d3cabb}"/><path d="${repeat(5, (row) => `M-330 ${-160 + row * 40}H330`)}" stroke="#a89f8f" stroke-opacity=".5" stroke-width="3"/><path d="M-130-300H130V0H-130Z" fill="{#fbf8f1>#cfc6b6}"/><path d="M-150-330H150V-298H-150Z" fill="{#ffffff>#cfc6b6}"/><path d="M-150-330L0-392 150-330Z" fill="{#fffdf8>#d3cabb}"/><path d="M-112-322L0-370 112-322Z" fill="#d8d0c2"/><path d="M-84-262H84V0H-84Z" fill="{#8a6a44>#55402a}"/><path d="M0-262V0M-84-176H84M-84-88H84" stroke="#3d2d1c" stroke-width="5"/><path d="M-14-140v20M14-140v20" stroke="#e3c46a" stroke-width="7" stroke-linecap="round"/><path d="M-128-296H-98V0H-134ZM98-296H128L134 0H98Z" fill="{#ffffff>#b9b0a0}"/><path d="M-118-290V-6M-108-290V-6M108-290V-6M118-290V-6" stroke="#9d9484" stroke-opacity=".6" stroke-width="3"/>`,
  },
  bronzeHelmet: {
    width: 70,
    height: 100,
    drawing: `<path d="M-30-8H34V0H-30Z" fill="{#4a4f5c>#23262f}"/><path d="M-4-30H8V-6H-4Z" fill="#23262f"/><g transform="translate(0 -20)">${corinthian}</g>`,
  },
  plinth: {
    width: 110,
    height: 96,
    seat: 96,
    drawing:
      '<path d="M-50-86H50V0H-50Z" fill="{#f6f3ee>#b9b4ac}"/><path d="M-58-96H58V-84H-58Z" fill="{#ffffff>#cfcac2}"/><path d="M-58 0V-8H58V0Z" fill="#a39d94"/>',
  },
} as const satisfies Record<string, Motif>;
