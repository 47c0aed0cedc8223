import { n, repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

/** From the picture to a motif that stands near by, one step behind, in a room. */
const px = (x: number) => n((x - 600) / 1.66);
const py = (y: number) => n((y - 950) / 1.66);
const rect = (left: number, top: number, right: number, bottom: number) =>
  `M${px(left)} ${py(top)}H${px(right)}V${py(bottom)}H${px(left)}Z`;
const poly = (...points: readonly [number, number][]) => `M${points.map(([x, y]) => `${px(x)} ${py(y)}`).join('L')}Z`;

const doll = `<path d="M-26-14Q-40 0-30 4L-8 2-4-12ZM26-14Q40 0 30 4L8 2 4-12Z" fill="{#ffe6cf@#f2bd98}"/><path d="M-36 0h18v8h-18zM18 0h18v8H18z" fill="#7a3a4a"/><path d="M-18-52Q-38-20-40-8 0 4 40-8 38-20 18-52Z" fill="{#8fb8f0>#3f66b0}"/><path d="M-40-8Q0 4 40-8L38-16Q0-6-38-16Z" fill="#f6f2ff"/><path d="M-18-50L-32-28M18-50L32-28" stroke="#8fb8f0" stroke-width="11" stroke-linecap="round"/><circle cx="-33" cy="-25" r="6" fill="#f6d2b0"/><circle cx="33" cy="-25" r="6" fill="#f6d2b0"/><path d="M-34-74Q-38-112 0-114 38-112 34-74 36-54 26-46 20-60 0-62-20-60-26-46-36-54-34-74Z" fill="{#b9803c>#7a4a1e}"/><circle cx="0" cy="-78" r="26" fill="{#fff0e2@#f2c4a2}"/><path d="M-27-84Q-20-106 0-104 20-106 27-84 10-92 0-96-10-92-27-84Z" fill="{#b9803c>#7a4a1e}"/><circle cx="-9" cy="-78" r="5" fill="#3f78c0"/><circle cx="11" cy="-78" r="5" fill="#3f78c0"/><circle cx="-9" cy="-78" r="2.400" fill="#16243c"/><circle cx="11" cy="-78" r="2.400" fill="#16243c"/><circle cx="-7.500" cy="-80" r="1.400" fill="#fff"/><circle cx="12.500" cy="-80" r="1.400" fill="#fff"/><g fill="#f58f86" opacity=".7"><circle cx="-16" cy="-69" r="4"/><circle cx="18" cy="-69" r="4"/></g><path d="M-3-66q4 4 8 0" fill="none" stroke="#c04a4a" stroke-width="2.500" stroke-linecap="round"/><path d="M-6-108L-24-120-22-102ZM6-108L24-120 22-102Z" fill="#e8574a"/>`;

const stove = (fire: string): Motif => ({
  width: 130,
  height: 150,
  drawing: `<path d="M-66-150H66V-130H-66Z" fill="{#a08a7a>#6a584c}"/><path d="M-58-130H58V0H-58Z" fill="{#8f7a6c>#54463e}"/><path d="M-40-104Q0-124 40-104V0H-40Z" fill="#221a1c"/>${fire}<path d="M-34-8H34M-26-30V-6M-10-34V-6M8-34V-6M26-30V-6" stroke="#5a5460" stroke-width="5"/>`,
});

const fairy = (glow: number) =>
  `<circle cx="0" cy="-40" r="84" fill="rgb(255,240,160)" opacity="${glow * 0.3}"/><circle cx="0" cy="-40" r="50" fill="rgb(255,248,200)" opacity="${glow * 0.6}"/><path d="M-2-46Q-44-84-46-50-34-34-4-38ZM2-46Q44-84 46-50 34-34 4-38ZM-2-38Q-32-20-26-10-12-10-2-30ZM2-38Q32-20 26-10 12-10 2-30Z" fill="#e8fbff" opacity="${0.4 + glow * 0.5}"/><path d="M-9-38Q-14-14-18-8H18Q14-14 9-38Z" fill="{#b8e08a>#5f9a3c}"/><path d="M-5-8V4M5-8V4" stroke="#f6d2b0" stroke-width="4.500" stroke-linecap="round"/><circle cx="0" cy="-52" r="14" fill="{#ffe6cf@#f2bd98}"/><path d="M-14-54Q-12-70 0-68 12-70 14-54 4-62-14-54Z" fill="#f2c24e"/><circle cx="0" cy="-70" r="6" fill="#f2c24e"/>${glow > 0.5 ? '<circle cx="-4" cy="-51" r="2" fill="#2a2024"/><circle cx="6" cy="-51" r="2" fill="#2a2024"/><path d="M-2-45q3 3 6 0" fill="none" stroke="#a0503c" stroke-width="1.800"/>' : '<path d="M-7-51q3 2 6 0M3-51q3 2 6 0" fill="none" stroke="#2a2024" stroke-width="1.800"/>'}`;
const egg = (x: number, y: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="17" ry="22" fill="{#fffaf0@#cfe0e8}"/><g fill="#8fb0c0" opacity=".7"><circle cx="${x - 5}" cy="${y - 6}" r="3"/><circle cx="${x + 6}" cy="${y + 2}" r="2.500"/></g>`;

export const nursery = {
  dollSitting: { width: 70, height: 118, drawing: doll },
  dollFallen: { width: 120, height: 50, drawing: `<g transform="translate(-40 -30) rotate(104)">${doll}</g>` },
  /** A bare room under a roof: near, a step behind, x 0.5; close up at a scale of 0.77 and lifted by 0.093. */
  atticWall: {
    width: 1,
    height: 20,
    drawing: `<path d="${rect(-60, -60, 1260, 836)}" fill="{#b9a894|#8f7e6c}"/><path d="${poly([-60, -60], [1260, -60], [1260, 150], [760, 330], [300, 560], [-60, 700])}" fill="{#9a8876|#75655a}"/><path d="${poly([-60, 690], [300, 550], [760, 320], [1260, 140], [1260, 160], [760, 342], [300, 574], [-60, 714])}" fill="#54463c"/><path d="${poly([470, 280], [700, 166], [764, 262], [534, 382])}" fill="{#bfe0f5|#8fb8e0}"/><path d="${poly([470, 280], [700, 166], [764, 262], [534, 382])}M${px(585)} ${py(223)}L${px(649)} ${py(322)}M${px(502)} ${py(331)}L${px(732)} ${py(214)}" fill="none" stroke="#5f4a38" stroke-width="8"/><path d="M${px(980)} ${py(420)}h60M${px(900)} ${py(560)}h40M${px(1080)} ${py(640)}h50M${px(420)} ${py(660)}h46" stroke="#7a6a5c" stroke-width="4" stroke-linecap="round" opacity=".6"/><path d="${rect(-60, 832, 1260, 1480)}" fill="{#9a7450|#5f432c}"/>${repeat(9, (at) => `<path d="M${px(600 + (at - 4) * 140)} ${py(834)}L${px(600 + (at - 4) * 330)} ${py(1480)}" stroke="#4a3322" stroke-opacity=".45" stroke-width="3"/>`)}<path d="${rect(-60, 826, 1260, 842)}" fill="#5f4a38"/>`,
  },
  shopWindow: {
    width: 420,
    height: 330,
    seat: 92,
    drawing:
      '<path d="M-214-330H214V0H-214Z" fill="{#3f7a6c>#244a42}"/><path d="M-220-336H220V-290H-220Z" fill="{#2c5a50>#183a34}"/><path d="M-190-280H190V-92H-190Z" fill="rgb(255,236,190)"/><path d="M-190-280H190V-92H-190Z" fill="none" stroke="#e8c47a" stroke-width="9"/><path d="M-196-92H196V-76H-196Z" fill="{#e8c47a>#a87a34}"/><path d="M-180-64H-20V-14H-180ZM20-64H180V-14H20Z" fill="none" stroke="#6fae9c" stroke-width="5"/><path d="M-150-92V-130H-110V-92Z" fill="{#f0796a>#a8302f}"/><path d="M-130-130l-14-14 14 4 14-4Z" fill="#ffe28a"/><path d="M110-92Q100-140 130-142 160-140 150-92Z" fill="{#c99a6a>#84552c}"/><circle cx="122" cy="-122" r="4" fill="#2a1c18"/><circle cx="140" cy="-122" r="4" fill="#2a1c18"/><ellipse cx="131" cy="-110" rx="10" ry="7" fill="#f0dcc0"/><circle cx="112" cy="-142" r="10" fill="#a87444"/><circle cx="150" cy="-142" r="10" fill="#a87444"/><path d="M-180-270L-100-100M-150-270L-84-120" stroke="#fff" stroke-width="7" opacity=".35" stroke-linecap="round"/>',
  },
  bunShop: {
    width: 400,
    height: 330,
    drawing: `<path d="M-200-330H200V0H-200Z" fill="{#c9705a>#7c3a2e}"/><path d="M-206-336H206V-284H-206Z" fill="{#f6e2b8>#c9a468}"/><path d="M-206-284${repeat(8, (at) => `Q${-180 + at * 51.5}-250 ${-154 + at * 51.5}-284`)}Z" fill="#f6e2b8"/><path d="M-170-240H60V-90H-170Z" fill="rgb(255,226,150)"/><path d="M-170-90H60V-74H-170Z" fill="#fff2d4"/><path d="M-170-240H60V-90H-170ZM-55-240V-90" fill="none" stroke="#fff2d4" stroke-width="8"/>${repeat(6, (at) => `<path d="M${-158 + at * 36} -94q0-26 16-26t16 26z" fill="{#e8a24a>#9a5a1e}"/><circle cx="${-146 + at * 36}" cy="-108" r="2.500" fill="#5a2c1a"/><circle cx="${-138 + at * 36}" cy="-102" r="2.500" fill="#5a2c1a"/>`)}<path d="M90-250H176V0H90Z" fill="{#5f8a6c>#2f5440}"/><path d="M100-240H166V-130H100Z" fill="rgb(255,226,150)"/><circle cx="104" cy="-100" r="6" fill="#f2c14e"/><path d="M80-6H190V8H80Z" fill="#b9b2a8"/>`,
  },
  ironBed: {
    width: 260,
    height: 120,
    seat: 58,
    drawing:
      '<path d="M-126-120V0M-126-112H-126M126-84V0" stroke="#3f4450" stroke-width="9" stroke-linecap="round"/><path d="M-126-116Q-150-90-126-60M126-80Q140-66 126-50" fill="none" stroke="#3f4450" stroke-width="7"/><path d="M-124-50H124V-28H-124Z" fill="{#d9d3c6>#a39b8c}"/><path d="M-110-60Q-70-84-40-56L124-54V-36H-110Z" fill="{#9aa0a8>#6a7078}"/><path d="M-20-52l20 12M40-52l10 14" stroke="#5a6068" stroke-width="4"/><path d="M30-50h22v14H30z" fill="#c2a07a"/><ellipse cx="-92" cy="-60" rx="28" ry="13" fill="{#ffffff>#cfd3da}"/>',
  },
  coldStove: stove('<path d="M-24-8q10-14 24-8t24 8Z" fill="#4a4248"/>'),
  warmStove: stove(
    '<path d="M-30-6Q-38-44-14-50-12-76 4-88 6-60 22-56 36-36 30-6Z" fill="rgb(255,150,50)"/><path d="M-14-6Q-18-34 0-54 16-34 14-6Z" fill="rgb(255,222,120)"/>',
  ),
  teaTray: {
    width: 170,
    height: 100,
    seat: 70,
    drawing:
      '<path d="M-60-60L-50 0M60-60L50 0M-56-30H56" stroke="#8a5f38" stroke-width="9" stroke-linecap="round"/><path d="M-84-72H84L76-56H-76Z" fill="{#f0c98c>#a9743f}"/><path d="M-60-74Q-64-106-34-108-4-106-8-74Z" fill="{#9fd0c0>#3f8070}"/><path d="M-10-98q20-4 24-20M-60-94q-18 2-14 16" fill="none" stroke="#5fa090" stroke-width="7" stroke-linecap="round"/><path d="M20-76Q20-104 46-104T72-76Z" fill="{#dfe4ea>#8f98a4}"/><circle cx="46" cy="-108" r="5" fill="#8f98a4"/><path d="M-36-120q-8-10 0-20M46-118q-8-10 0-20" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".8"/>',
  },
  /** A nursery with its window wide open to the night; placed like `atticWall`. */
  nurseryWall: {
    width: 1,
    height: 20,
    drawing: `<path d="${rect(-60, -60, 1260, 836)}" fill="{#cfdcf0|#a3b4d6}"/>${repeat(9, (at) => `<path d="M${px(40 + at * 150)} ${py(150)}l6 12 13 2-9 9 2 13-12-6-12 6 2-13-9-9 13-2Z" fill="#fff" opacity=".5"/>`)}<path d="${rect(-60, 700, 1260, 836)}" fill="{#f2ead8|#d0c0a0}"/><path d="${rect(-60, 692, 1260, 708)}" fill="#a8754c"/><path d="${rect(390, 330, 810, 690)}" fill="rgb(36,52,110)"/><g fill="rgb(255,250,220)"><circle cx="${px(450)}" cy="${py(400)}" r="3"/><circle cx="${px(520)}" cy="${py(370)}" r="2"/><circle cx="${px(700)}" cy="${py(380)}" r="3"/><circle cx="${px(760)}" cy="${py(470)}" r="2"/><circle cx="${px(620)}" cy="${py(440)}" r="2.500"/><circle cx="${px(480)}" cy="${py(520)}" r="2"/><circle cx="${px(690)}" cy="${py(430)}" r="22"/></g><path d="M${px(390)} ${py(690)}V${py(640)}h40v-20h30v30h60v-40h24v30h50v-20h34v40h60v-30h26v36Z" fill="rgb(22,30,66)"/><path d="${rect(390, 330, 810, 690)}" fill="none" stroke="#fff" stroke-width="11"/><path d="${poly([390, 330], [300, 350], [300, 720], [390, 690])}${poly([810, 330], [900, 350], [900, 720], [810, 690])}" fill="#e8f2fa" fill-opacity=".75" stroke="#fff" stroke-width="8"/><path d="M${px(300)} ${py(320)}Q${px(350)} ${py(480)} ${px(230)} ${py(700)}L${px(300)} ${py(720)}Q${px(400)} ${py(480)} ${px(390)} ${py(320)}ZM${px(900)} ${py(320)}Q${px(850)} ${py(480)} ${px(970)} ${py(700)}L${px(900)} ${py(720)}Q${px(800)} ${py(480)} ${px(810)} ${py(320)}Z" fill="{#f7c9d4>#d0879c}"/><path d="${rect(280, 306, 920, 326)}" fill="#a8754c"/><path d="${rect(370, 690, 830, 708)}" fill="#fff"/><path d="${rect(-60, 832, 1260, 1480)}" fill="{#d9b483|#9a7148}"/><path d="M${px(600)} ${py(900)}m-250 40a250 60 0 1 0 500 0a250 60 0 1 0-500 0" fill="#8fa8d8" opacity=".5"/>`,
  },
  shadowCloth: {
    width: 100,
    height: 150,
    drawing:
      '<path d="M-6-122Q-26-124-24-144-18-160 0-160 18-160 22-142 20-124 6-122L10-112Q40-120 58-146L66-138Q52-100 24-92L22-54 44-4 28 2 4-40-16 4-34-2-22-52-24-90Q-48-92-62-66L-72-72Q-58-112-10-112Z" fill="#2c2a44" opacity=".72"/><path d="M-14-96Q-8-60-14-20M10-100Q14-70 6-40" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="5"/>',
  },
  openDrawer: {
    width: 200,
    height: 190,
    seat: 128,
    drawing:
      '<path d="M-100-190H100V0H-100Z" fill="{#c9935f>#7a4a28}"/><path d="M-106-196H106V-180H-106Z" fill="#a06a3c"/><path d="M-88-172H88V-134H-88ZM-88-50H88V-14H-88Z" fill="none" stroke="#5f3a20" stroke-width="4"/><path d="M-92-124H92V-62H-92Z" fill="#3a2416"/><path d="M-104-112H104L96-58H-96Z" fill="{#d9a76a>#8f5f34}"/><circle cx="0" cy="-84" r="7" fill="#f2c14e"/><circle cx="0" cy="-153" r="6" fill="#f2c14e"/><circle cx="0" cy="-32" r="6" fill="#f2c14e"/>',
  },
  fairyLight: { width: 1, height: 90, drawing: fairy(1) },
  fairyDim: { width: 1, height: 90, drawing: fairy(0.3) },
  neverNest: {
    width: 1,
    height: 70,
    seat: 40,
    drawing: `<path d="M-110-20Q-104-58-60-54-10-64 60-54 106-58 110-20 80 20 0 22-80 20-110-20Z" fill="{#c9a060>#75501f}"/>${repeat(11, (at) => `<path d="M${-96 + at * 18} ${-16 - ((at * 13) % 16)}q${14 - (at % 3) * 10}-18 ${24 - (at % 4) * 10}-24" fill="none" stroke="${at % 2 === 0 ? '#e8c88a' : '#5f431c'}" stroke-width="4" stroke-linecap="round"/>`)}<path d="M-150 16Q-110-4-60 10T40 8 150 8Q160 20 150 26-10 40-150 26Z" fill="#ffffff" opacity=".8"/>`,
  },
  hatWithEggs: {
    width: 1,
    height: 70,
    drawing: `${egg(-16, -44)}${egg(18, -46)}<path d="M-50-40Q-50 4 0 6 50 4 50-40 20-28 0-28-30-28-50-40Z" fill="{#4a4450>#1c1820}"/><path d="M-90-34Q-40-18 0-18T90-34Q70-10 0-10T-90-34Z" fill="{#5a5460>#2a2630}"/><path d="M-120 8Q-60-4 0 6T120 6Q126 16 116 20-10 28-116 20Z" fill="#ffffff" opacity=".8"/>`,
  },
  crocodile: {
    width: 1,
    height: 110,
    drawing: `<path d="M-190 10Q-170-30-110-30-60-50 0-40 20-52 40-46 60-50 66-36L170-96Q186-94 182-80L90-10Z" fill="{#8fc06a>#3a6a34}"/><path d="M60-22L182-80 178-68 92-6 180 4Q188 12 178 20L30 26-190 14Z" fill="{#7aae5a>#33602e}"/><path d="M92-6L178-68 172-58 168-64 160-50 154-56 146-40 140-46 130-30 122-34 112-18 104-22ZM92-6L176 4 168-4 158 2 150-6 140 0 130-8 120-2 110-8Z" fill="#fffaf0"/><circle cx="42" cy="-52" r="12" fill="{#8fc06a>#3a6a34}"/><circle cx="44" cy="-54" r="7" fill="#fff3b0"/><path d="M44-60v12" stroke="#1d181c" stroke-width="4"/><path d="M-110-30l10-16 14 12 12-18 16 14 14-16 16 14" fill="#33602e"/><path d="M-210 16Q-150-4-80 12T80 18 210 16Q220 30 205 36-10 46-205 36Z" fill="#ffffff" opacity=".75"/>`,
  },
  pirateHat: {
    width: 100,
    height: 60,
    drawing:
      '<path d="M-62-10Q-50-40-20-44 0-64 20-44 50-40 62-10 30-22 0-20-30-22-62-10Z" fill="{#4a4450>#17141c}"/><path d="M-62-10Q-30-22 0-20T62-10Q30-14 0-12T-62-10Z" fill="#e8c04a"/><circle cx="0" cy="-36" r="7" fill="#fff"/><path d="M-10-26L10-44M10-26L-10-44" stroke="#fff" stroke-width="3" stroke-linecap="round"/><path d="M30-42Q54-76 76-66 66-46 40-36Z" fill="{#ff8a7a>#b8242f}"/>',
  },
  ironHook: {
    width: 40,
    height: 50,
    drawing:
      '<path d="M-12-10H12V4H-12Z" fill="{#8a5f38>#4f321a}"/><path d="M0-10V-26Q-22-30-18-50-8-66 10-56" fill="none" stroke="{#eef2f6>#7d8794}" stroke-width="8" stroke-linecap="round"/>',
  },
  thimble: {
    width: 30,
    height: 34,
    drawing:
      '<path d="M-13-4Q-12-32 0-34 12-32 13-4Z" fill="{#ffffff>#8f98a8}"/><path d="M-16-6H16V0H-16Z" fill="{#e8ecf2>#7d8794}"/><g fill="#7d8794"><circle cx="-5" cy="-24" r="1.500"/><circle cx="3" cy="-26" r="1.500"/><circle cx="-6" cy="-16" r="1.500"/><circle cx="2" cy="-17" r="1.500"/><circle cx="8" cy="-20" r="1.500"/></g>',
  },
  littleMonkey: {
    width: 80,
    height: 90,
    drawing:
      '<path d="M-30-10Q-62-20-52-54-44-66-40-50-44-26-22-22Z" fill="{#9a6a40>#5f3c22}"/><path d="M-26 0Q-34-44 0-48 34-44 26 0Z" fill="{#a87444>#5f3c22}"/><path d="M-14-2Q-16-32 0-34 16-32 14-2Z" fill="#f0d2ae"/><path d="M22-40Q46-44 52-70" fill="none" stroke="#8a5a34" stroke-width="10" stroke-linecap="round"/><circle cx="-26" cy="-72" r="9" fill="#d9a27a"/><circle cx="26" cy="-72" r="9" fill="#d9a27a"/><circle cx="0" cy="-70" r="26" fill="{#a87444@#5f3c22}"/><path d="M-18-70Q-18-84-6-82 0-78 6-82 18-84 18-70 18-50 0-50T-18-70Z" fill="#f6dcc0"/><circle cx="-7" cy="-70" r="4" fill="#2a1c18"/><circle cx="8" cy="-70" r="4" fill="#2a1c18"/><circle cx="-6" cy="-71.500" r="1.300" fill="#fff"/><circle cx="9" cy="-71.500" r="1.300" fill="#fff"/><path d="M-6-58q6 5 13 0" fill="none" stroke="#8a4a34" stroke-width="2.500" stroke-linecap="round"/>',
  },
} as const satisfies Record<string, Motif>;
