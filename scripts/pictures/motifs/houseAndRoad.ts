import { repeat } from '../numbers.ts';

/** A washing machine with its round window, lit where it turns. */
const drum = (x: number, y: number, lit: boolean) =>
  `<g transform="translate(${x} ${y})"><path d="M-66-150H66V0H-66Z" fill="{#eef1f3>#b4bcc4}"/><path d="M-66-150H66V-118H-66Z" fill="{#cfd6dc>#98a2ac}"/><circle cx="-40" cy="-134" r="7" fill="#6f7a86"/><path d="M0-140h46v12H0z" fill="#5b6672"/><circle cx="0" cy="-60" r="48" fill="{#d5dce2@#7c8793}"/><circle cx="0" cy="-60" r="37" fill="${lit ? 'rgb(255,226,150)' : '#3d4752'}"/>${lit ? '<path d="M-26-66Q-6-92 22-76 34-56 14-38-14-28-26-46Z" fill="#c98a6a"/><circle cx="0" cy="-60" r="88" fill="rgb(255,220,140)" opacity=".16"/>' : '<path d="M-24-76q14-14 34-8" fill="none" stroke="#8fa0b0" stroke-width="5" stroke-linecap="round"/>'}</g>`;

const pair = (x: number, paint: string, high: number) =>
  [0, 34]
    .map(
      (dx) =>
        `<path d="M${x + dx - 13}-4V-${high}q13-8 26 0V-6q2 6-4 6h-18q-5 0-4-4Z" fill="${paint}"/><ellipse cx="${x + dx}" cy="-${high}" rx="11" ry="5" fill="#2c2622" opacity=".7"/>`,
    )
    .join('');

const HULL =
  '<path d="M-170-46Q-150 0-90 6H100Q150 0 180-56Q120-34 0-34T-170-46Z" fill="{#b58a5a>#6a4526}"/><path d="M-170-46Q-110-30 0-30T180-56Q120-40 0-40-110-38-170-46Z" fill="#3f2918"/><path d="M-150-16Q0 6 160-20" fill="none" stroke="#4f3420" stroke-opacity=".5" stroke-width="4"/>';

export const houseAndRoad = {
  /** A kiln that climbs a slope in six chambers, fire at its foot. */
  climbingKiln: {
    width: 620,
    height: 250,
    drawing: `<path d="M-310 0L300-150V0Z" fill="{#9c8a66>#6b5c42}"/>${repeat(6, (at) => `<path d="M${at * 84 - 220} ${-10 - at * 22}q0-78 46-84 46 6 46 84Z" fill="{#c9946a>#8a5a3c}"/><path d="M${at * 84 - 184} ${-22 - at * 22}q0-22 12-22t12 22Z" fill="#3a241a"/>`)}<path d="M-300 0q0-70 44-74 44 4 44 74Z" fill="{#b5805a>#744a30}"/><path d="M-276 0q0-40 22-42 22 2 22 42Z" fill="#2c1a12"/><path d="M-268 0q2-26 10-30-2 12 6 16 2-14 8-18 8 14 4 32Z" fill="rgb(255,170,70)"/><path d="M266-132h34v-110h-34z" fill="{#b5805a>#744a30}"/>`,
  },
  /** A plain chair of oak that nobody sits on. */
  oakChair: {
    width: 90,
    height: 150,
    seat: 72,
    drawing:
      '<path d="M-36-150h12L-20 0h-12zM24-150h12L32 0H20z" fill="{#b48a5c>#74522f}"/><path d="M-34-140H34v14h-68zM-33-112H33v10h-66z" fill="{#c49a6a>#86603a}"/><path d="M-42-72H42v14h-84z" fill="{#c49a6a>#86603a}"/><path d="M-38-60h10V0h-10zM28-60h10V0H28z" fill="{#9c744a>#5f4226}"/><path d="M-30-30h60" stroke="#86603a" stroke-width="6"/>',
  },
  /** A laundry that is open all night; one drum turns and shines. */
  laundryRoom: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `<path d="M-480-640H480V2H-480Z" fill="{#c8d3d6|#9fb0b6}"/><path d="M-480 0H480V440H-480Z" fill="{#b9c0c4|#8a9298}"/><path d="M-480 60H480M-480 150H480M-480 270H480${repeat(7, (at) => `M${at * 120 - 360} 0L${(at * 120 - 360) * 1.9} 440`)}" stroke="#6f7a82" stroke-opacity=".3" stroke-width="3" fill="none"/><path d="M-450-470H-250V-40H-450Z" fill="{#1d2a4c|#3c5078}"/><path d="M-450-470H-250V-40H-450ZM-350-470V-40" fill="none" stroke="#e4eaec" stroke-width="14"/>${repeat(9, (at) => `<circle cx="${((at * 67) % 180) - 440}" cy="-${90 + ((at * 83) % 340)}" r="${3 + (at % 3)}" fill="rgb(245,248,255)"/>`)}${[-150, 0, 150, 300, 450].map((x) => drum(x, -172, x === 300)).join('')}${[-150, 0, 150, 300, 450].map((x) => drum(x, -16, false)).join('')}<path d="M-230-350H480V-336H-230Z" fill="#7f8c94"/><path d="M260-190L340-190 470 300H60Z" fill="rgb(255,226,150)" opacity=".14"/>`,
  },
  /** The inside of a tent by a river at night. */
  campTent: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `<path d="M-480-640H480V2H-480Z" fill="{#26345c|#4a5c84}"/><path d="M-480-170Q-200-210 60-186 300-206 480-176V2H-480Z" fill="#2b3a44"/><path d="M-480-90Q-160-120 140-96 330-110 480-92V-40H-480Z" fill="{#6f88b8|#54699a}"/>${repeat(11, (at) => `<circle cx="${((at * 139) % 560) - 220}" cy="-${240 + ((at * 67) % 220)}" r="3" fill="rgb(250,248,230)"/>`)}<path d="M-480-640H480V2H330Q300-260 30-560-250-260-280 2H-480Z" fill="{#a58a64>#6f5a40}"/><path d="M30-560Q-120-640-480-640M30-560Q-180-300-280 2M30-560Q220-300 330 2M30-560Q180-640 480-640" fill="none" stroke="#4f3f2c" stroke-width="7"/><path d="M-420-600Q-400-300-410 2M420-600Q410-300 414 2" fill="none" stroke="#4f3f2c" stroke-opacity=".4" stroke-width="5"/><path d="M-480 0H480V440H-480Z" fill="{#7d6a4c|#4f4230}"/><path d="M-300 60H320L420 330H-420Z" fill="{#8a4a44|#5c2e30}"/><path d="M-280 84H300M-380 300H390" stroke="#c9a45a" stroke-width="6"/>`,
  },
  /** A rickshaw, its shafts to the right. */
  rickshaw: {
    width: 260,
    height: 170,
    seat: 74,
    drawing:
      '<path d="M-104-100Q-116-170-30-172L30-160 8-96Z" fill="{#3f4450>#202329}"/><path d="M-92-96H24L40-50H-70Q-96-60-92-96Z" fill="{#6a3434>#3c1c1e}"/><path d="M-80-90H18L24-70H-76Z" fill="{#a8a08c>#6f685a}"/><path d="M20-56L150-66M-40-52L150-66" stroke="#5b4630" stroke-width="7" stroke-linecap="round"/><circle cx="-40" cy="-42" r="42" fill="none" stroke="#3a3430" stroke-width="7"/><path d="M-40-84V0M-82-42H2M-70-72L-10-12M-10-72L-70-12" stroke="#5b5048" stroke-width="3.500"/><circle cx="-40" cy="-42" r="7" fill="#8a7a62"/><path d="M150-66v-10" stroke="#5b4630" stroke-width="9" stroke-linecap="round"/>',
  },
  /** Six pairs of shoes on a step of stone. */
  sixPairs: {
    width: 470,
    height: 80,
    drawing: `<path d="M-240-34H240L256 0H-256Z" fill="{#b5b2ac>#7d7a75}"/><path d="M-244-40H244V-30H-244Z" fill="{#d2cfc9>#9a9791}"/><g transform="translate(0 -36)">${pair(-220, '{#fdfbf4>#cfcabd}', 18)}${pair(-140, '{#8f7a5a>#54462f}', 34)}${pair(-62, '{#e2574a>#9a2630}', 48)}${pair(16, '{#c2b49a>#7d715c}', 26)}${pair(94, '{#4a4038>#241e1a}', 20)}${pair(170, '{#a9743f>#6b4422}', 12)}</g>`,
  },
  /** A door of paper with one pane left open, and the hills in it. */
  paperDoorHole: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `<path d="M-480-640H480V2H-480Z" fill="{#e8dcc0|#c9b892}"/><path d="M-480 0H480V440H-480Z" fill="{#c79a62|#93683a}"/><path d="M-300-470H300V-10H-300Z" fill="{#6d4c30>#46301d}"/>${[-276, 12].map((x) => repeat(4, (row) => repeat(3, (at) => `<path d="M${x + at * 88} ${-448 + row * 108}h80v100h-80z" fill="${x === 12 && row === 1 && at === 1 ? '{#bfe0ee|#e9f0e0}' : '{#fffaf0|#f1e4c6}'}"/>${x === 12 && row === 1 && at === 1 ? `<path d="M${x + at * 88} ${-448 + row * 108 + 66}q18-34 34-14 20-34 46 8v40h-80z" fill="#c9683c"/><path d="M${x + at * 88} ${-448 + row * 108 + 82}q30-24 80-6v24h-80z" fill="#8f4a34"/>` : ''}`))).join('')}<path d="M130-290L170-290 330 260H20Z" fill="#fff3cc" opacity=".25"/><path d="M-480-24H480V4H-480Z" fill="#6d4c30"/>`,
  },
  /** A small pot of earthenware with a lid. */
  earthenPot: {
    width: 60,
    height: 44,
    drawing:
      '<path d="M-28-30Q-30-2-14 0H14Q30-2 28-30Z" fill="{#5a453c>#2c201c}"/><path d="M-31-34h62v8h-62z" fill="#3b2c26"/><path d="M-26-34Q0-48 26-34Z" fill="{#6b544a>#3b2c26}"/><circle cx="0" cy="-43" r="4" fill="#3b2c26"/>',
  },
  /** Open water up to the horizon, to lay over a beach. */
  wideSea: {
    width: 20,
    height: 60,
    seat: 0,
    drawing: `<path d="M-560-70H560V640H-560Z" fill="{#6fb4d6|#1f5a94}"/>${repeat(26, (at) => `<path d="M${((at * 211) % 1060) - 530} ${at * 22 - 54}q16-7 32 0t32 0" fill="none" stroke="#ffffff" stroke-opacity="${at % 2 === 0 ? '.4' : '.22'}" stroke-width="${3 + at * 0.14}" stroke-linecap="round"/>`)}`,
  },
  /** A small fishing boat, seen from the side. */
  skiff: {
    width: 340,
    height: 60,
    seat: 34,
    drawing: `${HULL}<path d="M-190 8q24-8 48 0t48 0 48 0 48 0 48 0 48 0 48 0" fill="none" stroke="#ffffff" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"/>`,
  },
  /** The boat with a marlin longer than itself tied alongside. */
  skiffMarlin: {
    width: 420,
    height: 60,
    seat: 34,
    drawing: `${HULL}<path d="M-250-6L-168-12Q-60-40 90-22 150-16 176-10L222-40Q212-4 226 30L174 10Q90 26-40 18-130 14-168-4Z" fill="{#7d78b8>#3c4480}"/><path d="M-168 0Q-40 26 170 8 90 24-40 18-130 14-168-4Z" fill="#d9dbe8"/><path d="M-60-30Q-20-62 40-34Z" fill="#5a5c9c"/><path d="M-110-20v30M-70-24v38M-30-27v42M10-27v42M50-25v38" stroke="#b9b4e0" stroke-opacity=".6" stroke-width="6"/><circle cx="-140" cy="-8" r="5" fill="#10142c"/><path d="M-100-36V8M90-38V10" stroke="#e0c690" stroke-width="6"/><path d="M-250 24q24-8 48 0t48 0 48 0 48 0 48 0 48 0 48 0 48 0 48 0" fill="none" stroke="#ffffff" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"/>`,
  },
  /** The face of a lion in a wall of stone, a slit in its mouth. */
  stoneLion: {
    width: 280,
    height: 320,
    drawing: `<path d="M-140-320H140V0H-140Z" fill="{#b9b0a2>#80776a}"/><path d="M-156-334H156v26h-312zM-150-26H150V0h-300z" fill="{#cfc7ba>#948a7c}"/>${repeat(14, (at) => `<path d="M0-176Q-34-246-8-286 26-262 20-176Z" fill="${at % 2 === 0 ? '#8a7e6c' : '#776c5c'}" transform="rotate(${(at * 25.7).toFixed(0)} 0 -172)"/>`)}<path d="M-60-214Q-58-262-30-258-10-242 0-242 10-242 30-258 58-262 60-214 62-150 34-118 0-100-34-118-62-150-60-214Z" fill="{#d9cfbd>#9c907e}"/><path d="M-46-216Q-30-232-10-212L-14-200Q-30-208-44-204ZM46-216Q30-232 10-212L14-200Q30-208 44-204Z" fill="#6d6252"/><ellipse cx="-26" cy="-198" rx="7" ry="5" fill="#3a322a"/><ellipse cx="26" cy="-198" rx="7" ry="5" fill="#3a322a"/><path d="M-16-184Q0-192 16-184L8-166H-8Z" fill="#6d6252"/><path d="M0-166v12M-30-152Q-14-160 0-154 14-160 30-152 34-128 24-118 0-108-24-118-34-128-30-152Z" fill="#2a241e" stroke="#6d6252" stroke-width="4"/><path d="M-20-150l5 14 5-15M20-150l-5 14-5-15" fill="#e9e0cc"/><path d="M-12-136l28-8 8 20-28 8z" fill="#f8f1de"/>`,
  },
  /** A chest of old for herbs, nine drawers with rings. */
  drawerChest: {
    width: 280,
    height: 250,
    seat: 244,
    drawing: `<path d="M-136-250H136V-18H-136Z" fill="{#8a5f3c>#553821}"/><path d="M-146-256H146v14h-292zM-126-18h24V0h-24zM102-18h24V0h-24z" fill="{#a2744a>#664427}"/>${repeat(9, (at) => `<g transform="translate(${(at % 3) * 86 - 86} ${Math.floor(at / 3) * 74 - 232})"><path d="M-38 0h76v60h-76z" fill="${at === 4 ? '#2f1f14' : '{#b98756>#7d5632}'}"/>${at === 4 ? '<path d="M-44 22h88v52h-88z" fill="{#cf9a64>#8a5f38}"/><path d="M-40 22h80v-10h-80z" fill="#3f2a1a"/><circle cx="0" cy="48" r="9" fill="none" stroke="#e0c07a" stroke-width="5"/>' : '<path d="M-22 10h44v14h-44z" fill="#efe2c4"/><circle cx="0" cy="42" r="9" fill="none" stroke="#d6b468" stroke-width="5"/>'}</g>`)}`,
  },
  /** A square hole in the boards of a stage, light in it. */
  stageHole: {
    width: 200,
    height: 40,
    seat: 6,
    drawing:
      '<path d="M-96-34H96L116 8H-116Z" fill="#1c1218"/><path d="M-86-28H86L102 2H-102Z" fill="#3a2a20"/><path d="M-96-34H96L100-26H-100Z" fill="#8a6038"/><path d="M-116 8H116V20H-116Z" fill="#a5764a"/>',
  },
  /** A lighthouse on a rock, its light out. */
  lighthouse: {
    width: 240,
    height: 420,
    drawing:
      '<path d="M-150 0Q-120-60-60-66 0-84 70-60 130-50 150 0Z" fill="{#7a7680>#45424c}"/><path d="M-46-60L-30-320H30L46-60Z" fill="{#f0ece2>#b3aca0}"/><path d="M-42-120h84l2 36h-88zM-38-200h76l2 36h-80zM-33-276h66l2 34h-70z" fill="{#b5544a>#752e2c}"/><path d="M-44-332H44v14h-88z" fill="#4f4a50"/><path d="M-26-380h52v48h-52z" fill="{#46506a>#2a3146}"/><path d="M-34-378L0-420 34-378Z" fill="{#b5544a>#752e2c}"/><path d="M-12-60v-40q12-16 24 0v40z" fill="#4a382c"/><path d="M-40-332v-20h80v20M-20-352v20M0-352v20M20-352v20" fill="none" stroke="#4f4a50" stroke-width="4"/>',
  },
  /** A fishing line, taut from the hand at its foot down to the right. */
  tautLine: {
    width: 10,
    height: 40,
    drawing:
      '<path d="M0 0L280 96" stroke="#f6f2e4" stroke-width="3"/><path d="M0 0L-60-14" stroke="#f6f2e4" stroke-width="3"/>',
  },
  /** A bakery after closing: the oven burns, loaves on the shelves. */
  bakery: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `<path d="M-480-640H480V2H-480Z" fill="{#d8c3a0|#b0946c}"/><path d="M-480 0H480V440H-480Z" fill="{#a97e58|#74543a}"/><path d="M-480-22H480V4H-480Z" fill="#5f4630"/><path d="M-440-330H-170V0H-440Z" fill="{#9a5f4a>#64382c}"/><path d="${repeat(7, (row) => `M-440 ${row * 46 - 320}H-170${repeat(4, (at) => `M${at * 70 - 430 + (row % 2) * 34} ${row * 46 - 320}v46`)}`)}" stroke="#4f2a20" stroke-opacity=".45" stroke-width="3" fill="none"/><path d="M-400-60V-150Q-400-220-305-220-210-220-210-150V-60Z" fill="#2c1812"/><path d="M-390-66V-146Q-390-208-305-208-220-208-220-146V-66Z" fill="rgb(255,150,60)" opacity=".55"/><path d="M-360-66q10-60 30-76-2 26 12 36 2-40 26-56-2 36 22 52 14 20 2 44Z" fill="rgb(255,214,110)"/><path d="M-80-360H460V-344H-80ZM-80-230H460V-214H-80Z" fill="{#8a5f3c>#553821}"/>${repeat(8, (at) => `<path d="M${at * 66 - 70}-360q0-34 28-34t28 34z" fill="{#e0a860>#a5682f}"/><path d="M${at * 66 - 70}-230q0-${24 + (at % 3) * 8} 28-${24 + (at % 3) * 8}t28 ${24 + (at % 3) * 8}z" fill="{#d99a54>#9a5f2c}"/>`)}<path d="M-440-66H-170L60 300H-420Z" fill="rgb(255,190,100)" opacity=".12"/>`,
  },
  /** A white box on legs for a thermometer, its slatted door ajar. */
  weatherBox: {
    width: 150,
    height: 210,
    seat: 204,
    drawing: `<path d="M-58-70h12V0h-12zM46-70h12V0h-12z" fill="{#e9ecee>#a9b2b8}"/><path d="M-62-180H62V-66H-62Z" fill="{#ffffff>#cfd6da}"/><path d="M-76-178L-60-206H60L76-178Z" fill="{#eef1f3>#b4bcc2}"/><path d="${repeat(6, (at) => `M-54 ${at * 17 - 164}H10`)}" stroke="#b0b9bf" stroke-width="6"/><path d="M16-170h40v94h-40z" fill="#4a5560"/><path d="M56-172l44-14v114l-44 0z" fill="{#f6f8f9>#c0c8cd}"/><path d="M24-92h22v-8h-22zM26-104h20v-8h-20z" fill="#fdf6e2"/>`,
  },
  /** Pigeon holes for letters, one of them taken. */
  letterRack: {
    width: 300,
    height: 230,
    drawing: `<path d="M-150-230H150V0H-150Z" fill="{#9a6c44>#64422a}"/>${repeat(12, (at) => {
      const [x, y] = [(at % 4) * 70 - 136, Math.floor(at / 4) * 70 - 216];
      return `<path d="M${x} ${y}h62v60h-62z" fill="{#3f2a1c>#2a1b12}"/>${at === 6 ? `<g transform="translate(${x + 30} ${y + 34}) rotate(-9)"><path d="M-26-20h52v38h-52z" fill="{#ffc6cf>#dd8f9f}"/><path d="M-26-20L0 4 26-20" fill="none" stroke="#b8687c" stroke-width="3.500"/><path d="M-26 10l52-3" stroke="#fff1d8" stroke-width="4" opacity=".8"/></g>` : `<path d="M${x + 8} ${y + 50}h46" stroke="#7d5636" stroke-width="5"/>`}`;
    })}<path d="M-160-240H160v14h-320zM-156-6H156V6h-312z" fill="{#b8875a>#7a5233}"/>`,
  },
  /** A trellis of vines with bunches of green grapes. */
  grapeArbor: {
    width: 420,
    height: 330,
    drawing: `<path d="M-190 0h14v-300h-14zM176 0h14v-300h-14z" fill="{#9a7a56>#5f4830}"/><path d="M-210-306H210v14h-420z" fill="{#9a7a56>#5f4830}"/>${repeat(9, (at) => `<path d="M${at * 48 - 214}-${296 + (at % 3) * 8}q-6-34 26-36 30 2 26 34-10 30-30 30-20-6-22-28Z" fill="${at % 2 === 0 ? '{#8fbf78>#3f7a48}' : '{#7aac68>#356a40}'}"/>`)}${repeat(
      6,
      (at) =>
        `<g transform="translate(${at * 66 - 166} -${262 - (at % 2) * 12})">${[
          [-12, 0],
          [0, -2],
          [12, 0],
          [-7, 13],
          [6, 13],
          [0, 26],
        ]
          .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="9" fill="{#cfe69a@#7aa04a}"/>`)
          .join('')}</g>`,
    )}`,
  },
} as const;
