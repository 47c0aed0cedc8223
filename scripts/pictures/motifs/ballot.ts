import { n, repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

/** A sheet on a wall with something painted on it, and lines of writing below. */
const poster = (painted: string, tape: string): Motif => ({
  width: 90,
  height: 124,
  drawing: `<path d="M-52-124H52V0H-52Z" fill="{#fffdf4>#e9dfc6}"/><path d="M-16-132H16V-118H-16Z" fill="${tape}" opacity=".8"/>${painted}<path d="M-36-24H36M-36-12H18" stroke="#6d7484" stroke-width="5" stroke-linecap="round"/>`,
});
const arms = repeat(
  6,
  (at) =>
    `<path d="M${n(-20 + at * 8)}-58Q${n(-34 + at * 13)}-46 ${n(-28 + at * 11)}-38" fill="none" stroke="#e0574a" stroke-width="7" stroke-linecap="round"/>`,
);
const stripes = ['#e0574a', '#f0a23a', '#f2d04e', '#57a85c', '#4d8fd6', '#3f5fa8']
  .map(
    (dye, at) =>
      `<path d="M-${40 - at * 5}-42a${40 - at * 5} ${40 - at * 5} 0 0 1 ${80 - at * 10} 0" fill="none" stroke="${dye}" stroke-width="5.500"/>`,
  )
  .join('');

export const ballot = {
  posterKettle: poster(
    '<path d="M-24-44Q-30-80 0-82 30-80 24-44Z" fill="{#8fb4dc>#4f7aa8}"/><path d="M-24-60Q-44-66-42-80" fill="none" stroke="#4f7aa8" stroke-width="8" stroke-linecap="round"/><path d="M-16-80Q0-106 16-80" fill="none" stroke="#4a4550" stroke-width="5"/><path d="M-44-88q-6-8 0-14t0-14M-34-92q-6-8 0-12" fill="none" stroke="#9aa5b4" stroke-width="4" stroke-linecap="round"/>',
    '#f2c14e',
  ),
  posterOctopus: poster(
    `${arms}<path d="M-24-58Q-30-104 0-106 30-104 24-58 0-50-24-58Z" fill="{#f58a7a>#c2433c}"/><circle cx="-9" cy="-74" r="5" fill="#fff"/><circle cx="9" cy="-74" r="5" fill="#fff"/><circle cx="-8" cy="-73" r="2.500" fill="#2a2024"/><circle cx="10" cy="-73" r="2.500" fill="#2a2024"/>`,
    '#7fc4ea',
  ),
  posterBike: poster(
    '<circle cx="-20" cy="-56" r="19" fill="none" stroke="#3f8f6c" stroke-width="5"/><circle cx="26" cy="-50" r="12" fill="none" stroke="#3f8f6c" stroke-width="5"/><path d="M-20-56L-6-86H18L26-50M-6-86L4-54L-20-56M4-54L18-86M12-96H26M-14-92H2" fill="none" stroke="#3a4450" stroke-width="4.500" stroke-linecap="round"/>',
    '#f7a0ae',
  ),
  posterRainbow: poster(stripes, '#9ad98a'),
  voteBooth: {
    width: 200,
    height: 190,
    drawing:
      '<path d="M-110-190H110V0H88V-168H-88V0H-110Z" fill="{#d9b07a>#9a6f3f}"/><path d="M-88-168H88V-70H-88Z" fill="{#b58a58>#86602f}"/><path d="M-88-76H88V-60H-88Z" fill="{#f0d8a8>#b98f5a}"/><path d="M-110-190H110V-172H-110Z" fill="#e8c896"/><path d="M-60-150H60V-110H-60Z" fill="#fffdf4" opacity=".85"/><path d="M-20-130L-4-116 24-146" fill="none" stroke="#c22f33" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>',
  },
  ballotBox: {
    width: 100,
    height: 84,
    drawing:
      '<path d="M-56-76H56V0H-56Z" fill="{#fdfdfb>#c9ced8}"/><path d="M-62-86H62V-72H-62Z" fill="{#5f9ad8>#2f5f9c}"/><path d="M-24-82H24V-76H-24Z" fill="#1a2a44"/><path d="M-14-110L16-106 12-80H-16Z" fill="{#fffdf4>#e2d8bf}"/><circle cx="0" cy="-36" r="17" fill="none" stroke="#c22f33" stroke-width="5"/><path d="M-7-43L0-36 7-43M0-36V-26" fill="none" stroke="#c22f33" stroke-width="4" stroke-linecap="round"/>',
  },
  schoolWall: {
    width: 420,
    height: 120,
    seat: 112,
    drawing: `<path d="M-420-104H420V0H-420Z" fill="{#e2a98a|#b8735a}"/>${repeat(42, (at) => `<path d="M${-416 + (at % 14) * 60 + (Math.floor(at / 14) % 2) * 26}-${96 - Math.floor(at / 14) * 33}h52v26h-52z" fill="#fff" opacity=".13"/>`)}<path d="M-430-120H430V-102H-430Z" fill="{#e9e4da>#b0a89a}"/>`,
  },
  schoolPorch: {
    width: 1,
    height: 100,
    drawing: `<path d="M-460-520H460V0H-460Z" fill="{#f0dcc0|#d9bd98}"/>${repeat(3, (at) => `<path d="M${-430 + at * 190}-250h140v150h-140z" fill="{#bcd9e6|#dfeae6}"/><path d="M${-430 + at * 190}-250h140v150h-140zM${-360 + at * 190}-250v150" fill="none" stroke="#fff" stroke-width="9"/>`)}<path d="M170-270H430V0H170Z" fill="{#6f8fa8|#4a667f}"/><path d="M182-258H292V-8H182ZM308-258H418V-8H308Z" fill="{#a9cbdc|#cfe2e6}"/><path d="M-460-330H460V-292H-460Z" fill="{#8a6a58>#5f4438}"/><path d="M-460-346H460V-326H-460Z" fill="#a8826c"/><path d="M-460 0H460V300H-460Z" fill="{#b9b4b0|#8f8a88}"/><path d="M-460 60Q-200 44 60 64T460 56" fill="none" stroke="#dfe6ec" stroke-opacity=".6" stroke-width="6"/>${repeat(10, (at) => `<path d="M${-440 + at * 98}-292v${14 + (at % 3) * 8}" stroke="#cfe4f4" stroke-width="4" stroke-linecap="round"/>`)}`,
  },
  umbrellaStand: {
    width: 110,
    height: 130,
    drawing: `${['#e0574a', '#f2c14e', '#57a85c', '#4d8fd6', '#8f62c4']
      .map(
        (dye, at) =>
          `<g transform="translate(${-44 + at * 22} -30) rotate(${(at - 2) * 5})"><path d="M-9 10L0-84 9 10Z" fill="${dye}"/><path d="M0-84V-106Q0-118 10-116" fill="none" stroke="#5f4a3a" stroke-width="5" stroke-linecap="round"/></g>`,
      )
      .join(
        '',
      )}<path d="M-66-56H66L58 0H-58Z" fill="{#8fb4c4>#54788a}"/><path d="M-70-64H70V-52H-70Z" fill="{#b9d4e0>#6f94a6}"/>`,
  },
  schoolHouse: {
    width: 700,
    height: 250,
    drawing: `<path d="M-360-200H360V0H-360Z" fill="{#fbf3e2|#e6d3b0}"/><path d="M-70-250H70V0H-70Z" fill="{#f6e3c0|#dcc090}"/><path d="M-380-214H380V-196H-380ZM-84-264H84V-246H-84Z" fill="{#c9705a>#8f4438}"/><circle cx="0" cy="-206" r="26" fill="#fffdf6" stroke="#8a6a58" stroke-width="5"/><path d="M0-206V-222M0-206L11-200" stroke="#4a3a34" stroke-width="4" stroke-linecap="round"/><path d="M-28 0V-80H28V0Z" fill="{#7fa8c4>#4f7490}"/>${repeat(
      16,
      (at) => {
        const x = (at % 8 < 4 ? -340 : 100) + (at % 4) * 66;
        return `<path d="M${x}-${at < 8 ? 172 : 82}h46v56h-46z" fill="{#bfe3f4|#e6f2ee}" stroke="#fff" stroke-width="4"/>`;
      },
    )}`,
  },
  pigeon: {
    width: 80,
    height: 66,
    drawing:
      '<path d="M-40-20L-76-8-66-2-36-8Z" fill="#5f6a80"/><path d="M-44-24Q-30-54 4-50 34-46 32-22 20-4-8-6-34-8-44-24Z" fill="{#b9c3d4>#77839a}"/><path d="M-40-28Q-14-46 12-30-4-10-40-16Z" fill="{#9aa6bc>#5f6a82}"/><path d="M-30-20Q-10-26 6-22" fill="none" stroke="#3f485c" stroke-width="5" stroke-linecap="round"/><path d="M10-46Q14-72 34-72 50-70 48-54 42-30 26-28 10-32 10-46Z" fill="{#8fa0b8>#6d7a94}"/><path d="M14-46Q28-34 42-44 38-30 26-28 14-32 14-46Z" fill="#5fae9a" opacity=".8"/><path d="M46-60L62-54 46-50Z" fill="#4a4450"/><circle cx="36" cy="-60" r="5" fill="#f2a24a"/><circle cx="37" cy="-60" r="3" fill="#241a1c"/><path d="M-6-6V0M8-8V0M-12 0H2M4 0H16" stroke="#d9705f" stroke-width="4" stroke-linecap="round"/>',
  },
  leafBallot: {
    width: 60,
    height: 24,
    drawing:
      '<path d="M-44-4Q-20-30 14-24 40-18 50-4 24 10-8 8-34 6-44-4Z" fill="{#a8dc86>#4f9a52}"/><path d="M-44-4Q0-12 50-4" fill="none" stroke="#3f7a44" stroke-width="3"/><g fill="#6d3a28"><ellipse cx="6" cy="-4" rx="7" ry="4"/><circle cx="-2" cy="-10" r="2.500"/><circle cx="5" cy="-12" r="2.500"/><circle cx="12" cy="-10" r="2.500"/></g>',
  },
} as const satisfies Record<string, Motif>;
