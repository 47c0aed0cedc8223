import { repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

const shell = (wall: string, floor: string) =>
  `<path d="M-480-640H480V4H-480Z" fill="${wall}"/><path d="M-480 0H480V450H-480Z" fill="${floor}"/>`;
const boards = (colour: string) =>
  repeat(
    11,
    (at) =>
      `<path d="M${(at - 5) * 94} 0L${(at - 5) * 240} 450" stroke="${colour}" stroke-opacity=".4" stroke-width="3"/>`,
  );
const room = (drawing: string): Motif => ({ width: 1, height: 300, seat: 0, drawing });
const vine = (x: number, y: number, s: number) =>
  `<g transform="translate(${x} ${y}) scale(${s.toFixed(2)})"><path d="M-5 0Q2-40-4-90H5Q10-40 6 0Z" fill="#7a5636"/><path d="M-52-60Q-60-104-20-110 0-132 26-110 62-104 50-58 20-44 0-56-30-42-52-60Z" fill="{#94c46c>#4a8446}"/><g fill="#6d4a8a"><circle cx="-22" cy="-56" r="6"/><circle cx="-14" cy="-48" r="6"/><circle cx="-28" cy="-46" r="6"/><circle cx="24" cy="-58" r="6"/><circle cx="30" cy="-48" r="6"/></g></g>`;
/** Blue light that fades out in steps too small to be seen. */
const halo = (x: number, y: number, rx: number, ry: number) =>
  repeat(rx > 100 ? 22 : 8, (at) => {
    const t = 1 - at / (rx > 100 ? 23 : 9);
    return `<ellipse cx="${x}" cy="${y}" rx="${Math.round(rx * t)}" ry="${Math.round(ry * t)}" fill="rgb(90,190,255)" opacity="${rx > 100 ? 0.02 : 0.045}"/>`;
  });
const dish = (x: number, y: number, s: number) =>
  `<g transform="translate(${x} ${y}) scale(${s})">${halo(0, -8, 62, 38)}<path d="M-26-12Q-20 0 0 0T26-12Z" fill="#c9d6e2"/><ellipse cx="0" cy="-12" rx="26" ry="7" fill="rgb(120,225,255)"/></g>`;
const tube = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})">${halo(0, -26, 30, 48)}<path d="M-8-60H8V-8Q8 0 0 0T-8-8Z" fill="#dfeaf2" fill-opacity=".5"/><path d="M-6-30H6V-8Q6-2 0-2T-6-8Z" fill="rgb(140,232,255)"/></g>`;

/** Rooms and things of painters, scientists, northern tales and one old kitchen. */
export const makers = {
  painterShop: room(
    `${shell('{#e0cfae|#bfa27a}', '{#b07a4e|#6d4426}')}<path d="M-480-640H480V-540H-480Z" fill="#7a5230"/>${repeat(7, (at) => `<path d="M${at * 160 - 500}-640h34v110h-34z" fill="#553318"/>`)}<path d="M-420-470H-250V-220Q-335-260-420-220Z" fill="{#bfe0f0|#e9f2dc}"/><path d="M-420-470H-250V-220H-420ZM-335-470V-220M-420-345H-250" fill="none" stroke="#7a5230" stroke-width="12"/><path d="M120-500H400V-150H120Z" fill="{#8a5a34>#4a2f1a}"/><path d="M138-482H382V-168H138Z" fill="{#d9b56a|#b98a44}"/><path d="M230-330Q220-420 262-430 304-420 296-330L330-190H190Z" fill="{#4f6fa8>#2b3f70}"/><circle cx="262" cy="-400" r="24" fill="{#f4d9b8@#c99a6c}"/><path d="M232-404Q234-440 262-440T294-404Q290-380 300-350H224Q236-380 232-404Z" fill="#35508a" fill-opacity=".8"/><circle cx="262" cy="-396" r="19" fill="{#f4d9b8@#d0a276}"/><circle cx="292" cy="-300" r="17" fill="{#f4d9b8@#c99a6c}"/><path d="M276-286Q310-290 312-240 290-226 270-240Z" fill="#f4e6d0"/><path d="M160-190V-330M360-200V-340" stroke="#5f4a2c" stroke-width="7"/><circle cx="160" cy="-350" r="28" fill="#5f8a52"/><circle cx="360" cy="-360" r="30" fill="#5f8a52"/><path d="M138-168V-270Q176-250 190-214 200-190 240-168Z" fill="#f6f1e4"/><path d="M-170-330H60V-316H-170Z" fill="#7a5230"/>${['#b5483f', '#d9b04f', '#4f86b8', '#6a9a5a', '#7a5a8a'].map((c, at) => `<path d="M${-160 + at * 44}-330q-6-30 4-38h22q10 8 4 38z" fill="${c}"/>`).join('')}<path d="M-480-8H480V6H-480Z" fill="#5f3a20"/>${boards('#3f2514')}`,
  ),
  vineRows: {
    width: 1,
    height: 20,
    drawing: `<path d="M-900 0H900V1300H-900Z" fill="{#b9cf86|#8f9a52}"/><path d="M-8 0H8L420 1300H-420Z" fill="{#ecd6a4|#c09a64}"/><path d="M-6 0L-420 1300M6 0L420 1300" stroke="#8a6a3c" stroke-opacity=".5" stroke-width="4"/>${[0.012, 0.025, 0.04, 0.06, 0.085, 0.115, 0.15, 0.2, 0.26, 0.33].map((t) => [-1, 1].map((side) => vine(Math.round(side * (16 + t * 780)), Math.round(6 + t * 820), 0.1 + t * 2.5)).join('')).join('')}`,
  },
  domeCut: {
    width: 320,
    height: 330,
    drawing:
      '<path d="M-150 0V-110H150V0Z" fill="{#f0e2c4>#b59c6c}"/><path d="M-110 0V-70Q-90-92-70-70V0ZM70 0V-70Q90-92 110-70V0ZM-24 0V-78Q0-104 24-78V0Z" fill="#7a6a4c"/><path d="M-150-110Q-140-240 0-284 140-240 150-110Z" fill="{#d9734a>#9a3f2a}"/><path d="M0-284Q140-240 150-110H118Q110-214 0-258Z" fill="#c9603c"/><path d="M0-258Q110-214 118-110H102Q96-198 0-236Z" fill="#3a2a24"/><path d="M0-236Q96-198 102-110H78Q72-178 0-206Z" fill="#e2a06a"/><path d="M0-206Q72-178 78-110H0Z" fill="#5f4638"/><g stroke="#7a3220" stroke-width="3" fill="none"><path d="M84-112l8-10 8 10M88-136l6-12 10 6M82-158l4-14 12 4M68-182l2-14 13 0M48-202l-2-14 13-2M24-218l-4-13 12-5"/></g><path d="M0-284V0" stroke="#4a3428" stroke-width="4"/><path d="M-26-280H26L18-316H-18Z" fill="{#f4ead2>#b8a67e}"/><path d="M-18-316L0-342 18-316Z" fill="#9a3f2a"/><circle cx="0" cy="-346" r="6" fill="#e6bd60"/><path d="M-100-130Q-92-210-30-250M-56-120Q-52-200-10-240" stroke="#f0b08a" stroke-width="5" fill="none"/>',
  },
  ceilingScaffold: room(
    `${shell('{#d9cbb0|#a8926c}', '{#6d6252|#3f372c}')}<path d="M-480-640H480V-250Q0-310-480-250Z" fill="{#efe0bc|#c9b48a}"/>${[-384, -192, 0, 192, 384].map((x, at) => `<path d="M${x - 84}-640H${x + 84}V${-286 - (2 - Math.abs(at - 2)) * 9}Q${x}-330 ${x - 84} ${-286 - (2 - Math.abs(at - 2)) * 9}Z" fill="${['#8fa6b8', '#c9a07a', '#9ab08a', '#b58a8a', '#efe6d0'][at]}"/><path d="M${x - 84}-470H${x + 84}" stroke="#efe0bc" stroke-width="12"/>`).join('')}${[
      [-384, '#b5566a', '#6a86a8', 8],
      [-192, '#5f86a0', '#d9a85a', -8],
      [0, '#c9705a', '#7a9a6a', 6],
      [192, '#7a6aa0', '#d9b070', -6],
    ]
      .map(
        ([x, robe, cloak, lean]) =>
          `<g transform="translate(${x} -350) rotate(${lean})"><path d="M-44 44Q-40-20-16-40H16Q44-20 50 44Q0 56-44 44Z" fill="${robe}"/><path d="M16-40Q50-24 62 30 40 40 26 20 24-20 4-36Z" fill="${cloak}"/><path d="M-14-30Q-46-34-60-66L-50-72Q-36-46-8-42Z" fill="#e8c09c"/><circle cx="0" cy="-58" r="17" fill="{#f4d4b0@#d09c70}"/><path d="M-17-60Q-16-80 2-78T18-56Q8-68-4-68-12-66-17-60Z" fill="#6b4a34"/><path d="M-20 0Q0 14 26 4M-28 24Q0 36 34 26" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="4"/></g>`,
      )
      .join(
        '',
      )}<path d="M-480-40H480V-8H-480Z" fill="{#c9935f>#6b4224}"/><path d="M-480-8H480V10H-480Z" fill="#3f2817"/><path d="M-400-8V450M-40-8V450M340-8V450" stroke="#7a4f2e" stroke-width="22"/><path d="M-400 430L-40 10M340 430L-40 10M-400 200H340" stroke="#94683c" stroke-width="13"/>${repeat(10, (at) => `<path d="M180 ${20 + at * 44}h90" stroke="#b98455" stroke-width="10"/>`)}<path d="M180-100V450M270-100V450" stroke="#8a5a34" stroke-width="13"/>`,
  ),
  monsterShield: {
    width: 130,
    height: 140,
    drawing:
      '<path d="M-56-132Q0-146 56-132 60-40 0 0-60-40-56-132Z" fill="{#a5744a>#4f3018}"/><path d="M-44-122Q0-132 44-122 48-46 0-14-48-46-44-122Z" fill="{#3f4a3a>#1f2a22}"/><path d="M-26-70Q-30-106 0-108 30-106 26-70 16-44 0-40-16-44-26-70Z" fill="{#8fae5a>#46602c}"/><circle cx="-10" cy="-84" r="6" fill="rgb(255,226,120)"/><circle cx="11" cy="-84" r="6" fill="rgb(255,226,120)"/><path d="M-14-62Q0-52 14-62L8-50-8-50Z" fill="rgb(255,120,50)"/><path d="M-24-100L-38-118M24-100L38-118M-28-70L-42-62M28-70L42-62" stroke="#8fae5a" stroke-width="6" stroke-linecap="round"/>',
  },
  radiumShelf: room(
    `${shell('{#3f4656|#2c3240}', '{#3a3430|#201c1a}')}<path d="M-480-640L0-560 480-640V-600L0-520-480-600Z" fill="#1c2030"/>${[-320, -160, 0, 160, 320].map((x) => `<path d="M${x}-620V-540" stroke="#4a5264" stroke-width="8"/>`).join('')}<path d="M-120-360H420V-344H-120ZM-120-220H420V-204H-120Z" fill="#5f4a38"/><path d="M-110-344V-204M410-344V-204" stroke="#3f3024" stroke-width="10"/>${halo(150, -290, 400, 210)}${dish(-60, -360, 1)}${tube(10, -360)}${dish(90, -360, 1.1)}${tube(160, -360)}${tube(190, -360)}${dish(270, -360, 0.9)}${tube(350, -360)}${tube(-70, -220)}${dish(20, -220, 1.1)}${tube(100, -220)}${dish(190, -220, 0.9)}${tube(260, -220)}${dish(350, -220, 1.1)}<path d="M-480-10H480V6H-480Z" fill="#1a1614"/>${boards('#141110')}`,
  ),
  riceTray: {
    width: 160,
    height: 44,
    drawing: `<path d="M-70-36H70L84 0H-84Z" fill="{#b9c4cc>#74818c}"/><path d="M-60-31H60L70-6H-70Z" fill="#e9eef0"/>${repeat(40, (at) => `<ellipse cx="${((at * 47) % 113) - 57}" cy="${-28 + ((at * at * 3 + at * 5) % 22)}" rx="4" ry="2" fill="#fffdf4" stroke="#c9bfa4" stroke-width=".8"/>`)}`,
  },
  broadcastRoom: room(
    `${shell('{#e6e2d6|#cbc4b0}', '{#c9a878|#8f6c42}')}${repeat(4, (row) => repeat(16, (at) => `<path d="M${at * 60 - 474} ${-600 + row * 62}h52v54h-52z" fill="#bfb8a4" opacity=".5"/>`))}<path d="M-380-330H-60V-120H-380Z" fill="{#5f6a78|#3f4854}"/><path d="M-366-316H-74V-200H-366Z" fill="#a9d0e0"/><path d="M-350-180h60v40h-60zM-270-180h60v40h-60z" fill="#2a313a"/><g fill="#e0503a"><circle cx="-180" cy="-162" r="9"/></g><g fill="#e8c04f"><circle cx="-150" cy="-162" r="9"/></g><g fill="#6ab06a"><circle cx="-120" cy="-162" r="9"/></g><circle cx="250" cy="-380" r="56" fill="{#fffaf0@#d9ceb4}"/><circle cx="250" cy="-380" r="56" fill="none" stroke="#7a5a3a" stroke-width="10"/><path d="M250-380V-416M250-380L276-366" stroke="#3a2a20" stroke-width="6" stroke-linecap="round"/><path d="M100-290H420V-278H100Z" fill="#a5744a"/><path d="M120-290v-50h34v50zM160-290v-60h26v60zM192-290v-44h40v44z" fill="#7a8fa8"/><path d="M300-300Q300-330 330-330T360-300" fill="none" stroke="#3a3f48" stroke-width="9"/><path d="M-480-100H480V0H-480Z" fill="{#c3b490|#9c8a62}"/><path d="M-480-108H480V-96H-480Z" fill="#8a6a3c"/>${boards('#6b4a28')}`,
  ),
  longHall: room(
    `${shell('{#7a5636|#553a22}', '{#5f4a38|#33261b}')}<path d="M-480-640H480V-480L0-600-480-480Z" fill="#2f1f14"/><path d="M-480-470L0-590 480-470V-440L0-556-480-440Z" fill="{#8a5f3a>#4a2f1a}"/>${[-360, -130, 130, 360].map((x) => `<path d="M${x - 20}-520h40V10h-40z" fill="{#94683c>#4a2f1a}"/><path d="M${x - 14}-300q14-20 28 0-14 20-28 0zM${x - 14}-240q14-20 28 0-14 20-28 0z" fill="none" stroke="#3a2415" stroke-width="4"/>`).join('')}<path d="M-480-420H480V-398H-480Z" fill="{#a5744a>#5f3a20}"/>${repeat(7, (at) => `<path d="M${-270 + at * 90}-398v22" stroke="#9aa4ae" stroke-width="7"/>`)}${[-420, 245].map((x, at) => `<path d="M${x - 36}-330h72v110h-72z" fill="{${at ? '#b5483f' : '#4f6fa8'}>#2f2a3a}"/><circle cx="${x}" cy="-275" r="22" fill="#d9b56a"/>`).join('')}<path d="M-480-80H480V0H-480Z" fill="{#6b4a2e|#4a3220}"/><path d="M-480-88H480V-76H-480Z" fill="#94683c"/>${boards('#241810')}`,
  ),
  ashPit: {
    width: 320,
    height: 120,
    drawing:
      '<path d="M-170-10Q-160-44 0-46 160-44 170-10 160 18 0 20-160 18-170-10Z" fill="{#8d8f94>#4a4d54}"/><path d="M-140-12Q-130-34 0-36 130-34 140-12 130 8 0 10-130 8-140-12Z" fill="#c3bfb8"/><path d="M-40 2Q-20-14-30-26M-30-22Q-70-24-100-14M-30-24Q-50-34-84-30M-28-26Q-10-36 6-32M-26-20Q0-20 20-26M-40 2l-30 4M-40 2l26 6" stroke="#5f5a54" stroke-width="4" fill="none" stroke-linecap="round"/><g transform="translate(88 -14) scale(.72)"><path d="M-58-4L48-26 56-12-48 8ZM58-4L-48-26-56-12 48 8Z" fill="#4a2f1a"/><path d="M-34-14Q-48-50-14-78-14-58-2-54-6-92 16-112 14-86 30-70 48-44 32-14 0-4-34-14Z" fill="rgb(246,126,44)"/><path d="M-20-14Q-28-40-6-56-4-42 6-40 6-62 16-70 18-48 26-38 30-22 20-12 0-4-20-14Z" fill="rgb(255,206,92)"/></g>',
  },
  worldAsh: {
    width: 520,
    height: 560,
    drawing:
      '<path d="M-36-120Q-20-260-40-330L-150-420-140-434-30-360-4-470 14-470 14-360 130-440 142-428 34-330Q20-260 40-120Z" fill="{#a5805a>#5a3f26}"/><path d="M-36-130Q-80-60-190-30M0-130Q0-60-10-6M36-130Q90-60 200-36" fill="none" stroke="{#8a6844>#4a3420}" stroke-width="26" stroke-linecap="round"/><g fill="{#9cc46c>#4a7a44}"><ellipse cx="-150" cy="-430" rx="100" ry="60"/><ellipse cx="150" cy="-440" rx="100" ry="60"/><ellipse cx="0" cy="-490" rx="130" ry="66"/><ellipse cx="-60" cy="-410" rx="80" ry="44"/><ellipse cx="70" cy="-400" rx="80" ry="44"/></g><ellipse cx="0" cy="-176" rx="190" ry="30" fill="none" stroke="#5f9a6a" stroke-width="12"/><ellipse cx="0" cy="-176" rx="190" ry="30" fill="none" stroke="#b6d68a" stroke-width="4"/>',
  },
  greatWolf: {
    width: 330,
    height: 250,
    drawing:
      '<path d="M-150-120Q-210-130-206-60-180-90-150-84Z" fill="{#6d7484>#343a48}"/><path d="M-120-100L-132 0h40l18-90zM60-100L62 0h40l4-100z" fill="{#4f5666>#262b36}"/><path d="M-156-130Q-170-70-110-60 0-44 90-66 140-90 120-170 40-190-40-166-120-176-156-130Z" fill="{#838b9c>#3f4656}"/><path d="M-90-90L-84 0h42l6-84zM90-110L100 0h42l-6-110z" fill="{#6d7484>#343a48}"/><path d="M70-150Q80-220 130-236L136-262 156-240 168-262 180-232 232-206Q252-196 244-184L176-176 236-166Q240-150 216-146 170-136 140-116 100-100 70-150Z" fill="{#8d95a6>#454c5c}"/><path d="M178-178L242-184 236-166Z" fill="#5a1f2a"/><path d="M190-180l4 9 5-10M206-182l4 9 5-10M222-184l3 9 4-9M196-171l3-8 4 8M212-169l3-8 4 8" fill="#fff"/><path d="M158-216q14-8 22 4-14 6-22-4z" fill="rgb(255,220,110)"/><circle cx="240" cy="-196" r="7" fill="#20242e"/><path d="M-120-166Q-100-60-108-58M-60-172Q-40-60-48-54M0-178Q20-60 10-54M-118-120Q-40-96 40-116M-112-80Q-20-64 70-80" fill="none" stroke="#f4e0b8" stroke-width="7" stroke-linecap="round"/>',
  },
  swingTree: {
    width: 420,
    height: 460,
    drawing:
      '<path d="M-190 0Q-176-180-196-330L-160-336Q-146-180-140 0Z" fill="{#9a7f58>#5a4630}"/><path d="M-180-330Q-60-380 170-360V-340Q-60-356-170-304Z" fill="{#9a7f58>#5a4630}"/><path d="M-210-430Q-60-480 120-440 210-420 216-350 200-300 190-330 180-260 160-340 130-270 110-350 40-300 20-360-60-290-90-360-130-270-150-340-200-270-220-340-240-400-210-430Z" fill="{#b3d97a>#5a9a4e}"/><path d="M-210-350Q-230-240-216-160-196-240-190-330M190-340Q214-240 200-170 180-250 170-330" fill="#7fb05c"/>',
  },
  swingSeat: {
    width: 60,
    height: 420,
    seat: 6,
    drawing:
      '<path d="M-26 0V-420M26 0V-420" stroke="#b5483f" stroke-width="5"/><path d="M-34-6H34V4H-34Z" fill="{#c9935f>#6b4224}"/>',
  },
  kitchenGwana: room(
    `${shell('{#b08a62|#7a5a3c}', '{#8a6a48|#4f3a26}')}<path d="M-480-640H480V-530H-480Z" fill="#3f2a1c"/>${repeat(6, (at) => `<path d="M${at * 190 - 480}-640h30v130h-30z" fill="#5f3f28"/>`)}<path d="M-440-130H-60V6H-440Z" fill="{#a08468>#5f4a38}"/><path d="M-400 6V-60Q-370-90-340-60V6ZM-200 6V-60Q-170-90-140-60V6Z" fill="rgb(60,26,16)"/><path d="M-392 6Q-380-40-370-10-362-50-350 6ZM-192 6Q-180-40-170-10-162-50-150 6Z" fill="rgb(255,150,60)"/><path d="M-430-136Q-420-170-370-170T-310-136ZM-230-136Q-220-170-170-170T-110-136Z" fill="{#4a4d56>#1f2126}"/><path d="M60-400H440V-384H60ZM60-280H440V-264H60Z" fill="#5f3f28"/><g fill="{#f0ece0>#b5ac98}"><path d="M80-400q-4-30 26-30t26 30zM150-400v-44h40v44zM214-400q-6-24 24-24t24 24zM300-400q-8-46 24-46t24 46zM370-400q0-22 28-22t28 22z"/><path d="M90-280q-6-40 30-40t30 40zM180-280q0-22 30-22t30 22zM270-280v-50h34v50zM330-280q-6-26 26-26t26 26z"/></g><path d="M160-230H420V0H160Z" fill="#2f1f14"/><path d="M160-230H420V0H160ZM290-230V0" fill="none" stroke="#6b4a30" stroke-width="12"/>${boards('#2f1f12')}`,
  ),
  brokenDishes: {
    width: 260,
    height: 70,
    drawing:
      '<path d="M-120 0Q-126-24-100-30L-84-14-90-2Z" fill="{#f4f0e4>#b9b09a}"/><path d="M-76 0L-70-34Q-40-46-20-30L-34-16-22-6-40 2Z" fill="{#cfe0d6>#8aa896}"/><path d="M-10 0Q-20-30 10-38L20-24 10-14 26 0Z" fill="{#8a5a44>#4f3024}"/><path d="M36 0Q34-30 60-32L56-18 70-12 62 0Z" fill="{#f4f0e4>#b9b09a}"/><path d="M78 0L84-26Q110-36 126-12L112-10 118 0Z" fill="{#e0c49a>#a07c4c}"/><path d="M-60-20q10-6 20 0M92-18q8-4 16 2" stroke="#5f8a9a" stroke-width="3" fill="none"/><path d="M-30-44l10-14 12 10-8 10z" fill="#d9d2c0"/>',
  },
  jailBack: room(
    `${shell('{#7a6e62|#50463e}', '{#5f5346|#332b24}')}<path d="M-480-640H480V-520H-480Z" fill="#2a221c"/><path d="M0-520H480V20H0Z" fill="#2f2721"/><path d="M330-470H420V-380H330Z" fill="rgb(70,96,150)"/><path d="M360-470V-380M390-470V-380" stroke="#1a1512" stroke-width="8"/><path d="M-460-420q60-20 120 0M-420-300q50-14 90 4M-300-180q40-12 80 0" stroke="#4a4038" stroke-width="5" fill="none" opacity=".6"/>${boards('#1a1512')}`,
  ),
  jailFront: {
    width: 1,
    height: 300,
    drawing: `${repeat(4, (at) => `<path d="M${26 + at * 130}-520h22V20h-22z" fill="{#a5784a>#5a3c22}"/>`)}<path d="M0-540H480V-508H0ZM0-200H480V-176H0ZM0-10H480V24H0Z" fill="{#94683c>#4f331c}"/><path d="M-40-560H10V30H-40Z" fill="{#94683c>#4f331c}"/>`,
  },
  glowVessels: {
    width: 150,
    height: 90,
    drawing: `${dish(-44, 0, 1)}${tube(20, 0)}${dish(66, 0, 0.9)}`,
  },
  customsHouse: room(
    `${shell('{#cfc4ac|#a8997c}', '{#a5805a|#684a30}')}<path d="M-480-640H480V-560H-480Z" fill="#6b4a2e"/><path d="M-420-480H-180V-200H-420Z" fill="{#b5cfe0|#dfe8e4}"/><path d="M-420-250q60-20 120 0t120 0v50H-420z" fill="#5f8aa8"/><path d="M-360-260l10-110 8 0 4 110zM-352-360q50 40 40 96l-44 0zM-280-256l6-70 6 0 2 70z" fill="#6b4a2e"/><path d="M-420-480H-180V-200H-420ZM-300-480V-200M-420-340H-180" fill="none" stroke="#6b4a2e" stroke-width="13"/><path d="M100-500H440V-180H100Z" fill="{#8a5f3a>#4a2f1a}"/>${repeat(3, (row) => repeat(4, (at) => `<path d="M${112 + at * 82} ${-488 + row * 104}h70v90h-70z" fill="#3a2415"/><path d="M${118 + at * 82} ${-404 + row * 104}v-${50 + ((at * 17 + row * 9) % 26)}h14v${50 + ((at * 17 + row * 9) % 26)}zM${136 + at * 82} ${-404 + row * 104}v-${40 + ((at * 13) % 30)}h16v${40 + ((at * 13) % 30)}z" fill="${['#d9c9a0', '#b5735a', '#7a8f7a'][(at + row) % 3]}"/>`))}<path d="M-140-470H60V-340H-140Z" fill="#efe4c8"/><path d="M-140-470H60V-340H-140Z" fill="none" stroke="#6b4a2e" stroke-width="8"/><path d="M-110-440q40-20 70 10t60-10M-100-400q30 20 60 0t50 10" fill="none" stroke="#8a7a52" stroke-width="4"/><path d="M-480-8H480V6H-480Z" fill="#4a3220"/>${boards('#3f2a1a')}`,
  ),
  crookedPot: {
    width: 70,
    height: 70,
    drawing:
      '<path d="M-26 0Q-44-30-20-54L22-62Q46-30 24 0 0 6-26 0Z" fill="{#c98a5c>#6f4426}"/><path d="M-22-54Q0-70 24-62 14-48-22-54Z" fill="#4a2d1a"/><path d="M-26-20Q0-10 32-26" fill="none" stroke="#4a2d1a" stroke-opacity=".4" stroke-width="3"/>',
  },
  furCap: {
    width: 70,
    height: 60,
    drawing:
      '<path d="M-32 0Q-40-50 0-58 40-50 34 0 44-4 40 6 0 14-40 6-44-4-32 0Z" fill="{#b08a5c>#5f4428}"/><path d="M-28-14l6 8M-14-20l4 10M4-22l4 10M20-16l6 8M-20-40l6 8M0-46l4 8M18-38l6 6" stroke="#e0c294" stroke-opacity=".8" stroke-width="3.500" stroke-linecap="round"/>',
  },
  notchStick: {
    width: 30,
    height: 130,
    drawing: `<path d="M-10 0L-8-126H8L11 0Z" fill="{#c9a070>#7a5634}"/><path d="${repeat(22, (at) => `M-${at % 7 === 0 ? 9 : 4}-${8 + at * 5.4}H${at % 7 === 0 ? 9 : 4}`)}" stroke="#4a3018" stroke-width="2.200"/>`,
  },
} as const satisfies Record<string, Motif>;
