import { repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

/** Walls and floor as wide as the picture on the far plane of the empty setting. */
const shell = (wall: string, floor: string) =>
  `<path d="M-480-640H480V4H-480Z" fill="${wall}"/><path d="M-480 0H480V450H-480Z" fill="${floor}"/>`;
const boards = (colour: string) =>
  repeat(
    11,
    (at) =>
      `<path d="M${(at - 5) * 94} 0L${(at - 5) * 240} 450" stroke="${colour}" stroke-opacity=".4" stroke-width="3"/>`,
  );
const room = (drawing: string): Motif => ({ width: 1, height: 300, seat: 0, drawing });

const COATS = ['#7d6a8a', '#5f7a80', '#8a5f5a', '#6a7a58', '#8d7650', '#596488'];
const HAIRS = ['#4a3328', '#7a5636', '#2f2620', '#a87c4a', '#5f4634', '#33302e'];
/** Somebody of a crowd, seen small and from before. */
const listener = (x: number, y: number, at: number, s = 1) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-24 26Q-24-4 0-4T24 26Z" fill="${COATS[at % 6]}"/><circle cy="-18" r="15" fill="#e8c0a0"/><path d="M-16-18Q-16-36 0-36T16-18Q8-26 0-26T-16-18Z" fill="${HAIRS[(at * 5) % 6]}"/><circle cx="-5" cy="-16" r="1.800" fill="#3a2a26"/><circle cx="6" cy="-16" r="1.800" fill="#3a2a26"/></g>`;
/** A row of listeners along a bowed bench; nobody sits there where the count is 0. */
const tier = (y: number, half: number, bow: number, count: number, first: number, s: number) =>
  `${repeat(count, (at) => {
    const t = (at + 0.5) / count - 0.5;
    return listener(Math.round(t * 2 * half), Math.round(y - 22 - bow * 4 * t * t), first + at * 2 + (at % 3), s);
  })}<path d="M${-half - 60} ${y - bow}Q0 ${y + bow} ${half + 60} ${y - bow}V${y - bow + 44}Q0 ${y + bow + 44} ${-half - 60} ${y - bow + 44}Z" fill="{#8f6238|#553318}"/><path d="M${-half - 60} ${y - bow}Q0 ${y + bow} ${half + 60} ${y - bow}" fill="none" stroke="#c9935f" stroke-width="6"/>`;
const gasLamp = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="30" fill="rgb(255,214,130)" opacity=".16"/><path d="M${x - 5} ${y + 16}H${x + 5}V${y + 46}H${x - 5}Z" fill="#b8893f"/><path d="M${x - 13} ${y + 18}Q${x - 20} ${y - 12} ${x} ${y - 20} ${x + 20} ${y - 12} ${x + 13} ${y + 18}Z" fill="rgb(255,240,200)"/>`;
const nightPane = (x: number, y: number, w: number, h: number) =>
  `<path d="M${x} ${y}h${w}v${h}h${-w}z" fill="rgb(30,44,88)"/><g fill="rgb(240,244,255)"><circle cx="${x + w * 0.2}" cy="${y + h * 0.22}" r="2.600"/><circle cx="${x + w * 0.68}" cy="${y + h * 0.14}" r="2"/><circle cx="${x + w * 0.44}" cy="${y + h * 0.4}" r="1.800"/><circle cx="${x + w * 0.86}" cy="${y + h * 0.36}" r="2.400"/></g>`;

/** The hall of the talks on a candle: benches like a horseshoe, with so many on each. */
const hall = (people: number) =>
  room(
    `${shell('{#4d3a3c|#6b4d3e}', '{#a5744a|#5f3d22}')}<path d="M-480-640H480V-470H-480Z" fill="#352a33"/>${[-360, -120, 120, 360].map((x) => `<path d="M${x - 70}-640V-420Q${x}-500 ${x + 70}-420V-640Z" fill="#2a2230"/><path d="M${x + 100}-640h40v300h-40z" fill="{#8a6a4c>#4a3428}"/>`).join('')}${tier(-270, 400, 34, people, 0, 0.92)}${tier(-190, 440, 40, people, 3, 1.04)}${tier(-104, 480, 46, people, 5, 1.18)}<path d="M-480-20Q0 40 480-20V20Q0 78-480 20Z" fill="#3f2817" opacity=".5"/>${boards('#4a2d18')}${gasLamp(-430, -380)}${gasLamp(430, -380)}`,
  );

export const interiors = {
  lectureHall: hall(11),
  lectureHallEmpty: hall(0),
  trainInside: room(
    `${shell('{#8a5c38|#6b4426}', '{#6d4a30|#3f2818}')}<path d="M-480-640H480V-430H-480Z" fill="{#b98a5c|#8a5f3a}"/>${repeat(7, (at) => `<path d="M${at * 160 - 490}-640h12v210h-12z" fill="#6b4426"/>`)}<path d="M-480-436H480V-416H-480Z" fill="#4a2d18"/><path d="M-480-396H480V-386H-480Z" fill="#c9a15c"/>${repeat(24, (at) => `<path d="M${at * 40 - 480}-386L${at * 40 - 460}-346 ${at * 40 - 440}-386" fill="none" stroke="#a8844a" stroke-width="2.500"/>`)}<path d="M-480-350H480V-342H-480Z" fill="#c9a15c"/>${[-230, 230].map((x) => `<path d="M${x - 146}-330h292v196h-292z" fill="#4a2d18"/>${nightPane(x - 132, -318, 264, 172)}<path d="M${x - 132}-176q60-40 110-18 60-30 154 4v44h-264z" fill="rgb(20,30,58)"/><path d="M${x - 4}-318h8v172h-8z" fill="#6d4425"/><path d="M${x - 152}-136h304v16h-304z" fill="#b98455"/>`).join('')}<path d="M-30-342H30V0H-30Z" fill="{#9a6a42|#6b4426}"/><path d="M-480-116H480V0H-480Z" fill="{#7a4f2e|#55331b}"/>${repeat(17, (at) => `<path d="M${at * 60 - 480}-114V0" stroke="#3f2514" stroke-opacity=".6" stroke-width="3"/>`)}${boards('#2a180c')}<path d="M-16-420Q-26-384 0-380 26-384 16-420Z" fill="rgb(255,232,170)"/>`,
  ),
  trainSeat: {
    width: 260,
    height: 150,
    seat: 56,
    drawing:
      '<path d="M-126-150Q0-160 126-150V-40H-126Z" fill="{#7a8f6a>#43563c}"/><path d="M-110-140Q0-148 110-140" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="5"/><path d="M-63-150V-46M0-154V-46M63-150V-46" stroke="#2f3f2c" stroke-opacity=".35" stroke-width="4"/><path d="M-132-64H132V-34Q0-26-132-34Z" fill="{#8ca27a>#4d6144}"/><path d="M-136-156H-118V0H-136ZM118-156H136V0H118Z" fill="{#a5744a>#553319}"/><path d="M-132-34H132V-20H-132Z" fill="#553319"/>',
  },
  circusInside: room(
    `<path d="M-480-640H480V0H-480Z" fill="{#7a2f38|#94424a}"/>${[-5, -3, -1, 1, 3, 5].map((at) => `<path d="M${at * 14 - 14}-640L${at * 110 - 110}-120H${at * 110}L${at * 14}-640Z" fill="{#f0dfc0|#d6b88e}"/>`).join('')}<path d="M-480-150Q0-190 480-150V0H-480Z" fill="#2f2030"/>${repeat(17, (at) => listener(at * 58 - 464, -88 - (at % 2) * 10, at, 0.86))}${repeat(17, (at) => listener(at * 58 - 436, -36 - (at % 3) * 5, at + 4, 1))}<path d="M-480-8H480V30H-480Z" fill="{#b5483f|#7a2a2a}"/><path d="M-480 24H480V450H-480Z" fill="{#d9b07a|#94683a}"/><ellipse cx="0" cy="170" rx="440" ry="110" fill="#f0d49c" opacity=".45"/>${[-300, 0, 300].map((x) => `<path d="M${x - 24}-640H${x + 24}L${x + 110} 20H${x - 110}Z" fill="rgb(255,236,180)" opacity=".1"/>`).join('')}`,
  ),
  tightRope: {
    width: 1,
    height: 330,
    seat: 211,
    drawing:
      '<path d="M-292 30L-280-300H-266L-252 30ZM252 30L266-300H280L292 30Z" fill="{#c9935f>#6b4224}"/><path d="M-306-224H-236V-210H-306ZM236-224H306V-210H236Z" fill="{#e0b07a>#8a5a30}"/><path d="M-270-222Q0-202 270-222" fill="none" stroke="#efe2c4" stroke-width="6"/><path d="M-270-218Q0-198 270-218" fill="none" stroke="#7a5f3a" stroke-width="2.500"/><path d="M-286-300H-260V-312H-286ZM260-300H286V-312H260Z" fill="#d9523f"/><path d="M-270-210L-370 30M270-210L370 30" stroke="#efe2c4" stroke-opacity=".5" stroke-width="3"/>',
  },
  redParasol: {
    width: 130,
    height: 120,
    drawing: `<path d="M-3-90H3V0H-3Z" fill="{#c9935f>#6b4224}"/><path d="M-66-70Q-50-118 0-122 50-118 66-70 44-80 33-68 20-80 0-68-20-80-33-68-44-80-66-70Z" fill="{#f2614f>#a31f30}"/><path d="M0-122Q-24-100-33-68M0-122Q24-100 33-68M0-122V-68" fill="none" stroke="#ffd9c4" stroke-opacity=".6" stroke-width="2.500"/>${[-66, -33, 0, 33, 66].map((x) => `<path d="M${x}-70l-4 14h8z" fill="#ffcf5c"/>`).join('')}`,
  },
  paperTassel: {
    width: 30,
    height: 30,
    drawing:
      '<path d="M-3-26H3V-18H-3Z" fill="#b8893f"/><path d="M-4-18H4L12 0 6-3 3 0 0-3-3 0-6-3-12 0Z" fill="{#ff6a56>#b42536}"/>',
  },
  shipCabin: room(
    `${shell('{#8a6040|#5f3f28}', '{#8f6238|#553318}')}${repeat(8, (at) => `<path d="M-480 ${at * 66 - 490}H480" stroke="#3f2514" stroke-opacity=".5" stroke-width="4"/>`)}<path d="M-480-640H480V-450H-480Z" fill="{#3f2817|#5f3f28}"/>${repeat(7, (at) => `<path d="M${at * 160 - 500}-640h44v200h-44z" fill="{#7d532f>#4a2d18}"/>`)}<path d="M-480-452H480V-424H-480Z" fill="{#a5744a>#5f3a20}"/>${[-250, 250].map((x) => `<circle cx="${x}" cy="-300" r="82" fill="{#c9a15c>#7a5a2a}"/><circle cx="${x}" cy="-300" r="64" fill="rgb(26,40,84)"/><path d="M${x - 62}-284Q${x}-300 ${x + 62}-284 ${x + 44}-238 ${x}-236 ${x - 44}-238 ${x - 62}-284Z" fill="rgb(16,26,58)"/><g fill="rgb(255,214,130)"><circle cx="${x - 30}" cy="-288" r="4"/><circle cx="${x + 12}" cy="-290" r="3.500"/><circle cx="${x + 40}" cy="-287" r="3"/></g><path d="M${x - 46}-330Q${x - 30}-352 ${x - 4}-356" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/>`).join('')}<path d="M-140-196H140V-178H-140Z" fill="{#c9935f>#6b4224}"/><path d="M-120-196V-240Q-90-252-60-240V-196ZM-30-196Q-40-232-20-236H24Q44-232 34-196ZM66-196V-250H108V-196Z" fill="{#b8c2cc>#5f6a76}"/><path d="M66-250H108V-240H66Z" fill="#b5483f"/>${[-400, 400].map((x) => `<path d="M${x - 18}-430h36V4h-36z" fill="{#a5744a>#553319}"/>`).join('')}${boards('#3c2413')}`,
  ),
  caveDeep: room(
    `${shell('{#8d7f86|#6a5f6c}', '{#a3949a|#5d5260}')}<path d="M-480-640H480V-380Q420-300 380-420 330-200 270-400 210-320 170-430 110-250 60-420 0-340-60-440-120-260-170-420-230-300-280-430-340-220-390-400-440-320-480-420Z" fill="{#5f5562|#857784}"/><path d="M-480-420Q-380-200-420 20L-480 60ZM480-420Q380-220 430 20L480 60Z" fill="{#4d4450>#6d6270}"/><path d="M-300 10Q-280-110-250-10ZM300 14Q330-130 360 14ZM-130 4Q-112-60-96 4Z" fill="{#a89a9e>#5f5560}"/><path d="M-200-180Q-60-260 90-190 160-120 120-20H-230Q-260-110-200-180Z" fill="#3a323c" opacity=".8"/><path d="M-480 60Q-200 30 0 50T480 40V450H-480Z" fill="{#9a8b90|#584e5a}"/><path d="M-460 120Q-300 90-160 120M60 110Q220 80 420 120" fill="none" stroke="#8a8092" stroke-opacity=".35" stroke-width="6"/>`,
  ),
  mountShop: room(
    `${shell('{#e6d8bc|#c9b48c}', '{#b98a5c|#7a5432}')}<path d="M-480-640H480V-520H-480Z" fill="#8a6238"/>${[-380, -190, 200, 390].map((x, at) => `<path d="M${x - 66}-500H${x + 66}V-190H${x - 66}Z" fill="${['#6f857c', '#8a7a5c', '#7a6a80', '#5f7a8a'][at]}"/><path d="M${x - 50}-460H${x + 50}V-230H${x - 50}Z" fill="#f6eed8"/><path d="M${x - 76}-506H${x + 76}V-494H${x - 76}ZM${x - 76}-196H${x + 76}V-182H${x - 76}Z" fill="{#8a5a34>#4a2f1a}"/>`).join('')}<path d="M-404-250Q-390-330-372-380M-404-300q20-10 40-34M-378-340q14-4 22-16" fill="none" stroke="#4a5054" stroke-width="6" stroke-linecap="round"/><g fill="#b5483f"><circle cx="-362" cy="-382" r="7"/><circle cx="-348" cy="-352" r="6"/></g><path d="M-232-250Q-190-330-148-250M-214-270Q-190-296-168-270" fill="none" stroke="#5a6064" stroke-width="6"/><path d="M170-250Q180-380 200-420M200-250Q206-360 224-400M186-330l24-16M196-380l22-8" fill="none" stroke="#4f6a54" stroke-width="6" stroke-linecap="round"/><path d="M352-300Q390-340 428-300M360-280Q390-262 424-280" fill="none" stroke="#4a5054" stroke-width="6"/><path d="M-70-430H90V-250H-70Z" fill="{#cfe6ee|#eef4e6}"/><path d="M-70-430H90V-250H-70ZM10-430V-250M-70-340H90" fill="none" stroke="#8a5a34" stroke-width="10"/><path d="M-480-160H480V-150H-480Z" fill="#8a6238" opacity=".6"/><path d="M-480-8H480V6H-480Z" fill="#6b4a2c"/>${boards('#6b4a2c')}`,
  ),
  scienceRoom: room(
    `${shell('{#e9efe9|#c6d6d0}', '{#c9a878|#94703f}')}<path d="M-480-640H480V-560H-480Z" fill="#d5ded8"/>${[-300, 300].map((x) => `<path d="M${x - 120}-470h240v230h-240z" fill="{#bfe2f2|#eef6ea}"/><path d="M${x - 120}-470h240v230h-240zM${x}-470v230M${x - 120}-356h240" fill="none" stroke="#ffffff" stroke-width="13"/>`).join('')}<path d="M-140-480H140V-220H-140Z" fill="{#b98a5c>#7a5432}"/><path d="M-126-466H126V-356H-126ZM-126-342H126V-234H-126Z" fill="#5f4026"/><g><path d="M-104-356V-392L-114-356ZM-112-356Q-84-352-92-380L-92-410H-108V-380Q-124-352-112-356Z" fill="#7fb8d6"/><path d="M-50-356V-420H-34V-356Z" fill="#d9e8ec"/><path d="M-10-356V-400H34V-356Z" fill="#8fc0a0"/><circle cx="80" cy="-382" r="26" fill="{#9fd0e6@#4a86a8}"/><path d="M-100-234V-290H-50V-234Z" fill="#c98a5a"/><path d="M-20-234Q-24-280 0-290 24-280 20-234Z" fill="#b5a0c8"/><path d="M60-234V-300H76V-234ZM84-234V-286H100V-234Z" fill="#dfeaee"/></g><path d="M-480-200H480V-190H-480Z" fill="#9fb4ac"/><path d="M-480-100H480V0H-480Z" fill="{#8fb0a4|#6a8c80}"/><path d="M-480-116H480V-96H-480Z" fill="{#f4f1e6|#cfc6b0}"/>${boards('#7a5a30')}`,
  ),
  manorRoom: room(
    `${shell('{#7d8a80|#5f6c66}', '{#8a5f3f|#4f3422}')}${repeat(13, (at) => `<path d="M${at * 78 - 480}-640h30v560h-30z" fill="#ffffff" opacity=".05"/>`)}<path d="M-480-90H480V0H-480Z" fill="{#6b4a30|#4a3220}"/><path d="M-480-98H480V-86H-480Z" fill="#a5784a"/><path d="M-330-500H-150V-180H-330Z" fill="#4a3220"/>${nightPane(-318, -488, 156, 296)}<path d="M-240-488V-192M-318-340H-162" stroke="#6b4a30" stroke-width="9"/><g stroke="rgb(190,210,240)" stroke-width="3" opacity=".7" stroke-linecap="round"><path d="M-300-460l-8 40M-270-430l-8 40M-220-470l-8 40M-190-420l-8 40M-290-300l-8 40M-250-260l-8 40M-200-310l-8 40M-180-250l-8 40"/></g><path d="M-350-510H-130V-480Q-150-300-140-180H-180Q-210-340-190-490H-290Q-270-340-300-180H-340Q-330-300-350-480Z" fill="{#6d3f52>#3f2232}"/><path d="M10-480H170V-470H10Z" fill="#b8893f"/><path d="M18-470H162Q156-330 166-210Q90-200 14-210 24-330 18-470Z" fill="{#c77f94>#7a3a56}"/><path d="M46-470Q52-330 44-208M78-470Q80-330 76-206M112-470Q112-330 116-206M140-470Q136-330 144-208" fill="none" stroke="#4f2038" stroke-opacity=".45" stroke-width="6"/>${boards('#33200f')}`,
  ),
  atticRoom: room(
    `${shell('{#a89684|#86705e}', '{#8f6a48|#553a24}')}<path d="M-480-640H480V-560L160-640H-160L-480-500Z" fill="#4a382c"/><path d="M-480-640V-330L-250-640ZM480-640V-330L250-640Z" fill="{#7a6352|#5f4a3c}"/><path d="M-480-344L-240-640H-212L-480-300ZM480-344L240-640H212L480-300Z" fill="{#8a5f3a>#4a2f1a}"/><path d="M-92-470H92V-250H-92Z" fill="#4a2f1a"/>${nightPane(-80, -458, 160, 196)}<path d="M-5-458H5V-262H-5ZM-80-366H80V-356H-80Z" fill="#7a5230"/><path d="M-108-252H108V-232H-108Z" fill="{#b98455>#6d4425}"/><path d="M-480-12H480V6H-480Z" fill="#4a2f1a"/><path d="M-380-180q40-12 70 6M300-220q36-10 60 8M-300-60q30-8 60 4" fill="none" stroke="#6b5848" stroke-width="4" opacity=".6"/>${boards('#3a2414')}`,
  ),
  plainTable: {
    width: 200,
    height: 92,
    seat: 90,
    drawing:
      '<path d="M-92-84H-76L-82 0H-92ZM76-84H92L92 0H82Z" fill="{#8a5a34>#4a2f1a}"/><path d="M-66-84H-54V-14H-66ZM54-84H66V-14H54Z" fill="#4a2f1a"/><path d="M-106-96H106L100-80H-100Z" fill="{#c9935f>#8a5a30}"/><path d="M-100-80H100V-68H-100Z" fill="#6b4224"/>',
  },
  longTable: {
    width: 420,
    height: 80,
    seat: 78,
    drawing:
      '<path d="M-196-70H-176L-184 0H-196ZM176-70H196L196 0H184Z" fill="{#8a5a34>#4a2f1a}"/><path d="M-216-84H216L206-66H-206Z" fill="{#d6a56c>#94653a}"/><path d="M-206-66H206V-50H-206Z" fill="#6b4224"/>',
  },
  fourCandles: {
    width: 200,
    height: 100,
    drawing: [
      [-72, 52, '#e8d6a8'],
      [-24, 66, '#fdfcf6'],
      [24, 58, '#f4eedd'],
      [72, 46, '#f0c66a'],
    ]
      .map(
        ([x, h, c]) =>
          `<path d="M${Number(x) - 20} 0Q${x} 8 ${Number(x) + 20} 0L${Number(x) + 15}-7H${Number(x) - 15}Z" fill="#b8893f"/><path d="M${Number(x) - 10}-6V${-Number(h)}H${Number(x) + 10}V-6Z" fill="${c}"/><path d="M${Number(x) - 10}-6V${-Number(h)}h5v${Number(h) - 6}z" fill="#fff" opacity=".4"/><path d="M${x} ${-Number(h)}v-8" stroke="#3a2a20" stroke-width="3"/><circle cx="${x}" cy="${-Number(h) - 22}" r="24" fill="rgb(255,210,110)" opacity=".28"/><path d="M${x} ${-Number(h) - 44}Q${Number(x) + 13} ${-Number(h) - 20} ${x} ${-Number(h) - 4} ${Number(x) - 13} ${-Number(h) - 20} ${x} ${-Number(h) - 44}Z" fill="rgb(255,190,70)"/><path d="M${x} ${-Number(h) - 28}q6 14 0 22-6-8 0-22z" fill="rgb(255,246,200)"/>`,
      )
      .join(''),
  },
  jarOverCandle: {
    width: 110,
    height: 150,
    drawing:
      '<path d="M-60 0H60V-8H-60Z" fill="{#b98455>#6d4425}"/><path d="M-9-8V-54H9V-8Z" fill="#f4eedd"/><path d="M0-54v-7" stroke="#3a2a20" stroke-width="3"/><circle cx="0" cy="-70" r="26" fill="rgb(130,180,255)" opacity=".35"/><path d="M0-86Q10-70 0-58-10-70 0-86Z" fill="rgb(110,160,250)"/><path d="M0-74q5 9 0 15-5-6 0-15z" fill="rgb(240,246,255)"/><path d="M-48-8V-112Q-48-142-18-144V-152H18V-144Q48-142 48-112V-8Z" fill="#dff0f6" fill-opacity=".26" stroke="#eaf6fa" stroke-width="4"/><path d="M-36-20V-108Q-36-122-26-128" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="6" stroke-linecap="round"/>',
  },
  candleFlame: {
    width: 160,
    height: 330,
    drawing:
      '<path d="M-46 0V-110Q-30-96 0-98 30-96 46-110V0Z" fill="{#fdf6e2>#d9c08c}"/><ellipse cx="0" cy="-106" rx="46" ry="13" fill="#f0d9a4"/><ellipse cx="0" cy="-105" rx="30" ry="8" fill="#e6bd6a"/><path d="M0-330Q62-220 50-160 34-112 0-112-34-112-50-160-62-220 0-330Z" fill="rgb(255,168,56)"/><path d="M0-300Q44-214 38-164 24-124 0-122-24-124-38-164-44-214 0-300Z" fill="rgb(255,224,120)"/><path d="M0-214Q22-180 18-150 10-128 0-126-10-128-18-150-22-180 0-214Z" fill="rgb(126,92,80)"/><path d="M-48-150Q-40-112 0-110 40-112 48-150 30-122 0-122-30-122-48-150Z" fill="rgb(90,140,230)"/><path d="M0-106Q-4-130 6-150" fill="none" stroke="#2f2420" stroke-width="7" stroke-linecap="round"/>',
  },
} as const satisfies Record<string, Motif>;
