import { repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

const lattice = (x: number, y: number, w: number, h: number, glow = false) =>
  `<path d="M${x} ${y}h${w}v${h}h${-w}z" fill="${glow ? 'rgb(255,214,128)' : '#fff4d8'}"/><path d="M${x} ${y}h${w}v${h}h${-w}zM${x + w / 2} ${y}v${h}M${x} ${y + h / 3}h${w}M${x} ${y + (2 * h) / 3}h${w}M${x + w / 4} ${y}v${h}M${x + (3 * w) / 4} ${y}v${h}" fill="none" stroke="#6e4728" stroke-width="5"/>`;

/** A roof of straw with its ropes. */
const thatch = `<path d="M-300-168C-270-300-150-352 0-352S270-300 300-168C200-140-200-140-300-168Z" fill="{#f2d38a>#b98538}"/><path d="M-300-168C-200-140 200-140 300-168L296-150C200-122-200-122-296-150Z" fill="{#c9973f>#8f6426}"/><g fill="none" stroke="#8f6426" stroke-opacity=".45" stroke-width="5"><path d="M-240-200C-160-262-80-300 0-346M-120-152C-90-230-50-290 0-346M120-152C90-230 50-290 0-346M240-200C160-262 80-300 0-346M-276-214Q0-320 276-214"/></g><path d="M-40-352Q0-376 40-352 0-340-40-352Z" fill="{#d9ab58>#94682a}"/><path d="M-262-206C-220-300-120-336-20-340" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="14" stroke-linecap="round"/>`;

const tiles = (w: number, top: number, low: number) =>
  `<path d="M${-w} ${low - 26}Q${-w * 0.7} ${low - 4} ${-w * 0.55} ${top}H${w * 0.55}Q${w * 0.7} ${low - 4} ${w} ${low - 26}Q${w * 0.6} ${low + 10} 0 ${low + 8}T${-w} ${low - 26}Z" fill="{#7d8794>#3b434f}"/><g fill="none" stroke="#2b323c" stroke-opacity=".5" stroke-width="5">${repeat(9, (at) => `<path d="M${-w * 0.5 + (w * at) / 8} ${top + 4}Q${(-w * 0.58 + (w * 1.16 * at) / 8).toFixed(0)} ${low - 30} ${(-w * 0.78 + (w * 1.56 * at) / 8).toFixed(0)} ${low}"/>`)}</g><path d="M${-w * 0.58} ${top + 2}Q0 ${top + 10} ${w * 0.58} ${top + 2}L${w * 0.62} ${top - 16}Q0 ${top - 4} ${-w * 0.62} ${top - 16}Z" fill="{#98a2ae>#4c5561}"/>`;

export const buildings = {
  thatchedHouse: {
    width: 600,
    height: 352,
    drawing: `<path d="M-246-160H246V-14H-246Z" fill="{#f3dfb8>#c9a272}"/><path d="M-246-160H246V-128Q0-104-246-128Z" fill="#4a2f1c" opacity=".22"/><path d="M-262-18H262V0H-262Z" fill="{#c3b6a4>#8b7d6c}"/><g fill="{#a06f43>#6a4326}"><path d="M-250-160h16V-14h-16zM-88-160h14V-14h-14zM74-160h14V-14H74zM234-160h16V-14h-16z"/></g>${lattice(-62, -140, 124, 118)}${lattice(-208, -126, 90, 66)}<path d="M116-128h92v110h-92z" fill="{#7d5a3c>#4a3322}"/><path d="M120-124h40v102h-40z" fill="#000" opacity=".18"/>${thatch}`,
  },
  thatchedHouseLit: {
    width: 600,
    height: 352,
    drawing: `<path d="M-246-160H246V-14H-246Z" fill="{#f3dfb8>#c9a272}"/><path d="M-246-160H246V-128Q0-104-246-128Z" fill="#4a2f1c" opacity=".22"/><path d="M-262-18H262V0H-262Z" fill="{#c3b6a4>#8b7d6c}"/><g fill="{#a06f43>#6a4326}"><path d="M-250-160h16V-14h-16zM-88-160h14V-14h-14zM74-160h14V-14H74zM234-160h16V-14h-16z"/></g>${lattice(-62, -140, 124, 118, true)}${lattice(-208, -126, 90, 66, true)}<path d="M116-128h92v110h-92z" fill="{#7d5a3c>#4a3322}"/>${thatch}`,
  },
  tiledHouse: {
    width: 660,
    height: 360,
    drawing: `<path d="M-270-196H270V-34H-270Z" fill="{#fff6e4>#dcc6a0}"/><path d="M-270-196H270V-166Q0-150-270-166Z" fill="#3b2a1c" opacity=".25"/><path d="M-296-34H296V0H-296Z" fill="{#cfc7ba>#948a7c}"/><g fill="{#a5673a>#6b3d20}"><path d="M-274-196h18V-34h-18zM-100-196h16V-34h-16zM84-196h16V-34H84zM256-196h18V-34h-18zM-274-52H274v12H-274z"/></g>${lattice(-230, -162, 110, 104)}${lattice(-72, -162, 144, 104)}${lattice(120, -162, 110, 104)}${tiles(330, -330, -186)}`,
  },
  palace: {
    width: 860,
    height: 520,
    drawing: `<path d="M-400-40H400V0H-400Z" fill="{#dcd8d0>#a19b92}"/><path d="M-360-76H360V-40H-360Z" fill="{#e9e5dc>#b3aca1}"/><path d="M-70-76H70L96 0H-96Z" fill="{#f4f1ea>#c4beb2}"/><path d="M-60-62H60M-68-44H68M-76-26H76" stroke="#8a8378" stroke-width="4"/><path d="M-320-250H320V-76H-320Z" fill="{#3f9a82>#236a5e}"/><g fill="{#d9523f>#8f2430}"><path d="M-326-250h22V-76h-22zM-196-250h20V-76h-20zM-70-250h20V-76h-20zM50-250h20V-76H50zM176-250h20V-76h-20zM304-250h22V-76h-22z"/></g>${lattice(-172, -204, 98, 124)}${lattice(-46, -204, 92, 124)}${lattice(74, -204, 98, 124)}<path d="M-340-262H340V-226H-340Z" fill="{#5fb8c4>#2b7f8e}"/><path d="M-340-250H340" stroke="#f2c14e" stroke-width="6" stroke-dasharray="14 12"/>${tiles(430, -384, -252)}<path d="M-200-440H200V-384H-200Z" fill="{#3f9a82>#236a5e}"/><g fill="{#d9523f>#8f2430}"><path d="M-200-440h16v56h-16zM-70-440h14v56h-14zM56-440h14v56H56zM184-440h16v56h-16z"/></g>${tiles(290, -520, -430)}`,
  },
  castleGate: {
    width: 620,
    height: 430,
    drawing: `<path d="M-310-190H310V0H-310Z" fill="{#d6cfc2>#978e80}"/><g fill="none" stroke="#7a7164" stroke-opacity=".5" stroke-width="4"><path d="M-310-140H310M-310-92H310M-310-46H310M-240-190v50M-120-190v50M120-190v50M240-190v50M-190-140v48M190-140v48M-250-92v46M250-92v46"/></g><path d="M-76 0V-90A76 76 0 0 1 76-90V0Z" fill="{#6a4630>#2f1f16}"/><path d="M0-166V0" stroke="#1d130d" stroke-width="5"/><g fill="#c99a4a"><circle cx="-30" cy="-60" r="5"/><circle cx="-30" cy="-30" r="5"/><circle cx="30" cy="-60" r="5"/><circle cx="30" cy="-30" r="5"/></g><path d="M-200-290H200V-190H-200Z" fill="{#3f9a82>#236a5e}"/><g fill="{#d9523f>#8f2430}"><path d="M-200-290h18v100h-18zM-70-290h16v100h-16zM54-290h16v100H54zM182-290h18v100h-18z"/></g>${tiles(290, -420, -282)}`,
  },
  stoneWall: {
    width: 380,
    height: 110,
    drawing: `<path d="M-190-86H190V0H-190Z" fill="{#cfc0a6>#94836a}"/><g fill="{#ded6c8>#a39a8a}">${repeat(15, (at) => `<ellipse cx="${-172 + (at % 5) * 86 + (Math.floor(at / 5) % 2) * 36}" cy="${-14 - Math.floor(at / 5) * 26}" rx="${26 + (at % 3) * 5}" ry="11"/>`)}</g><path d="M-204-84Q-190-112 0-112T204-84Q0-74-204-84Z" fill="{#7d8794>#3b434f}"/>`,
  },
  brushFence: {
    width: 460,
    height: 130,
    drawing: `<g stroke="{#b38a58>#6f4e2e}" stroke-linecap="round">${repeat(24, (at) => `<path d="M${-222 + at * 19} 0l${(at % 3) * 4 - 4}-${112 + ((at * 37) % 22)}" stroke="#9a7346" stroke-width="11"/>`)}</g><path d="M-232-84H232M-232-36H232" stroke="#7d5a36" stroke-width="9" stroke-linecap="round"/>`,
  },
  jarStand: {
    width: 300,
    height: 130,
    drawing: `<path d="M-160-24H160L150 0H-150Z" fill="{#cfc7ba>#948a7c}"/>${[
      [-100, 0.9],
      [0, 1.15],
      [98, 0.8],
      [-52, 0.55],
      [54, 0.55],
    ]
      .map(
        ([x = 0, s = 1]) =>
          `<g transform="translate(${x} -18) scale(${s})"><path d="M-24-84Q-48-60-44-32-38 0-18 0H18Q38 0 44-32 48-60 24-84Z" fill="{#9a6848>#4f3020}"/><path d="M-30-86Q0-108 30-86 0-74-30-86Z" fill="{#b07e5c>#65402a}"/><path d="M-34-56Q-38-30-28-14" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="7" stroke-linecap="round"/></g>`,
      )
      .join('')}`,
  },
  jangseung: {
    width: 120,
    height: 330,
    drawing:
      '<path d="M-34 0L-40-270Q-42-320 0-324 42-320 40-270L34 0Z" fill="{#c99c66>#7d5633}"/><path d="M-40-268Q0-282 40-268L42-290Q36-330 0-332-36-330-42-290Z" fill="{#6a4a34>#3a271b}"/><g fill="#fff8ea"><circle cx="-17" cy="-236" r="15"/><circle cx="17" cy="-236" r="15"/></g><circle cx="-14" cy="-236" r="7" fill="#2a1a14"/><circle cx="20" cy="-236" r="7" fill="#2a1a14"/><path d="M-34-258l22 8M34-258l-22 8" stroke="#3a271b" stroke-width="7" stroke-linecap="round"/><path d="M0-228q-16 26-10 32h20q6-6-10-32z" fill="#a4754a"/><path d="M-24-176H24V-154Q0-144-24-154Z" fill="#fff8ea" stroke="#5c3722" stroke-width="4"/><path d="M-12-176v24M0-176v27M12-176v24" stroke="#5c3722" stroke-width="3"/><path d="M-18-116H18V-20H-18Z" fill="#fff4dc"/><path d="M-8-104h16M0-110v14M-8-82H8M-6-66h14l-14 14h14M0-40v14" stroke="#2a1a14" stroke-width="5" fill="none"/>',
  },
  westernHouse: {
    width: 380,
    height: 380,
    drawing: `<path d="M-160-210H160V0H-160Z" fill="{#fff0d8>#dcbc90}"/><path d="M90-360h48v90H90z" fill="{#c98a68>#8a5440}"/><path d="M-200-200L0-372 200-200 176-184 0-330-176-184Z" fill="{#d9705a>#9a3d3a}"/><path d="M0-340L168-200H-168Z" fill="{#e58a6c>#b04c44}"/><path d="M-34 0V-96A34 34 0 0 1 34-96V0Z" fill="{#9a6a44>#5f3c24}"/><circle cx="22" cy="-52" r="5" fill="#f2c14e"/>${[-110, 110].map((x) => `<path d="M${x - 30}-150h60v70h-60z" fill="{#bfe6f5>#77b5d6}"/><path d="M${x - 30}-150h60v70h-60zM${x}-150v70M${x - 30}-115h60" fill="none" stroke="#ffffff" stroke-width="7"/><path d="M${x - 38}-76h76v10h-76z" fill="#a8754c"/>`).join('')}<circle cx="0" cy="-248" r="22" fill="{#bfe6f5>#77b5d6}" stroke="#ffffff" stroke-width="7"/>`,
  },
  castle: {
    width: 620,
    height: 620,
    drawing: `<path d="M-230-250H230V0H-230Z" fill="{#eee8e0>#b3aaa4}"/><path d="M-230-250v-26h40v26h40v-26h40v26h40v-26h40v26h40v-26h40v26h40v-26h40v26h40v-26h40v26z" fill="#e0d9d0"/>${[
      [-250, 330, 60],
      [250, 330, 60],
      [-90, 420, 52],
      [110, 470, 58],
    ]
      .map(
        ([x = 0, h = 0, w = 0]) =>
          `<path d="M${x - w}-${h}H${x + w}V0H${x - w}Z" fill="{#f6f1ea>#bdb3ac}"/><path d="M${x - w - 14}-${h}L${x}-${h + 150} ${x + w + 14}-${h}Z" fill="{#6f8fd0>#35508f}"/><path d="M${x}-${h + 150}v-40l44 14-44 14z" fill="#e2604f"/><path d="M${x - 12}-${h - 90}v40h24v-40a12 12 0 0 0-24 0z" fill="#5a6a8c"/>`,
      )
      .join(
        '',
      )}<path d="M-56 0V-110A56 56 0 0 1 56-110V0Z" fill="{#8a5c3c>#4f321f}"/><path d="M0-166V0M-56-80H56" stroke="#38220f" stroke-width="5"/>`,
  },
  windmill: {
    width: 420,
    height: 520,
    drawing: `<path d="M-70-300H70L108 0H-108Z" fill="{#fff3de>#cfae80}"/><path d="M-82-296Q0-400 82-296Z" fill="{#d9705a>#96393a}"/><path d="M-28 0v-70a28 28 0 0 1 56 0V0z" fill="{#9a6a44>#5f3c24}"/><path d="M-20-190h40v44h-40z" fill="{#bfe6f5>#77b5d6}"/><g transform="translate(0 -310) rotate(18)">${[0, 90, 180, 270].map((turn) => `<g transform="rotate(${turn})"><path d="M-5 0h10v-196H-5z" fill="#8a5c3c"/><path d="M5-50h44v-146H5z" fill="{#fffdf6>#d9d2c4}"/><path d="M5-84h44M5-120h44M5-156h44M27-50v-146" stroke="#a8917a" stroke-width="3"/></g>`).join('')}<circle r="16" fill="#7c4a28"/></g>`,
  },
  cityBlock: {
    width: 520,
    height: 560,
    drawing: [
      [-180, 380, '#e9a58c', '#b96a5c'],
      [0, 520, '#b9cfe6', '#6f8fb8'],
      [176, 320, '#f2d59a', '#c99a58'],
    ]
      .map(
        ([x, h, a, b]) =>
          `<path d="M${Number(x) - 84}-${h}h168V0h-168z" fill="{${a}>${b}}"/>${repeat(Math.floor(Number(h) / 74), (row) => repeat(3, (col) => `<path d="M${Number(x) - 58 + col * 44}-${Number(h) - 26 - row * 70}h28v38h-28z" fill="${(row * 3 + col + Number(h)) % 4 === 1 ? 'rgb(255,226,150)' : '#e8f4fa'}"/>`))}<path d="M${Number(x) - 90}-${h}h180v-14h-180z" fill="#fff" opacity=".5"/>`,
      )
      .join(''),
  },
  pavilion: {
    width: 460,
    height: 380,
    drawing: `<path d="M-190-60H190V-36H-190Z" fill="{#b98455>#7a4f2e}"/><g fill="{#cfc7ba>#948a7c}"><path d="M-176-36h34V0h-34zM142-36h34V0h-34zM-18-36h36V0h-36z"/></g><g fill="{#d9523f>#8f2430}"><path d="M-176-230h18V-60h-18zM158-230h18V-60h-18zM-62-230h14V-60h-14zM48-230h14V-60H48z"/></g><path d="M-176-100H176M-176-86H176M-120-100v40M-20-100v40M20-100v40M120-100v40" stroke="#8f5a34" stroke-width="6"/><path d="M-190-244H190V-216H-190Z" fill="{#5fb8a4>#2b7f78}"/>${tiles(260, -370, -236)}`,
  },
  stonePagoda: {
    width: 180,
    height: 330,
    drawing: `${[
      [90, 0],
      [72, 90],
      [56, 168],
    ]
      .map(
        ([w = 0, y = 0]) =>
          `<path d="M${-w * 0.7}-${y + 70}H${w * 0.7}V-${y}H${-w * 0.7}Z" fill="{#dfdad0>#9c958a}"/><path d="M${-w}-${y + 78}Q0-${y + 66} ${w}-${y + 78}L${w * 0.82}-${y + 96}H${-w * 0.82}Z" fill="{#efebe2>#ada59a}"/>`,
      )
      .join(
        '',
      )}<path d="M-16-262H16L8-300H-8Z" fill="{#dfdad0>#9c958a}"/><circle cx="0" cy="-308" r="13" fill="{#efebe2>#ada59a}"/>`,
  },
} as const satisfies Record<string, Motif>;
