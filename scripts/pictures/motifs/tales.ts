import type { Motif } from './motif.ts';

/** A cloud to stand on, from its light to its dark side. */
function cloud(light: string, middle: string, dark: string): Motif {
  return {
    width: 190,
    height: 74,
    seat: 40,
    drawing: `<path d="M-92-14Q-100-40-70-44-66-66-40-60-24-80 4-68 30-82 48-60 76-66 78-42 102-34 90-12 60 4 0 2-64 4-92-14Z" fill="{${light}>${dark}}"/><path d="M-70-44Q-66-66-40-60-24-80 4-68 30-82 48-60" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"/><path d="M-60-20q16-20 36-8 10-18 30-8 18-16 34 4" fill="none" stroke="${middle}" stroke-width="6" stroke-linecap="round" stroke-opacity=".7"/>`,
  };
}

/** A felling axe with its head up, and something painted on its broad handle. */
function axe(head: string, edge: string, handle: string, painted: string): Motif {
  return {
    width: 90,
    height: 150,
    drawing: `<path d="M-13-142Q0-150 13-142L17-4Q0 4-17-4Z" fill="${handle}"/><path d="M-8-136L-11-10" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="4" stroke-linecap="round"/><path d="M-24-138H24V-98H-24Z" fill="${head}"/><path d="M20-138Q50-146 66-160 80-118 64-78 48-94 20-98Z" fill="${head}"/><path d="M66-160Q80-118 64-78L58-84Q70-118 60-154Z" fill="${edge}"/><path d="M-18-132H18Q40-136 54-146" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="5" stroke-linecap="round"/>${painted}`,
  };
}

/** Bulbs of garlic in rows, one row on the other. */
const bulbs = [7, 6, 4, 3]
  .flatMap((count, row) =>
    Array.from({ length: count }, (_, at) => {
      const [x, y] = [(at - (count - 1) / 2) * 27, -row * 20];
      return `<path d="M${x - 15} ${y - 12}Q${x - 14} ${y - 24} ${x - 3} ${y - 28}L${x - 2} ${y - 37} ${x + 4} ${y - 36} ${x + 3} ${y - 28}Q${x + 14} ${y - 24} ${x + 15} ${y - 12} ${x + 12} ${y} ${x} ${y}T${x - 15} ${y - 12}Z" fill="{#ffffff>#cdbfd6}"/><path d="M${x} ${y - 27}Q${x - 8} ${y - 14} ${x - 4} ${y - 2}M${x} ${y - 27}Q${x + 8} ${y - 14} ${x + 4} ${y - 2}" fill="none" stroke="#a58db4" stroke-opacity=".7" stroke-width="2"/>`;
    }),
  )
  .join('');

/** A gourd sawn in two, with what comes out of it. */
function sawn(filling: string): Motif {
  return {
    width: 240,
    height: 120,
    seat: 60,
    drawing: `<path d="M-118-70Q-128-10-62 0-14 2-6-44Z" fill="{#e9eebd>#94a957}"/><path d="M118-70Q128-10 62 0 14 2 6-44Z" fill="{#dfe6ab>#86994b}"/><ellipse cx="-60" cy="-62" rx="60" ry="24" transform="rotate(10 -60 -62)" fill="{#fffbe2>#e6d9a0}"/><ellipse cx="60" cy="-62" rx="60" ry="24" transform="rotate(-10 60 -62)" fill="{#fffbe2>#e6d9a0}"/>${filling}`,
  };
}

/** An empty pot for flowers. */
function flowerPot(light: string, dark: string): Motif {
  return {
    width: 64,
    height: 62,
    seat: 56,
    drawing: `<path d="M-24-48H24L17 0Q0 5-17 0Z" fill="{${light}>${dark}}"/><path d="M-30-62Q0-56 30-62V-46Q0-38-30-46Z" fill="{${light}>${dark}}"/><ellipse cx="0" cy="-61" rx="28" ry="5" fill="#3a2a22"/><path d="M-18-40L-13-8" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/>`,
  };
}

export const tales = {
  garlicHeap: { width: 190, height: 98, drawing: bulbs },
  cloudYellow: cloud('#fff3b4', '#c98f1e', '#eeb83a'),
  cloudPurple: cloud('#e3cdfb', '#6a3fa6', '#9a6fd6'),
  cloudRed: cloud('#ffc6bd', '#b2332f', '#e5605a'),
  cloudGreen: cloud('#ccf1cf', '#2f8a4c', '#62b877'),
  swallow: {
    width: 90,
    height: 46,
    drawing:
      '<path d="M-20-26Q-52-34-78-22-66-18-54-16-66-12-76-2-44-2-18-14Z" fill="{#3b4a78>#161b36}"/><path d="M-30-22Q-8-44 22-36 44-30 40-18 24 2-8-4-26-8-30-22Z" fill="{#3b4a78>#1b2142}"/><path d="M-26-18Q0-18 22-20 34-20 39-17 24 2-8-4-24-8-26-18Z" fill="{#ffffff>#d5dbea}"/><path d="M24-24Q36-26 40-19 30-10 22-15Z" fill="#c9503a"/><path d="M38-25L53-20 39-16Z" fill="#e9a13a"/><circle cx="29" cy="-27" r="3.600" fill="#fff"/><circle cx="30" cy="-27" r="2.200" fill="#10131f"/><path d="M8-24Q-20-66-58-70-34-44-18-16-4-12 8-24Z" fill="{#56689c>#20284e}"/><path d="M2-28Q-20-54-44-62" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="4" stroke-linecap="round"/>',
  },
  gourd: {
    width: 150,
    height: 130,
    seat: 116,
    drawing:
      '<path d="M-72-58C-72-100-40-124 0-124S72-100 72-58 44 0 0 0-72-20-72-58Z" fill="{#f2f5cf@#a3b866}"/><path d="M0-122Q-40-90-34-6M0-122Q40-90 34-6" fill="none" stroke="#8aa04e" stroke-opacity=".4" stroke-width="4"/><path d="M-50-90Q-40-106-24-112" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="9" stroke-linecap="round"/><path d="M0-120Q-4-140 12-148" fill="none" stroke="#5c8a3a" stroke-width="9" stroke-linecap="round"/><path d="M8-138Q34-160 56-138 36-120 8-138Z" fill="{#8cc35a>#4b8438}"/>',
  },
  gourdOpen: sawn(
    '<path d="M-96-66Q-70-104-30-82 0-108 30-82 70-104 96-66 60-44 34-46 14-20 0 2-14-20-34-46-60-44-96-66Z" fill="{#ffffff>#e2ddc8}"/><path d="M-36-8Q0-34 36-8 60 6 0 8-60 6-36-8Z" fill="{#ffffff>#dad5c0}"/><g fill="#c8bf9e"><circle cx="-40" cy="-74" r="3"/><circle cx="-10" cy="-78" r="3"/><circle cx="26" cy="-70" r="3"/><circle cx="56" cy="-76" r="3"/><circle cx="4" cy="-52" r="3"/><circle cx="-8" cy="-16" r="3"/><circle cx="14" cy="-6" r="3"/></g>',
  ),
  gourdTreasure: sawn(
    '<path d="M-92-66Q-70-96-30-80 0-112 30-80 70-98 92-66 60-44 34-46 20-14 40-2 0 10-40-2-20-14-34-46-60-44-92-66Z" fill="{#ffe9a0>#c98a1e}"/><g fill="{#fff6cc>#d99f2e}"><ellipse cx="-52" cy="-74" rx="15" ry="8"/><ellipse cx="-14" cy="-84" rx="15" ry="8"/><ellipse cx="44" cy="-74" rx="15" ry="8"/><ellipse cx="6" cy="-56" rx="15" ry="8"/><ellipse cx="-8" cy="-24" rx="14" ry="7"/><ellipse cx="16" cy="-8" rx="14" ry="7"/></g><path d="M-40-66l12-12 12 12-12 16z" fill="{#9fe3ff>#2f7fc0}"/><path d="M22-84l12-12 12 12-12 16z" fill="{#ffb3c6>#c02f5c}"/><path d="M-4-40l10-10 10 10-10 14z" fill="{#b6f2b0>#2f8f4c}"/><circle cx="66" cy="-68" r="9" fill="{#ffffff@#c9cfe0}"/><circle cx="-74" cy="-66" r="8" fill="{#ff8a7a@#a81f2a}"/>',
  ),
  gourdDark: sawn(
    '<ellipse cx="-60" cy="-60" rx="46" ry="16" transform="rotate(10 -60 -60)" fill="{#6a5a3a>#2c2416}"/><ellipse cx="60" cy="-60" rx="46" ry="16" transform="rotate(-10 60 -60)" fill="{#6a5a3a>#2c2416}"/>',
  ),
  gourdMud: sawn(
    '<path d="M-96-66Q-70-100-30-80 0-112 30-80 70-100 96-66 66-42 40-44 36-16 96-10 140 0 96 12 0 22-96 12-140 0-96-10-36-16-40-44-66-42-96-66Z" fill="{#c79a4e>#7a531f}"/><path d="M-70-76q20-14 38 2M10-88q20-4 30 10M-60-4q40 8 80 0" fill="none" stroke="#f0cf8a" stroke-width="6" stroke-linecap="round" opacity=".8"/><g fill="#8a6028"><circle cx="-100" cy="-96" r="8"/><circle cx="104" cy="-100" r="9"/><circle cx="10" cy="-126" r="8"/></g>',
  ),
  plank: {
    width: 110,
    height: 16,
    seat: 16,
    drawing:
      '<path d="M-56-16H56V0H-56Z" fill="{#e6bd84>#a06a38}"/><path d="M-48-10H10M-20-5H44" stroke="#8a5a30" stroke-width="2.500" stroke-opacity=".6" stroke-linecap="round"/><path d="M-54-15H54" stroke="#fff" stroke-opacity=".5" stroke-width="2.500"/>',
  },
  holeQuilt: {
    width: 420,
    height: 150,
    drawing:
      '<path fill-rule="evenodd" d="M-216-6Q-226-90-204-130-180-152-140-142-100-158-50-144 0-156 50-144 100-158 140-142 180-152 204-130 226-90 216-6 100 8 0 4-100 8-216-6ZM-185-88A36 36 0 1 0-113-88 36 36 0 1 0-185-88ZM-86-84A36 36 0 1 0-14-84 36 36 0 1 0-86-84ZM14-88A36 36 0 1 0 86-88 36 36 0 1 0 14-88ZM113-84A36 36 0 1 0 185-84 36 36 0 1 0 113-84Z" fill="{#e6a05c>#a85a3c}"/><g fill="none" stroke="#7c3f2a" stroke-width="5" stroke-dasharray="10 6"><circle cx="-149" cy="-88" r="38"/><circle cx="-50" cy="-84" r="38"/><circle cx="50" cy="-88" r="38"/><circle cx="149" cy="-84" r="38"/></g><g stroke="#fff" stroke-opacity=".55" stroke-width="3" stroke-dasharray="7 5"><path d="M-122-42l42-4 4 34-44 2z" fill="{#7fb2d8>#4a7ba6}"/><path d="M76-40l38 2-2 30-40-2z" fill="{#f2d272>#c99a36}"/><path d="M-16-36l34-2 2 26-36 2z" fill="{#a4cf8a>#669a54}"/><path d="M186-40l26 2-2 28-26 0z" fill="{#dba0c4>#a8628c}"/><path d="M-212-44l24 0 2 34-24-2z" fill="{#dba0c4>#a8628c}"/></g><path d="M-200-126Q-178-146-142-137-100-152-52-139" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="6" stroke-linecap="round"/>',
  },
  horn: {
    width: 24,
    height: 34,
    drawing:
      '<path d="M-11 0Q-10-22 4-36 12-16 12 0 0 6-11 0Z" fill="{#fff2c4>#c99236}"/><path d="M-9-8q9 5 19 0M-6-18q7 4 14 0" fill="none" stroke="#9a6a24" stroke-opacity=".6" stroke-width="3"/>',
  },
  axeGold: axe(
    '{#fff0a0>#dc9a1e}',
    '#fffbe0',
    '{#ffe27a>#b97a14}',
    '<g fill="#c0392b"><ellipse cx="-7" cy="-66" rx="7" ry="10" transform="rotate(-24 -7 -66)"/><ellipse cx="7" cy="-66" rx="7" ry="10" transform="rotate(24 7 -66)"/><ellipse cx="-5" cy="-50" rx="5" ry="7"/><ellipse cx="5" cy="-50" rx="5" ry="7"/></g><path d="M0-74V-44M0-74l-5-9M0-74l5-9" stroke="#5a1f18" stroke-width="3" stroke-linecap="round"/>',
  ),
  axeSilver: axe(
    '{#ffffff>#9aa8b8}',
    '#ffffff',
    '{#f2f6fa>#9fb0c2}',
    '<g fill="#3d4a5c"><circle cx="0" cy="-66" r="10"/><path d="M-10-70L-9-84-1-75ZM10-70L9-84 1-75Z"/><ellipse cx="0" cy="-44" rx="9" ry="14"/><path d="M8-36q12-2 8-16" fill="none" stroke="#3d4a5c" stroke-width="4" stroke-linecap="round"/></g><path d="M-5-67h3M2-67h3" stroke="#fff" stroke-width="3"/>',
  ),
  axeIron: axe(
    '{#6a707c>#24262e}',
    '#9aa1ae',
    '{#c98f5c>#7a4a28}',
    '<g fill="#2f6fb0"><path d="M-13-52Q-12-68 2-66 14-64 13-52 8-42-4-44-12-44-13-52Z"/><path d="M9-58Q14-66 11-74L15-70 19-75Q20-64 12-54Z"/></g><path d="M-4-70q-2-8-8-8M-4-70q2-8 8-8" fill="none" stroke="#2f6fb0" stroke-width="3" stroke-linecap="round"/><circle cx="-5" cy="-57" r="2" fill="#fff"/>',
  ),
  axeRusty: axe(
    '{#c98a5c>#6f3a1e}',
    '#a0644a',
    '{#a58a6a>#5f4630}',
    '<g fill="none" stroke="#1d1420" stroke-width="2.500" stroke-linecap="round"><path d="M0-58L-13-68M0-56L-14-56M0-54L-13-44M0-58L13-68M0-56L14-56M0-54L13-44"/></g><ellipse cx="0" cy="-54" rx="7" ry="9" fill="#1d1420"/><circle cx="0" cy="-66" r="5" fill="#1d1420"/><g fill="#5f2f18" opacity=".7"><circle cx="-8" cy="-122" r="5"/><circle cx="12" cy="-110" r="4"/><circle cx="40" cy="-126" r="5"/><circle cx="54" cy="-104" r="4"/></g>',
  ),
  axeGoldPlain: axe('{#fff0a0>#dc9a1e}', '#fffbe0', '{#ffe27a>#b97a14}', ''),
  lump: {
    width: 22,
    height: 20,
    drawing:
      '<path d="M-12 2Q-14-18 0-21 14-18 12 2 0 8-12 2Z" fill="{#ffb9ae>#d8584e}"/><path d="M-5-14Q-8-8-7-4" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="4" stroke-linecap="round"/>',
  },
  gourdSeed: {
    width: 24,
    height: 30,
    drawing:
      '<path d="M0-34Q14-20 12-8 8 2 0 2T-12-8Q-14-20 0-34Z" fill="{#ffffff>#e0d6b4}" stroke="#b9ab7c" stroke-width="2"/><path d="M-4-22Q-8-12-6-6" fill="none" stroke="#c9bc90" stroke-width="2" stroke-linecap="round"/>',
  },
  potUpturned: {
    width: 90,
    height: 52,
    drawing:
      '<path d="M-40-6Q-42-48-26-50H26Q42-48 40-6Z" fill="{#f0a63e>#a85f18}"/><path d="M-46-12Q0-2 46-12V-2Q0 8-46-2Z" fill="{#ffc66a>#b86f20}"/><path d="M-40-26q-18-2-18 8 0 8 18 6M40-26q18-2 18 8 0 8-18 6" fill="none" stroke="#5c3a1c" stroke-width="7" stroke-linecap="round"/><path d="M-28-42Q-32-28-30-14" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"/>',
  },
  bucketUpturned: {
    width: 70,
    height: 56,
    drawing:
      '<path d="M-36-4L-26-56H26L36-4Q0 8-36-4Z" fill="{#8fc4f2>#3a6fb0}"/><path d="M-40-8Q0 4 40-8V2Q0 12-40 2Z" fill="{#b8dcfa>#4a80c0}"/><path d="M-30-30Q0-22 30-30" fill="none" stroke="#2f5a94" stroke-opacity=".5" stroke-width="4"/><path d="M-20-50L-26-14" stroke="#fff" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"/>',
  },
  pond: {
    width: 420,
    height: 130,
    drawing:
      '<g fill="{#d5d8db>#868c94}"><ellipse cx="-170" cy="-96" rx="34" ry="16"/><ellipse cx="-112" cy="-112" rx="30" ry="15"/><ellipse cx="120" cy="-112" rx="34" ry="16"/><ellipse cx="180" cy="-90" rx="30" ry="16"/></g><ellipse cx="0" cy="-60" rx="206" ry="60" fill="{#bfe8f2|#5aa9c8}"/><path d="M-120-88q40-12 80 0M40-96q30-8 64 2" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".7"/>',
  },
  pondFront: {
    width: 420,
    height: 64,
    drawing:
      '<path d="M-206-60Q0-52 206-60 200 0 0 0T-206-60Z" fill="{#7cc3dc|#3f8db4}"/><path d="M-70-56q70 22 140 0M-100-40q90 26 200 2M-40-16q40 8 90-2" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".6"/><g fill="{#d5d8db>#7d848d}"><ellipse cx="-198" cy="-44" rx="26" ry="18"/><ellipse cx="-150" cy="-14" rx="34" ry="16"/><ellipse cx="-84" cy="0" rx="32" ry="14"/><ellipse cx="86" cy="0" rx="34" ry="14"/><ellipse cx="150" cy="-14" rx="32" ry="16"/><ellipse cx="200" cy="-42" rx="24" ry="18"/></g>',
  },
  potRed: flowerPot('#f48a74', '#a8342c'),
  potWhite: flowerPot('#ffffff', '#b9bec8'),
  potYellow: flowerPot('#ffe28a', '#c98f22'),
  potBlue: flowerPot('#8fc0f5', '#335fae'),
  rake: {
    width: 60,
    height: 200,
    drawing:
      '<path d="M-4 0H4L4-184H-4Z" fill="{#c98f5c>#7a4a28}"/><path d="M-34-190H34V-180H-34Z" fill="{#8b929e>#454a54}"/><path d="M-30-190v-18M-15-190v-18M0-190v-18M15-190v-18M30-190v-18" stroke="#5a606c" stroke-width="6" stroke-linecap="round"/>',
  },
  sieve: {
    width: 110,
    height: 60,
    drawing:
      '<ellipse cx="0" cy="-40" rx="54" ry="18" fill="{#f4e6c2>#cdb27a}"/><path d="M-42-50L30-26M-24-56L46-34M-50-40L10-24M42-50L-30-26M24-56L-46-34M50-40L-10-24" stroke="#8a6a3a" stroke-opacity=".55" stroke-width="2"/><path d="M-56-40Q-54-8-48-2 0 14 48-2 54-8 56-40 48-18 0-18T-56-40Z" fill="{#d99f5c>#8a5628}"/><path d="M-50-18Q0 0 50-18" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="4"/>',
  },
  blueJacket: {
    width: 84,
    height: 78,
    drawing:
      '<path d="M-22-78Q0-66 22-78L48-62 40-34 26-40 28-2Q0 8-28-2L-26-40-40-34-48-62Z" fill="{#7fb4f2>#2f5fae}"/><path d="M-22-78Q0-66 22-78L14-60H-14Z" fill="{#a9cdf8>#4a7cc4}"/><path d="M0-62V2" stroke="#24498a" stroke-width="3"/><g fill="#f2c14e"><circle cx="8" cy="-46" r="4.500"/><circle cx="8" cy="-14" r="4.500"/></g><path d="M-38-58L-32-44" stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"/>',
  },
  gardenShed: {
    width: 480,
    height: 340,
    drawing:
      '<path d="M-210-220H210V0H-210Z" fill="{#b98a5a>#6f4a2a}"/><path d="M-170-220V0M-130-220V0M-90-220V0M-50-220V0M-10-220V0M30-220V0M70-220V0M110-220V0M150-220V0" stroke="#4a2f18" stroke-opacity=".5" stroke-width="4"/><path d="M-250-204L-180-336H180L250-204Z" fill="{#8f4a3a>#54241f}"/><path d="M-236-230H236M-220-260H220M-204-290H204M-190-316H190" stroke="#fff" stroke-opacity=".14" stroke-width="5"/><path d="M-38-176H58V-86H-38Z" fill="{#5a3a20>#3a2414}"/><path d="M-30-168H50V-94H-30Z" fill="#2a2430"/><path d="M-30-168L-58-184V-82L-30-94Z" fill="{#d7eefa>#8fb8cc}" stroke="#5a3a20" stroke-width="5"/><path d="M110-160H186V0H110Z" fill="{#8a5f38>#4f321a}"/><circle cx="122" cy="-76" r="5" fill="#f2c14e"/><path d="M-214-10H214V4H-214Z" fill="#54371e"/>',
  },
  ripples: {
    width: 1,
    height: 60,
    drawing:
      '<g fill="none" stroke="#fff" stroke-width="4"><ellipse cx="0" cy="-30" rx="150" ry="30" opacity=".4"/><ellipse cx="0" cy="-30" rx="100" ry="20" opacity=".6"/><ellipse cx="0" cy="-30" rx="52" ry="10" opacity=".85"/></g>',
  },
  shedWall: {
    width: 960,
    height: 640,
    drawing:
      '<path d="M-480-640H480V0H-480Z" fill="{#a97c50>#6a4728}"/><path d="M-400-640V0M-320-640V0M-240-640V0M-160-640V0M-80-640V0M0-640V0M80-640V0M160-640V0M240-640V0M320-640V0M400-640V0" stroke="#4a2f18" stroke-opacity=".5" stroke-width="5"/><path d="M-480-24H480V6H-480Z" fill="#5a3a20"/><path d="M-480-400H480V-376H-480Z" fill="{#8a5f38>#573a20}"/><path d="M96-356H264V-196H96Z" fill="{#6e4a2a>#4a2f18}"/><path d="M110-342H250V-210H110Z" fill="rgb(196,232,250)"/><path d="M110-250Q150-276 190-250T250-256V-210H110Z" fill="rgb(150,205,130)"/><path d="M180-342V-210M110-276H250" stroke="#5a3a20" stroke-width="9"/><path d="M-300-250H-60V-234H-300Z" fill="{#8a5f38>#573a20}"/><path d="M-280-250V-300H-240V-250M-210-250V-284H-170V-250" fill="{#c9785a>#8a4430}"/><path d="M-130-250Q-140-290-110-296-80-290-90-250Z" fill="{#9aa88a>#5a6a50}"/>',
  },
  wateringCan: {
    width: 190,
    height: 120,
    drawing:
      '<path d="M58-30L112-92 122-84 74-12Z" fill="{#8fb9a8>#4a7a6a}"/><path d="M98-100L130-76 136-92 112-110Z" fill="{#a9cfc0>#5a8a7a}"/><path d="M-66-84Q-126-92-112-40-104-14-64-14" fill="none" stroke="{#8fb9a8>#4a7a6a}" stroke-width="13" stroke-linecap="round"/><path d="M-68-96Q0-84 68-96L74-6Q0 8-74-6Z" fill="{#b3d8c9>#4f8270}"/><path d="M-68-96Q0-84 68-96 62-84 0-82-62-84-68-96Z" fill="#2c4a40"/><path d="M-71-40Q0-28 71-40" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="6"/><path d="M-52-78L-54-20" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="9" stroke-linecap="round"/>',
  },
  berryNet: {
    width: 260,
    height: 150,
    drawing:
      '<path d="M-118-20Q-128-80-70-92-30-124 20-100 90-112 112-60 124-24 110-4-100 2-118-20Z" fill="{#78b458>#3f7a3a}"/><g fill="{#ff7a6a@#b8202c}"><circle cx="-78" cy="-50" r="10"/><circle cx="-30" cy="-78" r="10"/><circle cx="-20" cy="-30" r="10"/><circle cx="34" cy="-60" r="10"/><circle cx="78" cy="-76" r="10"/><circle cx="84" cy="-28" r="10"/></g><path d="M-128 0V-140M128 0V-140" stroke="#8f6038" stroke-width="11" stroke-linecap="round"/><path d="M-128-132Q0-112 128-132M-128-100Q0-84 128-100M-128-68Q0-54 128-68M-128-36Q0-26 128-36M-100-130L-96-4M-68-124L-66-2M-36-121L-34-2M0-120V-2M36-121L34-2M68-124L66-2M100-130L96-4" fill="none" stroke="#f3ead2" stroke-width="3.500" opacity=".9"/>',
  },
  scarecrow: {
    width: 170,
    height: 220,
    drawing:
      '<path d="M0 0V-190" stroke="#8a5c34" stroke-width="13" stroke-linecap="round"/><path d="M-90-132H90" stroke="#a06e40" stroke-width="12" stroke-linecap="round"/><g stroke="#e3c068" stroke-width="5" stroke-linecap="round"><path d="M-90-132l-14-12M-92-132l-18-2M-90-130l-12 12M90-132l14-12M92-132l18-2M90-130l12 12M-12-62l-6 18M0-62v22M12-62l6 18"/></g><circle cx="0" cy="-180" r="27" fill="{#f6e2b0>#c99c54}"/><path d="M-12-186l8 8M-4-186l-8 8M6-186l8 8M14-186l-8 8M-12-166q12 10 24 0" fill="none" stroke="#6a4420" stroke-width="4" stroke-linecap="round"/><path d="M-34-194Q0-210 34-194 18-236 0-234-20-236-34-194Z" fill="{#f2d27a>#b07f2e}"/><path d="M-44-192Q0-212 44-192 30-184 0-186-30-184-44-192Z" fill="{#e6bf5c>#a2742a}"/><path d="M-62-146Q0-158 62-146L66-116 32-116 34-64Q0-54-34-64L-32-116-66-116Z" fill="{#6ea6e8>#2f5fae}"/><path d="M0-152V-60" stroke="#24498a" stroke-width="3"/><g fill="#f2c14e"><circle cx="8" cy="-124" r="5"/><circle cx="8" cy="-102" r="5"/></g><g fill="{#9a6a44>#5a3820}"><path d="M-34-18q0-12 12-12l4 14q8 2 8 10h-24zM34-18q0-12-12-12l-4 14q-8 2-8 10h24z"/></g><path d="M-20-30L-4-58M20-30L4-58" stroke="#7a5a3a" stroke-width="3"/>',
  },
} as const satisfies Record<string, Motif>;
