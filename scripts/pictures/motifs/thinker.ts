import { repeat } from '../numbers.ts';

/** Small marks of writing in columns, from `x` to the right and from `y` down. */
const marks = (x: number, y: number, columns: number, rows: number, step: number, size: number) =>
  repeat(columns, (column) =>
    repeat(rows, (row) => {
      const [left, top] = [x + column * step, y + row * step];
      const kind = (column * 5 + row * 3) % 4;
      return [
        `M${left} ${top}h${size}v${size}M${left} ${top + size / 2}h${size}`,
        `M${left + size / 2} ${top}v${size}M${left} ${top + size / 3}h${size}M${left} ${top + size}h${size}`,
        `M${left} ${top}h${size}l-${size} ${size}h${size}`,
        `M${left} ${top}v${size}h${size}M${left + size} ${top}v${size / 2}h-${size / 2}`,
      ][kind] as string;
    }),
  );

/** A card with the character of a bird; without its eye it is a crow. */
const card = (eye: boolean) =>
  `<path d="M-74-176H80V6H-74Z" fill="#8d7a5c" opacity=".35"/><path d="M-80-182H74V0H-80Z" fill="{#fdf6e2>#e2d3ae}"/><g transform="translate(-62 -160) scale(1.22)" fill="none" stroke="#2a2420" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"><path d="M49 0L42 11M28 13V64M28 13H70V40M28 40H70M28 52H78M28 64H82Q83 88 72 97L65 90M21 76L14 91M36 77L38 90M50 77L54 89M63 75L68 86"/>${eye ? '<path d="M28 26H70" stroke="#d0362c" stroke-width="8"/>' : '<path d="M33 26H65" stroke="#d0362c" stroke-width="2.500" stroke-dasharray="4 6"/>'}</g>`;

const page = (x: number, y: number, gaps: string) =>
  `<g transform="translate(${x} ${y})"><path d="M-86-168H92V6H-86Z" fill="#6f5a3c" opacity=".3"/><path d="M-90-172H88V0H-90Z" fill="{#fbf3dd>#dfcfa8}"/><path d="M-90-172h14V0h-14Z" fill="{#5d7fa6>#3b587c}"/><path d="M-83-150v6M-83-110v6M-83-70v6M-83-30v6" stroke="#f3ead2" stroke-width="5"/><path d="${marks(-62, -156, 7, 7, 21, 12)}" fill="none" stroke="#3a322a" stroke-width="2.600"/>${gaps}</g>`;
const gap = (x: number, y: number, wide: number, high: number) =>
  `<path d="M${x} ${y}h${wide}v${high}h-${wide}z" fill="#f7eccf"/><path d="M${x + 1} ${y + 1}h${wide - 2}v${high - 2}h-${wide - 2}z" fill="none" stroke="#d0452f" stroke-width="2.500" stroke-dasharray="6 5"/>`;

const [UPPER, LOWER, HAND] = ['#e0702e', '#3f9a5e', '#3f78c4'];
/** A bone with its two ends. */
const bone = (x1: number, y1: number, x2: number, y2: number, wide: number, paint: string) =>
  `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${paint}" stroke-width="${wide}" stroke-linecap="round"/><circle cx="${x1}" cy="${y1}" r="${wide * 0.62}" fill="${paint}"/><circle cx="${x2}" cy="${y2}" r="${wide * 0.62}" fill="${paint}"/>`;

/** Things of Korean and Western classics for older readers. */
export const thinker = {
  /** A block for printing books; its letters stand turned around. */
  printBlock: {
    width: 170,
    height: 96,
    drawing: `<path d="M-86-6L-78-94H86L94-6Q4 4-86-6Z" fill="{#a9764a>#6c4427}"/><path d="M-70-16L-64-84H72L78-16Z" fill="{#d9ab76>#a97845}"/><g transform="translate(4 0) scale(-1 1)"><path d="${marks(-62, -78, 8, 4, 16, 9)}" fill="none" stroke="#3c2414" stroke-width="2.400"/></g><path d="M-96-4q-8-44 4-92h12L-70-4zM80-96h12q12 48 6 92H76z" fill="{#8a5a36>#553319}"/>`,
  },
  /** A bowl of glowing coals that warms a room. */
  emberBowl: {
    width: 120,
    height: 78,
    drawing:
      '<ellipse cx="0" cy="-70" rx="70" ry="46" fill="rgb(255,150,60)" opacity=".22"/><path d="M-26-14L-34 0h14l8-12zM26-14L34 0H20l-8-12z" fill="#4a4038"/><path d="M-60-60Q-54-6 0-6T60-60Z" fill="{#8d8176>#453d37}"/><ellipse cx="0" cy="-60" rx="60" ry="17" fill="{#b9ac9f>#6d6259}"/><ellipse cx="0" cy="-60" rx="49" ry="12" fill="#6b625b"/><ellipse cx="-20" cy="-62" rx="14" ry="6" fill="rgb(255,120,50)"/><ellipse cx="8" cy="-64" rx="15" ry="7" fill="rgb(255,170,70)"/><ellipse cx="28" cy="-59" rx="11" ry="5" fill="rgb(240,90,40)"/><path d="M-60-46h-10q-8 12 6 20M60-46h10q8 12-6 20" fill="none" stroke="#5b5149" stroke-width="6"/>',
  },
  /** A basket of bamboo that hangs on the ropes of a swing. */
  swingBasket: {
    width: 150,
    height: 96,
    drawing: `<path d="M-62-70L-34-640M62-70L34-640" stroke="#b98a4c" stroke-width="9"/><path d="M-62-70L-34-640M62-70L34-640" stroke="#8a5f2c" stroke-width="9" stroke-dasharray="5 9"/><path d="M-78-84Q-70 0-40 0H40Q70 0 78-84Z" fill="{#e0bb78>#a67c3c}"/>${repeat(5, (at) => `<path d="M${-76 + at * 3} ${-70 + at * 15}H${76 - at * 3}" stroke="#8a6228" stroke-opacity=".6" stroke-width="4"/>`)}${repeat(8, (at) => `<path d="M${-66 + at * 19}-80L${-40 + at * 11.5}-2" stroke="#f0d79c" stroke-opacity=".7" stroke-width="5"/>`)}<path d="M-82-92H82v14H-82z" fill="{#cfa35c>#8f662c}"/>`,
  },
  /** A round mirror of bronze on its stand; what stands before it is turned around in it. */
  bronzeMirror: {
    width: 140,
    height: 178,
    drawing: `<path d="M-46 0L-10-46H10L46 0H30L0-30-30 0Z" fill="{#7a4a2c>#452815}"/><circle cx="0" cy="-106" r="72" fill="{#d9a85a>#7d5322}"/><circle cx="0" cy="-106" r="60" fill="{#fff3cf@#c99b55}"/><g transform="scale(-1 1)"><path d="${marks(-34, -144, 5, 5, 16, 10)}" fill="none" stroke="#4a3116" stroke-width="2.800"/></g><path d="M-44-140Q-20-164 14-160" fill="none" stroke="#fffbe8" stroke-width="7" stroke-linecap="round" opacity=".8"/>`,
  },
  /** A dragon in ink on white silk that hangs on a wall. */
  dragonSilk: {
    width: 250,
    height: 320,
    drawing:
      '<path d="M-110-306H110V-14H-110Z" fill="{#fdfbf2>#e3dcc6}"/><path d="M-110-306H110v22H-110zM-110-36H110v22H-110z" fill="{#8fa8b8>#587388}"/><path d="M-124-316H124v12H-124zM-124-16H124V-2H-124z" fill="{#7a4a2c>#452815}"/><path d="M70-66Q20-36-26-66-66-96-20-122 44-146 40-178 34-206-14-196-56-184-62-214-62-246-14-252" fill="none" stroke="#2e3440" stroke-width="22" stroke-linecap="round"/><path d="M70-66Q20-36-26-66-66-96-20-122 44-146 40-178 34-206-14-196-56-184-62-214-62-246-14-252" fill="none" stroke="#6d7788" stroke-width="9" stroke-dasharray="3 9"/><path d="M70-66q24-10 26-34M-24-62l-22 18M30-140l28 10M-40-190l-26 14" stroke="#2e3440" stroke-width="7" stroke-linecap="round" fill="none"/><path d="M-26-272Q10-282 30-262L54-250 28-236Q-4-226-24-240Z" fill="#2e3440"/><path d="M-8-272Q-24-292-44-288M4-274Q4-294-10-302M44-250q22-2 30 12M40-246q14 12 10 24" fill="none" stroke="#2e3440" stroke-width="4" stroke-linecap="round"/><circle cx="12" cy="-259" r="5" fill="#fdfbf2"/><circle cx="76" cy="-252" r="13" fill="{#fff0b8@#d99b32}"/>',
  },
  /** Six copies of one page, each with a gap of another size. */
  sixManuscripts: {
    width: 640,
    height: 400,
    drawing: `${page(-210, -212, gap(64, -52, 14, 14))}${page(0, -212, gap(-64, -158, 64, 150))}${page(210, -212, gap(-64, -158, 144, 150))}${page(-210, 0, '<circle cx="8" cy="-80" r="9" fill="#f7eccf"/><circle cx="8" cy="-80" r="4" fill="#d0452f"/>')}${page(0, 0, gap(18, -158, 15, 150))}${page(210, 0, gap(-42, -158, 58, 150))}`,
  },
  birdCharacter: { width: 160, height: 182, drawing: card(true) },
  crowCharacter: { width: 160, height: 182, drawing: card(false) },
  /** A crow that looks down. */
  crowPerched: {
    width: 110,
    height: 96,
    drawing:
      '<path d="M-14-4v-20M10-4v-20M-20-2h14M4-2h14" stroke="#4a4038" stroke-width="4"/><path d="M-70-14Q-34-30-22-62-10-92 22-92 44-90 46-70L66-60 44-56Q40-22 6-16-30-10-70-14Z" fill="{#4a4e5c>#17181f}"/><path d="M-64-16Q-30-34-6-60 12-40-8-24-34-14-64-16Z" fill="{#2d303b>#0f1015}"/><path d="M42-74L72-58 42-58Z" fill="{#6a6458>#2f2b25}"/><circle cx="28" cy="-74" r="6" fill="#f3efe4"/><circle cx="30" cy="-73" r="3.200" fill="#17181f"/>',
  },
  /** A barber's shop after closing: a great dark pane with breath on it, and the night behind. */
  barberNight: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `<path d="M-480-640H480V2H-480Z" fill="{#9fb3a8|#7d9488}"/><path d="M-480-90H480V2H-480Z" fill="{#d8d3c4|#b0aa98}"/><path d="M-480 0H480V440H-480Z" fill="{#8f7358|#5d4734}"/><path d="M-480 70H480M-480 170H480M-480 290H480M-300 0L-520 440M-100 0L-170 440M100 0L170 440M300 0L520 440" stroke="#3f2e20" stroke-opacity=".35" stroke-width="4"/><path d="M-372-300H8V0H-372Z" fill="#4b382a"/><path d="M-356-286H-8V-8H-356Z" fill="{#142044|#3a4a78}"/>${repeat(9, (at) => `<circle cx="${((at * 97) % 330) - 345}" cy="-${120 + ((at * 61) % 155)}" r="${2 + (at % 2)}" fill="rgb(220,230,255)" opacity=".8"/>`)}<path d="M-70-232l5 13 14 1-11 9 4 14-12-8-12 8 4-14-11-9 14-1z" fill="rgb(255,250,220)"/><path d="M-356-60Q-260-92-180-66T-8-74V-8H-356Z" fill="#101a38"/><ellipse cx="-176" cy="-132" rx="82" ry="60" fill="rgb(210,222,240)" opacity=".34"/><ellipse cx="-170" cy="-128" rx="52" ry="38" fill="rgb(225,235,250)" opacity=".4"/><path d="M-206-112Q-200-150-166-152-178-140-168-134-154-146-138-142-150-128-160-122-178-104-206-112Z" fill="#26345f" opacity=".55"/><path d="M-190-286V-8M-356-160H-332M-32-160H-8" stroke="#4b382a" stroke-width="9"/><path d="M120-286H330V-120H120Z" fill="#6b4f38"/><path d="M132-276H318V-130H132Z" fill="{#cfe0e6>#8ea9b6}"/><path d="M146-262L220-270 160-150 142-150Z" fill="#fff" opacity=".35"/><path d="M104-104H350V-92H104Z" fill="{#b08a62>#7a5638}"/><path d="M140-104v-26h16v26zM172-104v-34h12v34zM206-104v-22h22v22zM250-104v-30h14v30z" fill="{#7fb0a6>#3f6e66}"/><path d="M392-240h26V-70h-26z" fill="#f3f0e8"/><path d="M392-216l26-24v26l-26 24zM392-160l26-24v26l-26 24zM392-104l26-24v26l-26 24z" fill="#c8433c"/><path d="M386-248h38v12h-38zM386-76h38v12h-38z" fill="#b9a24a"/>`,
  },
  /** A wall that is cut open: a narrow gap between bricks and a picture, and the room behind it. */
  hiddenGap: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `<path d="M-480-640H480V2H-480Z" fill="{#c9a583|#a98260}"/>${repeat(13, (at) => `<path d="M${at * 54 - 120}-640V0" stroke="#8f6b4c" stroke-opacity=".35" stroke-width="10"/>`)}<path d="M-480 0H480V440H-480Z" fill="{#8a6547|#57402c}"/><path d="M-110 60H480M-110 150H480M-110 270H480" stroke="#3d2a1b" stroke-opacity=".35" stroke-width="4"/><path d="M-480-640H-150V440H-480Z" fill="{#2d2a31|#18161b}"/><path d="M-480-640H-352V440H-480Z" fill="{#7a4a3e>#472822}"/>${repeat(19, (at) => `<path d="M-480 ${at * 56 - 630}H-352M${at % 2 ? -430 : -400} ${at * 56 - 630}v56" stroke="#2c1814" stroke-width="5"/>`)}<path d="M-150-640H-122V440H-150Z" fill="{#b79471|#7d5d42}"/><path d="M-150-240h20v110h-20z" fill="#3c4a54"/><path d="M-148-186L-330-150-330-118Z" fill="rgb(255,225,160)" opacity=".5"/><circle cx="-146" cy="-182" r="5" fill="rgb(255,240,190)"/><path d="M-124-262h20v154h-20z" fill="{#8a6a2c>#4d3712}"/><path d="M-104-254h8v138h-8z" fill="#d9cba8"/><path d="M150-300H330V-110H150Z" fill="#6b4a32"/><path d="M162-290H318V-120H162Z" fill="{#ffe7b0|#f2c98a}"/><path d="M240-290V-120M162-205H318" stroke="#6b4a32" stroke-width="9"/><path d="M162-150Q210-186 262-160T318-170V-120H162Z" fill="#b59a6a"/><path d="M134-306H176Q184-200 158-104H128ZM346-306H304Q298-200 322-104H352Z" fill="{#9a4f4a>#62302e}"/>`,
  },
  /** Half a ball of glass with a pink coral inside. */
  coralGlass: {
    width: 130,
    height: 84,
    drawing:
      '<ellipse cx="0" cy="-40" rx="86" ry="60" fill="rgb(255,190,190)" opacity=".18"/><path d="M-64-6Q-66-82 0-84 66-82 64-6 0 6-64-6Z" fill="{#eaf6f8>#9fc4cf}"/><path d="M-2-12V-46M-2-30Q-24-34-26-54M-2-38Q16-44 20-62M-2-46Q-8-58-4-70M-14-36l-16 2M10-42l16 4" fill="none" stroke="#e2708a" stroke-width="9" stroke-linecap="round"/><path d="M-2-12V-46M-2-30Q-24-34-26-54M-2-38Q16-44 20-62" fill="none" stroke="#f7aebb" stroke-width="3" stroke-linecap="round"/><path d="M-50-22Q-50-64-18-74" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".85"/><path d="M-64-6Q0 8 64-6L60 2Q0 14-60 2Z" fill="#7fa6b4"/>',
  },
  /** Trunks of trees in a heap by a river; one may sit on it. */
  logHeap: {
    width: 360,
    height: 130,
    seat: 66,
    drawing: `${[
      [-130, -34],
      [-62, -34],
      [6, -34],
      [74, -34],
      [142, -34],
    ]
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="35" fill="{#8f6a44>#543920}"/><circle cx="${x}" cy="${y}" r="27" fill="{#e8c894>#b98d56}"/><circle cx="${x}" cy="${y}" r="17" fill="none" stroke="#9a7040" stroke-width="3"/><circle cx="${x}" cy="${y}" r="8" fill="none" stroke="#9a7040" stroke-width="3"/>`,
      )
      .join('')}${[
      [108, -94],
      [40, -94],
    ]
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="34" fill="{#8f6a44>#543920}"/><circle cx="${x}" cy="${y}" r="26" fill="{#e8c894>#b98d56}"/><circle cx="${x}" cy="${y}" r="14" fill="none" stroke="#9a7040" stroke-width="3"/>`,
      )
      .join('')}`,
  },
  /** Round tents of herders, small beyond a river. */
  herderTents: {
    width: 330,
    height: 90,
    drawing: [-110, 0, 104]
      .map(
        (x, at) =>
          `<g transform="translate(${x} ${at === 1 ? 4 : 0}) scale(${at === 1 ? 1 : 0.8})"><path d="M-56 0V-40Q-50-74 0-82 50-74 56-40V0Z" fill="{#efe6d2>#a89474}"/><path d="M-58-38Q0-52 58-38M-50-58Q0-72 50-58" fill="none" stroke="#8a5a3a" stroke-width="5"/><path d="M-12 0V-34H12V0Z" fill="#6b3a28"/><path d="M4-82q10-14 2-26 14-6 8-20" fill="none" stroke="#d8d4cc" stroke-width="5" stroke-linecap="round" opacity=".7"/></g>`,
      )
      .join(''),
  },
  /** A hot hall of a court: slats before the sun, the bench of the judges, the rail. */
  courtHall: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `<path d="M-480-640H480V2H-480Z" fill="{#e6cfa6|#c9a676}"/>${[-300, 0, 300].map((x) => `<path d="M${x - 66}-430H${x + 66}V-150H${x - 66}Z" fill="#7a5030"/><path d="M${x - 56}-420H${x + 56}V-160H${x - 56}Z" fill="rgb(255,236,170)"/>${repeat(10, (at) => `<path d="M${x - 56} ${-412 + at * 26}h112v15h-112z" fill="#8f6238"/>`)}`).join('')}<path d="M-356-160L-244-160-60 260H-300ZM-56-160H56L300 260H60ZM244-160H356L620 260H420Z" fill="rgb(255,232,160)" opacity=".2"/><path d="M-480 0H480V440H-480Z" fill="{#a8744a|#6f4527}"/><path d="M-250-96H250V0H-250Z" fill="{#7d4f2e>#4a2a15}"/><path d="M-264-110H264V-92H-264Z" fill="{#b07a48>#74492a}"/><path d="M-230-80H-90V-12H-230ZM-70-80H70V-12H-70ZM90-80H230V-12H90Z" fill="none" stroke="#b07a48" stroke-opacity=".6" stroke-width="4"/><path d="M-480 20H-310V34H-480ZM310 20H480V34H310Z" fill="{#b07a48>#74492a}"/>${repeat(4, (at) => `<path d="M${-470 + at * 44} 30h10v90h-10zM${330 + at * 44} 30h10v90h-10z" fill="#7d4f2e"/>`)}`,
  },
  /** A round fan woven of dyed straw, with paper in its middle. */
  strawFan: {
    width: 80,
    height: 110,
    drawing:
      '<path d="M-6-60H6L9 0H-3Z" fill="{#c99b5c>#86602c}"/><circle cx="0" cy="-72" r="40" fill="{#e8b04a>#b5762a}"/><circle cx="0" cy="-72" r="33" fill="none" stroke="#c8433c" stroke-width="7" stroke-dasharray="9 6"/><circle cx="0" cy="-72" r="24" fill="none" stroke="#3f8a6e" stroke-width="5" stroke-dasharray="6 5"/><circle cx="0" cy="-72" r="17" fill="{#fff9ea>#e6d9bd}"/>',
  },
  /** A door in a white wall; one of its posts bears four small marks. */
  markedDoor: {
    width: 330,
    height: 350,
    drawing: `<path d="M-165-350H165V0H-165Z" fill="{#f4ecdc>#cdbfa4}"/><path d="M-76-286H84V0H-76Z" fill="#3d2c22"/><path d="M-66-276H74V0H-66Z" fill="{#5a4030|#2c1e16}"/><path d="M-100-310H108V-282H-100ZM-100-300H-70V0H-100ZM78-300H108V0H78Z" fill="{#a97848>#6d4524}"/><path d="M-97-96h20M-97-124h20M-97-150h20M-97-178h20" stroke="#2c1c10" stroke-width="5" stroke-linecap="round"/><path d="M-120 0H130V14H-120Z" fill="{#c2b49a>#8f8066}"/>`,
  },
  /** Water that falls between rocks. */
  rockFall: {
    width: 330,
    height: 440,
    drawing:
      '<path d="M-170 0Q-190-200-130-330-110-420-60-440L-30 0Z" fill="{#8f8a86>#5a5656}"/><path d="M170 0Q196-180 150-300 130-400 70-440L30 0Z" fill="{#7d7876>#474448}"/><path d="M-64-436Q0-452 72-436L66 0H-58Z" fill="{#eefaff|#9fd0e6}"/><path d="M-40-430L-36-10M-10-440L-8-6M22-438L20-10M48-432L44-12" stroke="#fff" stroke-width="9" opacity=".8"/><path d="M-150-210l40-14M120-260l36 12M-140-100l46-8M110-120l48 4" stroke="#3d3a3c" stroke-opacity=".4" stroke-width="6"/><ellipse cx="4" cy="-8" rx="120" ry="26" fill="#fff" opacity=".75"/><ellipse cx="-50" cy="-20" rx="50" ry="20" fill="#fff" opacity=".6"/><ellipse cx="70" cy="-22" rx="54" ry="20" fill="#fff" opacity=".6"/>',
  },
  /** A bank of earth against the sea; a notch is dug into it, and the water is near the rim. */
  dikeNotch: {
    width: 20,
    height: 140,
    drawing:
      '<path d="M-480-96Q-200-104 0-98T480-98V40H-480Z" fill="{#5f86a6|#34587a}"/><path d="M-420-84q30-10 60 0t60 0M-160-88q30-10 60 0t60 0M230-86q30-10 60 0t60 0" fill="none" stroke="#cfe4f0" stroke-width="5" stroke-linecap="round"/><path d="M-480-70Q-260-84-20-78L60-76Q90-40 128-38T200-76L480-74V440H-480Z" fill="{#7d8a52>#4c4a2c}"/><path d="M60-76Q90-40 128-38T200-76L190-40Q160-10 128-10T70-40Z" fill="#5a3f28"/><path d="M78-56Q128-72 184-56 160-34 128-34T78-56Z" fill="{#8fb9d6>#4d7ea2}"/><path d="M112-36q10 40-12 130-40 160-84 346h230q-60-190-92-346-14-80 0-130z" fill="#7fadcb" opacity=".85"/><path d="M-440-60q10-18 14 0M-300-66q10-18 14 0M-120-70q10-18 14 0M300-66q10-18 14 0M420-64q10-18 14 0" stroke="#3f4a26" stroke-width="5" fill="none"/>',
  },
  /** White cloths in a row on a line to dry. */
  clothLine: {
    width: 460,
    height: 240,
    drawing: `<path d="M-224 0V-236M224 0V-236" stroke="{#a97848>#6d4524}" stroke-width="14" stroke-linecap="round"/><path d="M-224-224Q0-196 224-224" fill="none" stroke="#8a7a62" stroke-width="5"/>${repeat(5, (at) => `<path d="M${-190 + at * 78} ${-216 + (at % 4 === 0 ? 0 : 9)}h62q6 50-2 104-14-8-28 2-16 8-34-2 6-52 2-104z" fill="{#ffffff>#cfd8e2}"/><path d="M${-178 + at * 78} ${-222 + (at % 4 === 0 ? 0 : 9)}v14M${-142 + at * 78} ${-222 + (at % 4 === 0 ? 0 : 9)}v14" stroke="#c98a3c" stroke-width="6"/>`)}`,
  },
  /** An old thin horse that hangs its head. */
  tiredHorse: {
    width: 290,
    height: 210,
    drawing:
      '<path d="M-104-70L-112 0h16l8-66zM-70-66L-66 0h16l2-70zM30-70L26 0h16l14-66zM64-76L72 0h16L86-84z" fill="{#8f7a62>#54463a}"/><path d="M-124-120Q-128-166-86-170-20-158 34-168 92-176 100-140 104-96 70-74-10-58-86-66-122-76-124-120Z" fill="{#b59d80>#77634c}"/><path d="M-60-150q-10 36 2 74M-34-152q-10 40 2 80M-8-152q-10 40 2 82M18-154q-8 40 2 80" fill="none" stroke="#5b4a38" stroke-opacity=".55" stroke-width="5"/><path d="M-122-150q-30 20-26 80 8 20 14 0 0-46 22-62z" fill="#4a3c30"/><path d="M62-166Q104-180 126-140L148-84Q156-62 140-50L116-46Q106-54 112-70L104-92Q84-96 64-100Z" fill="{#b59d80>#77634c}"/><path d="M58-172Q104-190 134-144L124-128Q100-160 62-156Z" fill="#4a3c30"/><path d="M122-142l4-20 12 16z" fill="#8f7a62"/><path d="M116-92q8-6 16 0" fill="none" stroke="#2c231c" stroke-width="5" stroke-linecap="round"/><path d="M122-80q2 12-2 20" stroke="#9fd0ea" stroke-width="6" stroke-linecap="round" fill="none"/><path d="M116-52q12 4 24-4" stroke="#4a3c30" stroke-width="4" fill="none"/>',
  },
  /** A street by the sea in the south: white walls, blue doors, a dome. */
  whiteStreet: {
    width: 1,
    height: 300,
    seat: 0,
    drawing:
      '<path d="M-480-640H480V2H-480Z" fill="{#5fb4e6|#cfeaf6}"/><path d="M-480-76H480V2H-480Z" fill="{#3f8fc4|#7fbfe0}"/><path d="M-480-330H-200V2H-480Z" fill="{#fffdf6>#d8cfbe}"/><path d="M-480-340H-188V-322H-480Z" fill="#e6dcc8"/><path d="M-360-150a44 44 0 0 1 88 0V2H-360Z" fill="{#3f7fb4>#245078}"/><path d="M-316-190V2M-360-90H-272" stroke="#1c3e60" stroke-width="4"/><path d="M-460-270h50v64h-50zM-250-280h34v56h-34z" fill="#5d8fae"/><path d="M200-260H480V2H200Z" fill="{#f8f3e6>#cbc1ad}"/><path d="M190-270H480V-252H190Z" fill="#e0d5bf"/><path d="M250-150a40 40 0 0 1 80 0V2H250Z" fill="#7a5a3c"/><path d="M370-200h54v70h-54z" fill="#5d8fae"/><path d="M60-150H200V2H60Z" fill="{#f2ecdd>#c4baa6}"/><path d="M80-150a50 54 0 0 1 100 0z" fill="{#fdfaf0>#bdb39e}"/><path d="M126-214h8v-22h-8z" fill="#b9a24a"/><path d="M-200-120H-90V2H-200Z" fill="{#efe8d8>#c2b7a2}"/><path d="M-480 0H480V440H-480Z" fill="{#ecd9b0|#c9a974}"/><path d="M-480 0H-200L-60 440H-480Z" fill="#a48a62" opacity=".45"/><path d="M-480 80H480M-480 190H480M-480 320H480" stroke="#a48a62" stroke-opacity=".5" stroke-width="4"/>',
  },
  /** A hut of planks on a stormy night: hearth, net, and a small bell under the roof. */
  plankHut: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `<path d="M-480-640H480V2H-480Z" fill="{#7d5c3e|#5d4129}"/>${repeat(12, (at) => `<path d="M-480 ${at * 54 - 620}H480" stroke="#3a2717" stroke-opacity=".55" stroke-width="5"/>`)}<path d="M-480-420L0-470 480-420V-396L0-446-480-396Z" fill="{#94704c>#5a3f28}"/><path d="M-480 0H480V440H-480Z" fill="{#6d4e34|#3f2c1c}"/><path d="M-480 70H480M-480 170H480M-480 300H480" stroke="#23170d" stroke-opacity=".5" stroke-width="5"/><path d="M-410-200Q-410-250-360-250H-250Q-200-250-200-200V0H-410Z" fill="{#8d847c>#4d4742}"/><path d="M-370-120Q-370-170-305-170T-240-120V0H-370Z" fill="#1d1512"/><path d="M-350 0Q-356-60-322-100-318-70-300-82-296-118-284-126-270-90-266-60-256-60-256-76-244-40-256 0Z" fill="rgb(255,150,50)"/><path d="M-330 0Q-330-40-308-62-300-40-288-54-270-30-280 0Z" fill="rgb(255,225,120)"/><path d="M-340-250H-270V-640H-340Z" fill="{#7d746c>#46403b}"/><path d="M180-290H340V-140H180Z" fill="#3a2717"/><path d="M190-280H330V-150H190Z" fill="{#1a2238|#3d4a66}"/><path d="M290-280l-30 50h22l-26 56 56-72h-24l22-34z" fill="rgb(250,245,200)"/><path d="M196-270l-4 20M222-262l-6 30M206-220l-6 26M240-190l-6 24M312-230l-6 30M300-180l-4 20" stroke="#c5d4ea" stroke-width="3"/><path d="M260-280V-150M190-215H330" stroke="#3a2717" stroke-width="8"/><path d="M-4-450V-250" stroke="#cbb48a" stroke-width="5"/><path d="M-36-214Q-30-222-28-250-22-276-2-278 20-276 24-250 26-222 34-214Z" fill="{#e8c25a>#94691d}"/><circle cx="-1" cy="-208" r="9" fill="#7a5416"/><path d="M368-300Q430-250 470-300V-120Q430-60 380-130Z" fill="none" stroke="#b7a27c" stroke-width="4"/><path d="M376-270L462-160M372-220L440-110M466-270L380-160M470-210L400-110M400-282L470-220" stroke="#b7a27c" stroke-width="2.500"/>`,
  },
  /** A long bar to hang on in a schoolyard. */
  hangBar: {
    width: 640,
    height: 250,
    drawing:
      '<path d="M-310 0V-244M-104 0V-244M104 0V-244M310 0V-244" stroke="{#8fa0ae>#4f5d69}" stroke-width="14" stroke-linecap="round"/><path d="M-318-248H318v13H-318z" fill="{#c3ced6>#6d7c88}"/><path d="M-326 0h32M-120 0h32M88 0h32M294 0h32" stroke="#6b5a44" stroke-width="10" stroke-linecap="round"/>',
  },
  /** The bones of a bird's wing: one, two, and small ones. */
  wingBones: {
    width: 320,
    height: 130,
    drawing: `<path d="M-150-60Q-110-120-40-112 60-126 150-70 90-30 20-24-80-10-150-60Z" fill="#e9dcc4"/><path d="M20-26l6 20M50-32l10 20M80-40l12 18M-14-22l2 18" stroke="#d5c3a2" stroke-width="10" stroke-linecap="round"/>${bone(-138, -60, -62, -86, 15, UPPER)}${bone(-54, -92, 36, -98, 9, LOWER)}${bone(-54, -76, 36, -82, 12, LOWER)}${bone(46, -92, 96, -78, 9, HAND)}${bone(104, -74, 136, -66, 8, HAND)}${bone(50, -78, 92, -66, 6, HAND)}${bone(46, -102, 66, -112, 6, HAND)}`,
  },
  /** The bones of a mouse's foreleg: one, two, and small ones. */
  pawBones: {
    width: 320,
    height: 130,
    drawing: `<path d="M-130-96Q-80-112-20-84 40-76 84-70 130-56 126-36 100-20 60-40 10-48-40-52-120-44-130-96Z" fill="#e9dcc4"/>${bone(-118, -80, -44, -66, 18, UPPER)}${bone(-34, -72, 34, -64, 9, LOWER)}${bone(-34, -58, 34, -54, 9, LOWER)}${[0, 1, 2, 3, 4].map((at) => `${bone(44, -68 + at * 6, 76, -76 + at * 12, 6, HAND)}${bone(84, -78 + at * 13, 112, -84 + at * 16, 5, HAND)}`).join('')}`,
  },
  /** The bones of a dolphin's fin: one, two, and small ones. */
  finBones: {
    width: 320,
    height: 130,
    drawing: `<path d="M-140-96Q-60-124 40-106 120-84 150-24 100-8 30-30-60-40-140-40Z" fill="#e9dcc4"/>${bone(-128, -70, -92, -70, 30, UPPER)}${bone(-78, -84, -42, -86, 18, LOWER)}${bone(-78, -58, -42, -56, 18, LOWER)}${[
      0, 1, 2, 3,
    ]
      .map((at) =>
        [0, 1, 2, 3, 4]
          .slice(at === 0 ? 1 : 0, at === 3 ? 3 : 5)
          .map((step) =>
            bone(
              -28 + step * 30,
              -96 + at * 15 + step * (3 + at * 2) + (at === 0 ? 4 : 0),
              -12 + step * 30,
              -94 + at * 15 + step * (3 + at * 2) + (at === 0 ? 4 : 0),
              7,
              HAND,
            ),
          )
          .join(''),
      )
      .join('')}`,
  },
  /** Four eyes cut open: a spot, a cup, a cup with a cover, and one with a lens. */
  eyeStages: {
    width: 640,
    height: 150,
    drawing: [0, 1, 2, 3]
      .map((at) => {
        const x = at * 166 - 249;
        const depth = [0, 46, 58, 62][at] as number;
        const edge =
          depth === 0
            ? `H${x + 34}`
            : `C${x - 44} ${depth - 96} ${x - 26} ${depth - 92} ${x} ${depth - 90}S${x + 44} ${depth - 96} ${x + 34} -96`;
        return `<path d="M${x - 74} -96H${x - 34}${edge}H${x + 74}V0H${x - 74}Z" fill="{#f6cfae>#cf9468}"/><path d="M${x - 34} -96${edge}" fill="none" stroke="#3c2a46" stroke-width="13" stroke-linecap="round"/><path d="M${x} ${depth - 84}V0" stroke="#e0b93c" stroke-width="7"/>${at >= 2 ? `<path d="M${x - 38} -100Q${x} ${at === 3 ? -128 : -114} ${x + 38} -100" fill="none" stroke="#8fd0e6" stroke-width="${at === 3 ? 8 : 7}"/>` : ''}${at === 3 ? `<ellipse cx="${x}" cy="-92" rx="27" ry="16" fill="{#eafaff>#7fbcd6}"/>` : ''}`;
      })
      .join(''),
  },
  /** A cell at night whose barred window is full of stars. */
  starCell: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `<path d="M-480-640H480V2H-480Z" fill="{#7d8694|#5f6776}"/>${repeat(11, (at) => `<path d="M-480 ${at * 60 - 630}H480${repeat(8, (slot) => `M${slot * 130 - 480 + (at % 2) * 60} ${at * 60 - 630}v60`)}" stroke="#434a58" stroke-opacity=".5" stroke-width="4" fill="none"/>`)}<path d="M-480 0H480V440H-480Z" fill="{#4d5462|#31363f}"/><path d="M-150-310H130V-110H-150Z" fill="#3a404c"/><path d="M-136-298H116V-122H-136Z" fill="{#0f1a3c|#2f3f78}"/>${repeat(46, (at) => `<circle cx="${((at * 83) % 240) - 130}" cy="-${130 + ((at * 47) % 162)}" r="${1.6 + (at % 4) * 0.9}" fill="rgb(255,250,225)"/>`)}<path d="M-96-298V-122M-56-298V-122M-16-298V-122M24-298V-122M64-298V-122" stroke="#20242e" stroke-width="9"/><path d="M-136-122H116L250 300H-300Z" fill="rgb(200,215,255)" opacity=".14"/>`,
  },
  /** The sea in a storm at night, white on its waves. */
  nightSea: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `<path d="M-480-640H480V2H-480Z" fill="{#1d2744|#4a5a80}"/><path d="M-480-560Q-300-480-140-540T200-520 480-560V-640H-480Z" fill="#161d33"/><path d="M-480-150H480V440H-480Z" fill="{#4a6a8e|#27405f}"/>${repeat(14, (at) => `<path d="M${((at * 151) % 900) - 460} ${((at * 29) % 120) - 140}q22-16 44 0t44 0" fill="none" stroke="#d5e6f4" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"/>`)}<path d="M300-150q30-18 70 0M330-164v-14h8v14" fill="#20304a"/><circle cx="334" cy="-180" r="5" fill="rgb(255,220,130)"/><circle cx="360" cy="-160" r="4" fill="rgb(255,220,130)"/>`,
  },
  /** A woman in a white cloth up to her eyes. */
  scarfedWoman: {
    width: 110,
    height: 196,
    drawing:
      '<ellipse cx="0" cy="0" rx="52" ry="9" fill="#5b4a34" opacity=".3"/><path d="M0-196Q44-196 46-150 44-120 50-90 62-40 56 0H-56Q-62-40-50-90-44-120-46-150-44-196 0-196Z" fill="{#ffffff>#c9ccd2}"/><path d="M-30-164Q0-178 34-162V-138Q2-128-30-140Z" fill="#9a6a48"/><path d="M-32-164Q0-182 36-162L34-152Q2-166-30-154Z" fill="#e9ebee"/><ellipse cx="-6" cy="-148" rx="6" ry="7" fill="#fff"/><ellipse cx="20" cy="-148" rx="6" ry="7" fill="#fff"/><circle cx="-4" cy="-147" r="4.500" fill="#2a1c14"/><circle cx="22" cy="-147" r="4.500" fill="#2a1c14"/><path d="M-16-160l14 3M16-157l12-4" stroke="#3a2418" stroke-width="3.500" stroke-linecap="round"/><path d="M-30-138Q-4-124 34-138 30-96 18-70M-24-120Q-34-60-30-10M6-110Q2-50 8-8M32-100Q42-50 36-8" fill="none" stroke="#9aa0aa" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/><path d="M10-84q16-6 24 6-8 12-24 8z" fill="#9a6a48"/>',
  },
} as const;
