import type { Motif } from './motif.ts';

export const household = {
  jar: {
    width: 96,
    height: 108,
    drawing:
      '<path d="M-24-92Q-52-66-48-36-42 0-20 0H20Q42 0 48-36 52-66 24-92Z" fill="{#9a6848>#4f3020}"/><path d="M-30-94Q0-118 30-94 0-82-30-94Z" fill="{#b07e5c>#65402a}"/><path d="M-36-62Q-42-34-32-16" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="8" stroke-linecap="round"/>',
  },
  cauldron: {
    width: 170,
    height: 130,
    seat: 100,
    drawing:
      '<path d="M-90-40H90V0H-90Z" fill="{#c98f62>#8a5a3a}"/><path d="M-30-34h60V0h-60z" fill="#2b1710"/><path d="M-20-2q-8-22 8-36 0 12 8 16 6-8 2-18 20 12 14 38z" fill="rgb(255,150,60)"/><path d="M-70-80H70Q66-34 0-30T-70-80Z" fill="{#5c5f6a>#23252c}"/><path d="M-82-86Q0-70 82-86L78-76Q0-60-78-76Z" fill="#363841"/><path d="M-72-86Q-60-118 0-120T72-86Q0-72-72-86Z" fill="{#70747f>#2c2e37}"/><path d="M-12-122q12-14 24 0z" fill="#2c2e37"/>',
  },
  jige: {
    width: 110,
    height: 190,
    drawing:
      '<path d="M-34 0L-12-186M34 0L12-186" stroke="#8f6038" stroke-width="11" stroke-linecap="round"/><path d="M-26-70H26M-20-120H20" stroke="#7a4f2c" stroke-width="10" stroke-linecap="round"/><path d="M-28-66L66-94M28-66L78-88" stroke="#8f6038" stroke-width="9" stroke-linecap="round"/><path d="M-22-130Q-34-90-22-60M22-130Q34-90 22-60" fill="none" stroke="#d9b97c" stroke-width="9"/>',
  },
  jigeLoaded: {
    width: 170,
    height: 210,
    drawing:
      '<path d="M-34 0L-12-150M34 0L12-150" stroke="#8f6038" stroke-width="11" stroke-linecap="round"/><path d="M-90-92H90L74-190Q0-226-74-190Z" fill="{#f2d07a>#b98b36}"/><path d="M-80-110L-60-196M-40-100L-30-208M0-96V-214M40-100L30-208M80-110L60-196" stroke="#8f6426" stroke-opacity=".5" stroke-width="5"/><path d="M-88-120Q0-100 88-120M-80-160Q0-142 80-160" fill="none" stroke="#7a5528" stroke-width="6"/>',
  },
  yeopjeon: {
    width: 60,
    height: 60,
    drawing:
      '<circle cx="0" cy="-30" r="30" fill="{#e8c67c>#8f6626}"/><circle cx="0" cy="-30" r="25" fill="none" stroke="#7a5528" stroke-width="3"/><path d="M-9-39h18v18h-18z" fill="#5a3c18"/><path d="M-3-51h6v7h-6zM-3-16h6v7h-6zM-21-33v6h7v-6zM14-33v6h7v-6z" fill="#7a5528"/>',
  },
  coins: {
    width: 150,
    height: 70,
    drawing: `${[
      [-44, -12],
      [0, -10],
      [42, -12],
      [-22, -26],
      [20, -26],
      [0, -42],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<ellipse cx="${x}" cy="${y}" rx="30" ry="13" fill="{#f2d48a>#9a6f2a}"/><ellipse cx="${x}" cy="${y - 3}" rx="26" ry="10" fill="{#ffe6a4>#c4943f}"/><path d="M${x - 8} ${y - 5}h16l-2 6h-12z" fill="#6d4a1c"/>`,
      )
      .join('')}`,
  },
  palanquin: {
    width: 260,
    height: 190,
    drawing:
      '<path d="M-210-76H210" stroke="#7a4a2a" stroke-width="12" stroke-linecap="round"/><path d="M-86-130H86V-30H-86Z" fill="{#d9523f>#8f2430}"/><path d="M-36-120h72v86h-72z" fill="{#fff1cf>#dcb982}"/><path d="M-36-120h72v86h-72zM0-120v86M-36-78h72" fill="none" stroke="#7a4a2a" stroke-width="5"/><path d="M-110-126Q0-200 110-126 0-150-110-126Z" fill="{#4b5568>#232a38}"/><circle cx="0" cy="-172" r="11" fill="#f2c14e"/><path d="M-92-34H92V-18H-92Z" fill="#7a4a2a"/><path d="M-80-18V0M80-18V0" stroke="#7a4a2a" stroke-width="10"/><path d="M-104-126v26M104-126v26" stroke="#f2c14e" stroke-width="6"/>',
  },
  sotdae: {
    width: 90,
    height: 330,
    drawing:
      '<path d="M-5 0L-3-290H3L5 0Z" fill="{#a47a54>#6b4a30}"/><path d="M-46-296Q-20-322 14-306 22-330 40-326 44-316 34-310 36-292 6-286-20-284-46-296Z" fill="{#b98a5c>#6f4a2c}"/>',
  },
  well: {
    width: 190,
    height: 210,
    drawing:
      '<path d="M-86-70H86L80 0H-80Z" fill="{#cfd0d2>#888c94}"/><g fill="none" stroke="#6f747d" stroke-opacity=".6" stroke-width="4"><path d="M-84-36H84M-40-70v34M40-70v34M0-36V0M-60-36V0M60-36V0"/></g><ellipse cx="0" cy="-70" rx="88" ry="18" fill="#dfe1e4"/><ellipse cx="0" cy="-69" rx="70" ry="12" fill="#2f4a5e"/><path d="M-84-68V-180M84-68V-180" stroke="#8a5c38" stroke-width="12"/><path d="M-120-170L0-222 120-170 100-160H-100Z" fill="{#d9ab60>#94682e}"/><path d="M0-176V-104" stroke="#c9a56a" stroke-width="4"/><path d="M-18-104h36l-5 30h-26z" fill="{#b98455>#6d4425}"/>',
  },
  waterwheel: {
    width: 260,
    height: 260,
    drawing: `<circle cx="0" cy="-130" r="112" fill="none" stroke="{#b98455>#6d4425}" stroke-width="20"/>${[0, 30, 60, 90, 120, 150].map((turn) => `<path d="M0-246V-14" stroke="#8a5c38" stroke-width="10" transform="rotate(${turn} 0 -130)"/>`).join('')}<circle cx="0" cy="-130" r="24" fill="{#a06f43>#5f3c24}"/><path d="M-130-30Q-60-48 0-34T130-30V0H-130Z" fill="{#a9dff2>#5aa5d0}"/>`,
  },
  lantern: {
    width: 70,
    height: 110,
    drawing:
      '<path d="M0-110v14" stroke="#6d4425" stroke-width="4"/><path d="M-22-96h44l8 10h-60z" fill="{#8f2430>#5c1620}"/><path d="M-30-86H30Q38-50 30-14H-30Q-38-50-30-86Z" fill="rgb(255,226,150)"/><path d="M-30-86H30Q38-50 30-14H-30Q-38-50-30-86ZM-12-86Q-16-50-12-14M12-86Q16-50 12-14" fill="none" stroke="rgb(214,120,60)" stroke-width="3.500"/><path d="M-28-14h56l-8 9h-40z" fill="{#8f2430>#5c1620}"/>',
  },
  candle: {
    width: 60,
    height: 110,
    drawing:
      '<path d="M-24 0h48l-8-12h-32z" fill="{#e8c67c>#8f6626}"/><path d="M-4-12h8v-34h-8z" fill="#b98a3c"/><path d="M-20-46h40l-5 9h-30z" fill="{#e8c67c>#8f6626}"/><path d="M-9-46h18v-38h-18z" fill="#fff8ea"/><path d="M0-108q12 14 0 25-12-11 0-25z" fill="rgb(255,190,80)"/>',
  },
  sailBoat: {
    width: 340,
    height: 330,
    seat: 46,
    drawing:
      '<path d="M-150-60Q0-36 160-76 150-6 100 0H-96Q-144-6-150-60Z" fill="{#b98455>#5f3a20}"/><path d="M-150-60Q0-36 160-76L157-60Q0-20-148-44Z" fill="#7a4a28"/><path d="M-6-48V-326h11V-48z" fill="#6d4425"/><path d="M10-316Q120-250 112-96 60-84 10-90Z" fill="{#fff6e0>#dcc49a}"/><path d="M10-262Q70-240 100-216M10-206Q64-194 112-176M10-148Q60-142 114-132" fill="none" stroke="#a9814f" stroke-width="4"/><path d="M-10-300Q-74-230-84-96-40-86-10-92Z" fill="{#f6e6c2>#cfb284}"/>',
  },
  turtleShip: {
    width: 460,
    height: 260,
    drawing:
      '<path d="M-190-90Q0-210 196-90Z" fill="{#7fa88a>#2f5a50}"/><g fill="#d9b25c"><path d="M-140-116l12-34 14 26zM-90-142l14-34 14 28zM-36-156l16-36 14 32zM22-160l18-36 10 36zM76-146l18-30 6 38zM124-122l18-24 0 34z"/></g><g fill="none" stroke="#24443c" stroke-opacity=".6" stroke-width="4"><path d="M-150-106Q0-190 160-108M-100-92v-38M-30-92v-66M40-92v-68M106-92v-46"/></g><path d="M-200-92H206L170 0H-160Z" fill="{#b5753f>#5d341c}"/><path d="M-200-92H206L200-70H-192Z" fill="#7c4a28"/><g fill="#2c1710"><circle cx="-120" cy="-48" r="10"/><circle cx="-60" cy="-48" r="10"/><circle cx="0" cy="-48" r="10"/><circle cx="60" cy="-48" r="10"/><circle cx="120" cy="-48" r="10"/></g><path d="M196-86Q236-96 226-156 246-176 262-150 250-146 250-136 250-86 204-58Z" fill="{#e8b04f>#a2622a}"/><circle cx="240" cy="-154" r="5" fill="#40140c"/><path d="M-110-10l-34 40M-40-6l-30 40M34-6l-22 40M104-8l-14 40" stroke="#8a5630" stroke-width="8" stroke-linecap="round"/>',
  },
  fan: {
    width: 90,
    height: 70,
    drawing:
      '<path d="M0 0L-44-40A60 60 0 0 1 44-40Z" fill="{#fffaf0>#e6d2ac}"/><path d="M0 0L-30-52M0 0L-12-60M0 0L12-60M0 0L30-52M0 0L-44-40M0 0L44-40" stroke="#8a5c38" stroke-width="3"/><path d="M-20-36q20-14 40 0" fill="none" stroke="#d8604f" stroke-width="5"/>',
  },
  brush: {
    width: 26,
    height: 110,
    drawing:
      '<path d="M-5-40L-3-108H3L5-40Z" fill="{#c99156>#7c4a26}"/><path d="M-6-44h12v10H-6z" fill="#e9d7a8"/><path d="M-7-34h14Q9-16 0 0-9-16-7-34Z" fill="{#4a4550>#15131c}"/>',
  },
  inkstone: {
    width: 90,
    height: 26,
    drawing:
      '<path d="M-44-16Q0-26 44-16L40 0H-40Z" fill="{#5a5a66>#23232b}"/><ellipse cx="0" cy="-17" rx="30" ry="5" fill="#0f0f14"/><path d="M30-30l14-4 6 14-14 4z" fill="#2b2b33"/>',
  },
  bookTable: {
    width: 190,
    height: 74,
    seat: 68,
    drawing:
      '<path d="M-92-72H92V-58H-92Z" fill="{#c98a56>#7c4a28}"/><path d="M-98-74Q-104-62-92-58V-72ZM98-74Q104-62 92-58V-72Z" fill="#8a5530"/><path d="M-80-58h12V0h-16zM68-58h12l4 58H68z" fill="{#a8703f>#633a1e}"/><path d="M-68-40H68V-32H-68Z" fill="#7a4a28"/>',
  },
  openBook: {
    width: 110,
    height: 34,
    drawing:
      '<path d="M-54-14Q-26-30 0-14 26-30 54-14V2Q26-10 0 2-26-10-54 2Z" fill="{#fffdf4>#e2d3b0}"/><path d="M0-14V2M-42-14q18-8 34 0M-42-7q18-8 34 0M8-14q18-8 34 0M8-7q18-8 34 0" fill="none" stroke="#6b5a48" stroke-width="2"/>',
  },
  diningTable: {
    width: 210,
    height: 96,
    seat: 70,
    drawing:
      '<path d="M-100-70Q0-84 100-70L92-56Q0-46-92-56Z" fill="{#b5703f>#6d3c20}"/><path d="M-76-56Q-70-20-82 0h14Q-52-26-52-54zM76-56Q70-20 82 0H68Q52-26 52-54z" fill="{#a8653a>#5f3219}"/><g><ellipse cx="-52" cy="-78" rx="26" ry="9" fill="{#ffffff>#d5dbe3}"/><path d="M-74-82q22-26 44 0z" fill="#fffdf8"/><ellipse cx="8" cy="-76" rx="22" ry="8" fill="{#ffffff>#d5dbe3}"/><ellipse cx="8" cy="-78" rx="16" ry="5" fill="#d9623f"/><ellipse cx="58" cy="-78" rx="24" ry="8" fill="{#ffffff>#d5dbe3}"/><path d="M38-80q20-16 40 0z" fill="#7fae5a"/></g>',
  },
  bell: {
    width: 200,
    height: 270,
    drawing:
      '<path d="M-24-246Q-40-280 0-284 40-280 24-246Z" fill="none" stroke="{#8f9a7a>#4a5442}" stroke-width="14"/><path d="M-60-244Q-72-120-88-20-90 0-60 0H60Q90 0 88-20 72-120 60-244 0-262-60-244Z" fill="{#a3b08a>#4a5844}"/><path d="M-62-226Q0-212 62-226M-86-34Q0-14 86-34" fill="none" stroke="#39452f" stroke-width="8"/><circle cx="0" cy="-84" r="24" fill="#c2cba6" stroke="#39452f" stroke-width="4"/><path d="M-46-206h34v34h-34zM12-206h34v34H12z" fill="none" stroke="#39452f" stroke-width="5"/><path d="M-50-200Q-60-110-74-50" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="10" stroke-linecap="round"/>',
  },
  celadon: {
    width: 110,
    height: 190,
    drawing:
      '<path d="M-18-176Q-22-188-26-190H26Q22-188 18-176 62-150 58-106 40-46 28 0H-28Q-40-46-58-106-62-150-18-176Z" fill="{#c9e2cd>#6fa391}"/><g fill="none" stroke="#ffffff" stroke-opacity=".85" stroke-width="3"><circle cx="-20" cy="-120" r="15"/><circle cx="24" cy="-110" r="15"/><circle cx="0" cy="-76" r="13"/><path d="M-28-120q8-8 16 0M16-110q8-8 16 0M-6-76q6-6 12 0"/></g><path d="M-40-140Q-48-110-38-80" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="7" stroke-linecap="round"/>',
  },
  sundial: {
    width: 190,
    height: 140,
    drawing:
      '<path d="M-60-66L-80 0h22l18-56zM60-66L80 0H58L40-56z" fill="{#9a6f3a>#553a1a}"/><path d="M-92-100A92 66 0 0 0 92-100Z" fill="{#c98f46>#654018}"/><ellipse cx="0" cy="-100" rx="92" ry="34" fill="{#8a5f2a>#d9ab62}"/><path d="M-70-96Q0-50 70-96M-50-90Q0-62 50-90M0-132v60M-40-126q-4 26 6 44M40-126q4 26-6 44" stroke="#f6dc9a" stroke-width="3" fill="none"/><path d="M0-150l7 54H-7z" fill="#f8e7b0"/>',
  },
  rainGauge: {
    width: 120,
    height: 210,
    drawing:
      '<path d="M-56-70H56V0H-56Z" fill="{#dcd8d0>#938c82}"/><path d="M-26-196H26V-66Q0-58-26-66Z" fill="{#6a7380>#2f3640}"/><ellipse cx="0" cy="-196" rx="30" ry="9" fill="#8a93a0"/><ellipse cx="0" cy="-196" rx="22" ry="6" fill="#232932"/><path d="M-26-150H26M-26-108H26" stroke="#9aa4b2" stroke-width="5"/>',
  },
  fireplace: {
    width: 300,
    height: 280,
    drawing:
      '<path d="M-140-230H140V0H-140Z" fill="{#c98a72>#84503f}"/><g fill="none" stroke="#6b3d30" stroke-opacity=".5" stroke-width="4"><path d="M-140-180H-90M90-180H140M-140-130H-90M90-130H140M-140-80H-90M90-80H140M-140-34H-90M90-34H140"/></g><path d="M-164-254H164V-222H-164Z" fill="{#a8754c>#66411f}"/><path d="M-90 0V-130Q-90-180 0-180T90-130V0Z" fill="#26130f"/><path d="M-60-12H60V0H-60Z" fill="#6d4425"/><path d="M-44-10Q-62-60-22-100-24-70-6-60 8-90-4-124 46-90 42-40 56-56 54-74 66-40 44-10Z" fill="rgb(255,140,50)"/><path d="M-22-10Q-32-46-8-66 0-40 14-36 24-48 22-60 34-30 20-10Z" fill="rgb(255,216,110)"/>',
  },
  carriage: {
    width: 320,
    height: 240,
    drawing:
      '<path d="M-110-190Q0-226 110-190L130-90Q0-60-130-90Z" fill="{#a06fc4>#5b3a86}"/><path d="M-56-176H-6V-104H-62ZM14-176H62L70-104H14Z" fill="{#d6f0fa>#8ac2de}" stroke="#f2c14e" stroke-width="6"/><path d="M-130-92Q0-62 130-92" fill="none" stroke="#f2c14e" stroke-width="9"/><path d="M-30-206Q0-246 30-206Z" fill="#f2c14e"/><path d="M120-110Q170-110 190-60" fill="none" stroke="#7a4a2a" stroke-width="10"/><g fill="none" stroke="#f2c14e"><circle cx="-86" cy="-46" r="42" stroke-width="11"/><circle cx="90" cy="-38" r="34" stroke-width="11"/><path d="M-128-46h84M-86-88v84M-116-76l60 60M-56-76l-60 60M56-38h68M90-72v68M66-62l48 48M114-62L66-14" stroke-width="6"/></g>',
  },
  throne: {
    width: 260,
    height: 330,
    seat: 96,
    drawing:
      '<path d="M-120-96Q-150-300-60-310 0-350 60-310 150-300 120-96Z" fill="{#ff9d8a>#c9485a}"/><path d="M-92-110Q-112-270-46-280 0-306 46-280 112-270 92-110Z" fill="{#ffd9c2>#e58a80}"/><circle cx="0" cy="-318" r="18" fill="{#ffffff@#b9d8ea}"/><circle cx="-92" cy="-270" r="13" fill="{#ffffff@#b9d8ea}"/><circle cx="92" cy="-270" r="13" fill="{#ffffff@#b9d8ea}"/><path d="M-130-110H130L140 0H-140Z" fill="{#ffd27a>#c98a30}"/><path d="M-130-110H130L131-92H-131Z" fill="#fff0b8"/><path d="M-100-70q25-24 50 0t50 0 50 0 50 0" fill="none" stroke="#a8651c" stroke-width="6"/>',
  },
  shellBed: {
    width: 260,
    height: 90,
    seat: 60,
    drawing:
      '<path d="M-130-60Q-90-96 0-96T130-60Q120 0 0 0T-130-60Z" fill="{#ffe3ea>#e58fa8}"/><path d="M-120-58Q0-10 120-58" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="8"/>',
  },
  screen: {
    width: 460,
    height: 290,
    drawing: `${[-170, -56, 56, 170].map((x, at) => `<path d="M${x - 56}-286h112V0h-112z" fill="{#fffaf0>#e8d6b2}"/><path d="M${x - 56}-286h112V0h-112z" fill="none" stroke="#6d3c20" stroke-width="9"/><path d="M${x - 40} ${-60 - at * 10}q20-50 40-30 20-60 40-20v60h-80z" fill="#6f9ab0" opacity="${0.5 + at * 0.1}"/><path d="M${x - 30}-40q10-80 40-100M${x}-90q20-10 36-8" fill="none" stroke="#4f6a4a" stroke-width="5"/>`).join('')}<circle cx="-170" cy="-226" r="20" fill="#e2604f"/><circle cx="170" cy="-226" r="20" fill="#fff6d0"/>`,
  },
  chest: {
    width: 200,
    height: 150,
    seat: 140,
    drawing:
      '<path d="M-96-140H96V-8H-96Z" fill="{#b5703f>#6d3c20}"/><path d="M-96-76H96M0-140V-8" stroke="#4f2a14" stroke-width="5"/><g fill="#f2c14e"><path d="M-14-96h28v40h-28zM-90-134h18v18h-18zM72-134h18v18H72zM-90-30h18v18h-18zM72-30h18v18H72z"/></g><path d="M-90-8h20V0h-20zM70-8h20V0H70z" fill="#4f2a14"/>',
  },
  quilt: {
    width: 260,
    height: 60,
    seat: 34,
    drawing:
      '<path d="M-130-20Q-126-44-90-42L100-46Q132-44 130-16 130 0 110 0H-112Q-130 0-130-20Z" fill="{#f7a9b8>#c9577a}"/><path d="M-130-20Q-126-44-90-42L-60-43Q-82-24-76 0H-112Q-130 0-130-20Z" fill="{#ffffff>#d9dfe8}"/><path d="M-40-42Q-52-20-46 0M20-44Q10-20 16 0M76-45Q68-20 74 0" stroke="#fff" stroke-opacity=".5" stroke-width="5" fill="none"/>',
  },
  rope: {
    width: 120,
    height: 40,
    drawing:
      '<g fill="none" stroke="{#e3c58a>#a67f45}" stroke-width="9"><ellipse cx="0" cy="-16" rx="52" ry="14" stroke="#d0a862"/><ellipse cx="0" cy="-22" rx="40" ry="10" stroke="#b98f4c"/></g>',
  },
  scrollPicture: {
    width: 120,
    height: 150,
    drawing:
      '<path d="M-48-140H48V-10H-48Z" fill="{#fff8e6>#ead7ae}"/><path d="M-56-148H56V-136H-56ZM-56-14H56V0H-56Z" fill="{#b5703f>#6d3c20}"/>',
  },
  rabbitPicture: {
    width: 110,
    height: 140,
    drawing:
      '<path d="M-48-134H48V-8H-48Z" fill="{#fff8e6>#ead7ae}"/><path d="M-54-140H54V-128H-54ZM-54-12H54V0H-54Z" fill="{#b5703f>#6d3c20}"/><g fill="none" stroke="#2b2b33" stroke-width="4" stroke-linecap="round"><path d="M-12-84Q-20-116-10-118-2-112-4-86M8-86Q8-118 16-116 22-110 14-84M-18-68Q-18-88 2-88T24-68 2-48-18-68ZM-10-50Q-24-20 2-18T16-50"/></g><circle cx="-6" cy="-70" r="3" fill="#2b2b33"/><circle cx="12" cy="-70" r="3" fill="#2b2b33"/>',
  },
  sheaf: {
    width: 90,
    height: 130,
    drawing:
      '<path d="M-16-60L-46-128Q0-146 46-128L16-60 34 0H-34Z" fill="{#f7d976>#b98b36}"/><path d="M-20-66H20V-52H-20Z" fill="#a8762c"/><path d="M-8-66L-24-132M0-66V-138M8-66L24-132M-6-52L-18 0M6-52L18 0" stroke="#8f6426" stroke-opacity=".5" stroke-width="4"/>',
  },
  anvil: {
    width: 110,
    height: 90,
    seat: 84,
    drawing:
      '<path d="M-30-34H30L38 0H-38Z" fill="{#a06f43>#5f3c24}"/><path d="M-60-84H46Q40-66 18-62L24-34H-24L-16-58Q-52-60-60-84Z" fill="{#7a828f>#353b46}"/><path d="M-14-92H26V-84H-14Z" fill="rgb(255,120,60)"/>',
  },
  furnace: {
    width: 210,
    height: 220,
    drawing:
      '<path d="M-100 0Q-104-150-40-200H40Q104-150 100 0Z" fill="{#c99a72>#7f5638}"/><path d="M-44 0V-66Q0-118 44-66V0Z" fill="#2b1710"/><path d="M-30-2Q-40-40-6-72 0-48 14-44 30-26 26-2Z" fill="rgb(255,150,60)"/><path d="M-34-206H34V-190H-34Z" fill="#6b4630"/>',
  },
  rock: {
    width: 170,
    height: 96,
    seat: 84,
    drawing:
      '<path d="M-86 0Q-92-50-44-74 0-104 44-80 88-56 86 0 0 14-86 0Z" fill="{#cfd3d8>#7f868f}"/><path d="M-60-40Q-40-66-8-74" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="8" stroke-linecap="round"/><path d="M10-40q20 6 34 24M-30-20q14 2 20 14" fill="none" stroke="#5d646d" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/>',
  },
  spring: {
    width: 260,
    height: 60,
    drawing:
      '<ellipse cx="0" cy="-14" rx="126" ry="26" fill="{#c8ecf7|#5fb0d2}"/><path d="M-60-18q30-10 60 0M10-8q26-8 50 0" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".8"/><g fill="{#d5d8db>#868c94}"><ellipse cx="-118" cy="-12" rx="24" ry="15"/><ellipse cx="116" cy="-14" rx="26" ry="16"/><ellipse cx="-74" cy="4" rx="26" ry="13"/><ellipse cx="-20" cy="10" rx="24" ry="12"/><ellipse cx="40" cy="9" rx="28" ry="13"/><ellipse cx="88" cy="2" rx="22" ry="12"/></g>',
  },
  cart: {
    width: 260,
    height: 150,
    seat: 80,
    drawing:
      '<path d="M-120-90H110L100-50H-110Z" fill="{#b98455>#6d4425}"/><path d="M-120-90H110V-78H-118Z" fill="#8a5c38"/><path d="M100-76L190-60" stroke="#8a5c38" stroke-width="10" stroke-linecap="round"/><g fill="none" stroke="#6d4425"><circle cx="-40" cy="-44" r="40" stroke-width="11"/><path d="M-80-44h80M-40-84v80M-68-72l56 56M-12-72l-56 56" stroke-width="6"/></g>',
  },
  stall: {
    width: 300,
    height: 250,
    drawing: `<path d="M-130-90H130V0H-130Z" fill="{#c98f5c>#7a4a26}"/><path d="M-142-104H142V-84H-142Z" fill="{#e0b27c>#94602f}"/><path d="M-134-240V-90M134-240V-90" stroke="#7a4a26" stroke-width="10"/>${[0, 1, 2, 3, 4, 5].map((at) => `<path d="M${-150 + at * 50}-250h50l6 62q-28 16-56 0z" fill="${at % 2 ? '{#fffaf0>#e0d2b6}' : '{#f07a62>#b8402f}'}"/>`).join('')}<g fill="{#ffb05c@#df6f2c}"><circle cx="-96" cy="-112" r="16"/><circle cx="-66" cy="-114" r="16"/><circle cx="-82" cy="-130" r="15"/></g><g fill="{#b5dd7c@#5a9a44}"><ellipse cx="-10" cy="-114" rx="26" ry="16"/><ellipse cx="18" cy="-120" rx="22" ry="16"/></g><path d="M60-132h56v28H60z" fill="{#f3e2b4>#c9a56a}"/>`,
  },
  schoolTable: {
    width: 150,
    height: 120,
    seat: 112,
    drawing:
      '<path d="M-74-112H74V-96H-74Z" fill="{#e8b878>#a8733c}"/><path d="M-62-96h12V0h-12zM50-96h12V0H50z" fill="{#9aa4b2>#5d6674}"/><path d="M-50-70H50V-60H-50Z" fill="#8a93a0"/>',
  },
} as const satisfies Record<string, Motif>;
