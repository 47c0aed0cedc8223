import { repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

/** A frame of two rows of eight, with what hangs in it. */
const rack = (light: string, dark: string, hung: string, crest: string): Motif => ({
  width: 330,
  height: 270,
  drawing: `<path d="M-160-210H-142V-8H-160ZM142-210H160V-8H142Z" fill="{${light}>${dark}}"/><path d="M-190-14H-112V4H-190ZM112-14H190V4H112Z" fill="{${light}>${dark}}"/><path d="M-186-22Q-150-44-116-22ZM116-22Q150-44 186-22Z" fill="{#f6f2ea>#a9a196}"/><path d="M-176-226H176V-206H-176ZM-150-122H150V-108H-150Z" fill="{${light}>${dark}}"/><path d="M-176-226q-18-4-20-20 16 0 24 10ZM176-226q18-4 20-20-16 0-24 10Z" fill="{#e8b84a>#9a6a1e}"/>${crest}${repeat(2, (row) => repeat(8, (col) => `<g transform="translate(${-122 + col * 35} ${-204 + row * 96})">${hung}</g>`))}<path d="M-176-200q-8 40-4 80M176-200q8 40 4 80" fill="none" stroke="#d9303c" stroke-width="6" stroke-linecap="round"/><path d="M-186-122h14l-4 36h-6zM172-122h14l-4 36h-6z" fill="{#f0796a>#a8302f}"/>`,
});

/** A crane of paper that somebody walks in, facing right. */
const crane = (body: string, wing: string, tip: string): Motif => ({
  width: 170,
  height: 220,
  drawing: `<path d="M-14-60L-18 0M18-60L16 0" stroke="#4a4450" stroke-width="7"/><path d="M-30 0h18M8 0h20" stroke="#4a4450" stroke-width="7" stroke-linecap="round"/><path d="M-96-110Q-70-160-6-150 54-146 62-110 56-64 4-56-60-56-96-110Z" fill="{${body}}"/><path d="M-110-118Q-60-150 20-128 6-92-40-84-84-90-110-118Z" fill="{${wing}}"/><path d="M-110-118Q-84-104-40-84L-96-78Q-116-94-110-118Z" fill="${tip}"/><path d="M-84-120q20 16 44 18M-60-128q24 14 50 16" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/><path d="M46-126Q84-150 62-190" fill="none" stroke="{${body}}" stroke-width="22" stroke-linecap="round"/><circle cx="62" cy="-196" r="21" fill="{${body}}"/><path d="M46-210Q62-226 78-208 62-202 46-210Z" fill="#d9303c"/><path d="M78-202L136-186 80-186Z" fill="{#f6d27a>#a8741e}"/><circle cx="68" cy="-198" r="5" fill="#1d181c"/><circle cx="70" cy="-200" r="1.600" fill="#fff"/>`,
});

export const courtMusic = {
  woodTiger: {
    width: 200,
    height: 90,
    seat: 60,
    drawing: `<path d="M-110-16H110V0H-110Z" fill="{#8a5a34>#4a2c16}"/><path d="M-96-18Q-104-62-60-62H40Q64-90 90-76 110-62 100-34L96-16H-96Z" fill="{#f2c25a>#b07a2a}"/><path d="M-96-30Q-130-40-128-66-116-58-100-50Z" fill="{#f2c25a>#b07a2a}"/>${repeat(13, (at) => `<path d="M${-76 + at * 9.4}-60l4.700-14 4.700 14Z" fill="#6d4418"/>`)}<path d="M-70-54l8 22M-44-56l6 26M-16-56l6 26M12-56l6 26" stroke="#4a2c14" stroke-width="6" stroke-linecap="round"/><path d="M-70-18Q-70-32-50-32T-30-18ZM30-18Q30-32 52-32T74-18Z" fill="#d9a446"/><circle cx="58" cy="-84" r="9" fill="#d9a446"/><circle cx="88" cy="-82" r="9" fill="#d9a446"/><circle cx="66" cy="-62" r="6.500" fill="#fff"/><circle cx="88" cy="-60" r="6.500" fill="#fff"/><circle cx="68" cy="-61" r="3.400" fill="#1d181c"/><circle cx="90" cy="-59" r="3.400" fill="#1d181c"/><path d="M76-52l8 2-5 5ZM66-42q14 10 26 2" fill="none" stroke="#4a2c14" stroke-width="3.500" stroke-linecap="round"/><path d="M60-44l-16-2M60-38l-14 4M96-42l12-4" stroke="#4a2c14" stroke-width="2"/>`,
  },
  bellRack: rack(
    '#d9604a',
    '#7c2a24',
    '<path d="M-3-2V8" stroke="#4a3018" stroke-width="3"/><path d="M-11 8H11L15 52Q0 60-15 52Z" fill="{#c9a860>#6d5424}"/><path d="M-12 20H12M-13 34H13" stroke="#4f3c18" stroke-width="2.500"/><circle cx="0" cy="44" r="4" fill="#f0d890"/>',
    '<path d="M-40-226Q-20-262 0-240 20-262 40-226Z" fill="{#4fa08a>#2c6a5c}"/>',
  ),
  stoneRack: rack(
    '#5f9a8a',
    '#2c5a50',
    '<path d="M0-2V12" stroke="#4a3018" stroke-width="3"/><path d="M-16 44L-2 10 18 22 14 32 4 26-4 50Z" fill="{#f2f4ee>#a9b0a4}"/>',
    '<path d="M-60-226Q-40-256-20-240 0-256 20-240 40-256 60-226Z" fill="{#ffffff>#b9c6d4}"/>',
  ),
  geomungo: {
    width: 330,
    height: 60,
    drawing: `<path d="M-164-30L156-46 164-26-156-4Z" fill="{#c98f52>#75451f}"/><path d="M-156-4L164-26 162-14-150 8Z" fill="#54311a"/>${repeat(8, (at) => `<path d="M${-96 + at * 24} ${-30 - at * 1.2}l6-${18 - at} 6 ${17 - at}Z" fill="#3f2614"/>`)}<path d="M-150-26L156-42M-150-20L158-36M-150-14L160-31" stroke="#fff6dc" stroke-width="2.500"/><path d="M-164-30l-14 8 8 18 14-2Z" fill="#8a5a34"/>`,
  },
  daegeum: {
    width: 220,
    height: 26,
    drawing:
      '<path d="M-110-20H110V-4H-110Z" fill="{#e8cf8a>#a08234}"/><path d="M-60-20V-4M0-20V-4M56-20V-4" stroke="#7a6224" stroke-width="3"/><ellipse cx="-84" cy="-13" rx="7" ry="5" fill="#3a2a14"/><circle cx="-30" cy="-13" r="4.500" fill="#fff6d4" stroke="#7a6224" stroke-width="2"/><g fill="#3a2a14"><circle cx="-6" cy="-13" r="3.500"/><circle cx="12" cy="-13" r="3.500"/><circle cx="30" cy="-13" r="3.500"/><circle cx="48" cy="-13" r="3.500"/><circle cx="66" cy="-13" r="3.500"/><circle cx="84" cy="-13" r="3.500"/></g>',
  },
  craneBlue: crane('#a9d0f2>#3f7ab8', '#7fb2e8>#2f62a4', '#1f3f74'),
  craneWhite: crane('#ffffff>#c9d0dc', '#f2f5fa>#b4bece', '#4a5060'),
  dustyShelf: {
    width: 360,
    height: 330,
    drawing: `<path d="M-176-330H-160V0H-176ZM160-330H176V0H160Z" fill="{#8a5f3c>#4f321c}"/>${repeat(4, (at) => `<path d="M-180 ${-318 + at * 100}H180V${-304 + at * 100}H-180Z" fill="{#a0724a>#5f3f24}"/>`)}${repeat(3, (at) => `<path d="M-6 ${-304 + at * 100}H6V${-218 + at * 100}H-6Z" fill="#6d4a2c"/>`)}<path d="M-160-304L-120-304-160-250ZM160-204L120-204 160-160Z" fill="none" stroke="#e8e4da" stroke-width="2.500" opacity=".8"/><path d="M-160-290L-136-304M-160-272L-128-304M160-190L136-204" stroke="#e8e4da" stroke-width="2" opacity=".8"/><g fill="#cfc4b0" opacity=".5"><ellipse cx="-80" cy="-220" rx="60" ry="6"/><ellipse cx="80" cy="-120" rx="66" ry="6"/><ellipse cx="70" cy="-320" rx="50" ry="5"/></g>`,
  },
  feastTent: {
    width: 560,
    height: 330,
    drawing:
      '<path d="M-270-230H-258V0H-270ZM258-230H270V0H258Z" fill="{#d9604a>#7c2a24}"/><path d="M-300-226Q-150-330 0-336 150-330 300-226L280-196Q210-214 140-196 70-214 0-196-70-214-140-196-210-214-280-196Z" fill="{#ffffff>#cfd6e2}"/><path d="M0-336V-198M-140-300V-198M140-300V-198" stroke="#b4bece" stroke-width="4" opacity=".7"/><path d="M-296-222Q-150-320 0-326 150-320 296-222" fill="none" stroke="#4f86b8" stroke-width="8"/>',
  },
  akhakBook: {
    width: 120,
    height: 60,
    drawing:
      '<path d="M-60-6Q-30-24 0-8 30-24 60-6V-44Q30-60 0-44-30-60-60-44Z" fill="{#fffaf0>#dccfae}"/><path d="M0-44V-8" stroke="#a9976a" stroke-width="3"/><path d="M-60-6Q-30-18 0-2 30-18 60-6V0Q30-12 0 4-30-12-60 0Z" fill="#3f5a8a"/><path d="M-44-44h8v26h-8zM-30-46h8v26h-8z" fill="none" stroke="#4a4038" stroke-width="2"/><path d="M14-24Q30-46 50-30L46-22Q30-34 18-18Z" fill="#6d5a44"/><circle cx="22" cy="-44" r="4" fill="none" stroke="#4a4038" stroke-width="2"/>',
  },
  reedBundle: {
    width: 150,
    height: 60,
    drawing: `${repeat(9, (at) => `<path d="M-70 ${-6 - at * 4}L70 ${-16 - ((at * 7) % 30)}" stroke="${at % 2 === 0 ? '#c9b45c' : '#9a8a3c'}" stroke-width="6" stroke-linecap="round"/>`)}<path d="M-10-44Q4-24-6 0" fill="none" stroke="#8a5a2a" stroke-width="8"/><g fill="#d9c49a"><ellipse cx="74" cy="-26" rx="16" ry="6" transform="rotate(-14 74 -26)"/><ellipse cx="76" cy="-40" rx="16" ry="6" transform="rotate(-20 76 -40)"/></g>`,
  },
} as const satisfies Record<string, Motif>;
