import { drawCharacter } from '../characters/drawCharacter.ts';
import { readHex, writeHex } from '../colours.ts';
import { repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

/** Cattle that stand, facing right. */
function cattle({ coat, dark, muzzle, ring }: { coat: string; dark: string; muzzle: string; ring?: boolean }): Motif {
  const leg = (x: number, paint: string) =>
    `<path d="M${x - 15}-70Q${x - 10}-34 ${x - 11}-8H${x + 11}Q${x + 10}-34 ${x + 17}-70Z" fill="${paint}"/><path d="M${x - 12}-10H${x + 12}L${x + 15} 0H${x - 14}Z" fill="#3a2c28"/>`;
  return {
    width: 240,
    height: 190,
    seat: 134,
    drawing: `<path d="M-112-116C-136-106-138-70-130-44" fill="none" stroke="${dark}" stroke-width="8" stroke-linecap="round"/><path d="M-130-50Q-146-34-136-12-118-22-122-48Z" fill="#3a2a26"/>${leg(-66, dark)}${leg(66, dark)}<path d="M-114-110C-96-142-30-132 36-142 84-146 98-118 92-86 86-56 62-46 34-48L-66-44C-112-44-128-82-114-110Z" fill="{${coat}}"/>${leg(-92, `{${coat}}`)}${leg(40, `{${coat}}`)}<path d="M-104-112Q-60-132 30-128" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="9" stroke-linecap="round"/><path d="M40-142C72-166 100-160 108-132L104-84C92-56 60-58 46-80Z" fill="{${coat}}"/><path d="M104-156C94-176 100-192 114-198 110-184 116-172 122-162ZM130-156C140-170 154-176 164-172 154-164 146-156 140-148Z" fill="{#fff3d6>#c9a877}"/><path d="M100-148C82-156 70-148 66-134 82-126 96-132 102-140Z" fill="{${coat}}"/><path d="M92-150C108-164 138-160 144-134L154-104C158-86 142-74 124-78L102-92C84-108 82-136 92-150Z" fill="{${coat}}"/><path d="M122-112C134-116 152-114 156-100 160-84 146-72 128-76 114-80 110-106 122-112Z" fill="{${muzzle}}"/><ellipse cx="148" cy="-98" rx="4" ry="5" fill="#4a2e2a"/><path d="M128-84Q138-78 148-84" fill="none" stroke="#4a2e2a" stroke-width="3.500" stroke-linecap="round"/><ellipse cx="120" cy="-132" rx="7" ry="8" fill="#fff"/><circle cx="122" cy="-131" r="5.500" fill="#241a1c"/><circle cx="124" cy="-133" r="1.800" fill="#fff"/>${ring ? '<path d="M152-94q12 12-2 18" fill="none" stroke="#8a5a30" stroke-width="4.500" stroke-linecap="round"/>' : ''}`,
  };
}

/** A sheep that faces right, its mouth and its brow as it feels. */
function sheep(mouth: string, eye: string): Motif {
  const leg = (x: number) => `<path d="M${x - 6}-34H${x + 6}L${x + 5} 0H${x - 6}Z" fill="{#6d5f66>#3f363d}"/>`;
  return {
    width: 110,
    height: 106,
    drawing: `${leg(-34)}${leg(24)}<path d="M-56-40Q-72-48-62-62-70-78-54-84-48-100-32-94-18-106-4-96 10-104 22-94 40-94 40-78 52-68 44-54 46-36 28-34 16-22 2-30-14-20-26-30-46-24-56-40Z" fill="{#fffdf6@#d5cdbf}"/>${leg(-22)}${leg(34)}<path d="M-50-36Q-36-26-24-34-10-22 2-32 16-26 28-36 20-44 2-42-30-42-50-36Z" fill="#b9ae9f" opacity=".4"/><path d="M-44-66q10-10 20 0M-14-80q10-9 20 0M-10-54q10-9 20 0" fill="none" stroke="#c9bfae" stroke-width="3.500" stroke-linecap="round"/><path d="M36-84Q22-92 14-82 20-70 36-72Z" fill="{#7d6e76>#4a4048}"/><path d="M34-88Q50-100 66-88 76-74 72-58 66-46 54-48 36-52 32-70Z" fill="{#85767e>#4f444c}"/><path d="M28-82Q28-98 42-98 50-106 60-98 70-98 68-86 60-80 52-86 42-78 36-84 30-78 28-82Z" fill="{#fffdf6>#ddd5c6}"/>${eye}${mouth}`,
  };
}

/** What children made of boxes and cartons: a clock that strikes by itself. */
function cartonClock(gauge: string, doll: string): Motif {
  return {
    width: 200,
    height: 130,
    drawing: `<path d="M-104-12H104V0H-104Z" fill="{#d9b27c>#a87a48}"/><path d="M-98-96L-40-104-34-12H-98Z" fill="{#d8a96e>#a87642}"/><path d="${repeat(9, (at) => `M${-92 + at * 7}-${96 + at * 0.9}V-12`)}" stroke="#8f6236" stroke-opacity=".35" stroke-width="2"/><path d="M-100-98Q-70-112-36-104L-34-90Q-70-98-98-84Z" fill="#e8f6ff" opacity=".75"/><path d="M-90-80Q-66-86-42-80L-38-20H-90Z" fill="#7cc4ee" opacity=".55"/><path d="M-36-40H-14" stroke="#f2f5f8" stroke-width="7" stroke-linecap="round"/><path d="M-14-70H14V-12H-14Z" fill="#bfe6f8" opacity=".75"/><path d="M-14-34H14V-12H-14Z" fill="#58b0e4" opacity=".8"/><path d="M-14-70H14V-12H-14Z" fill="none" stroke="#ffffff" stroke-width="3"/>${gauge}<path d="M20-58L66-44V-38L20-52Z" fill="{#e8c48c>#b98a50}"/><path d="M44-44V-12" stroke="#8f6236" stroke-width="5"/><path d="M52-34q10-4 18 4v18H52Z" fill="{#ffd9d0>#e88a7a}"/>${doll}<path d="M92-60L88-12H108L104-60Z" fill="#e8f7ff" opacity=".85"/><path d="M92-60L88-12H108L104-60Z" fill="none" stroke="#9cc6dd" stroke-width="3"/>`,
  };
}

const CHOPSTICKS = '#c99a5e';

/** Colours from the darkest to the lightest of what a statue is made of. */
type Ramp = readonly [string, string, string];

/** Somebody cast in metal: each colour becomes one of the ramp. */
function cast(drawing: string, [dark, middle, light]: Ramp): string {
  const ramp = [dark, middle, light].map(readHex);
  const between = (from: readonly number[], to: readonly number[], share: number) =>
    from.map((value, at) => value + ((to[at] ?? value) - value) * share);
  return drawing.replace(/#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})\b/gu, (hex) => {
    const long = hex.length === 4 ? `#${[...hex.slice(1)].map((one) => one + one).join('')}` : hex;
    const [red, green, blue] = readHex(long);
    const bright = (red * 0.3 + green * 0.59 + blue * 0.11) / 255;
    const [from, to] = bright < 0.5 ? [ramp[0], ramp[1]] : [ramp[1], ramp[2]];
    return writeHex(between(from ?? [], to ?? [], bright < 0.5 ? bright * 2 : bright * 2 - 1));
  });
}

const GOLD: Ramp = ['#8a5a14', '#e0a72e', '#fff0b0'];
const LEAD: Ramp = ['#4c525c', '#858d98', '#c9d0d8'];

/** The statue of a young prince with a sword at his side, on a plinth of its own. */
function prince(ramp: Ramp, eyes: string, stone: string): Motif {
  const { drawing } = drawCharacter({
    age: 'adult',
    skin: 'light',
    outfit: 'prince',
    top: 'yellow',
    bottom: 'cream',
    skirt: false,
    hair: 'blond',
    hat: 'crown',
    pose: 'stand',
    mood: 'calm',
    gaze: { x: 0, y: 0 },
  });
  const sword = cast(
    `<path d="M-44-98L-66-10-58-8-36-96Z" fill="{#fff3c0>#a8842c}"/><path d="M-56-100L-24-92-26-84-58-92Z" fill="#e8c050"/><path d="M-38-96L-32-120" stroke="#b8923a" stroke-width="9" stroke-linecap="round"/>`,
    ramp,
  );
  return {
    width: 100,
    height: 250,
    drawing: `<path d="M-52-22H52V0H-52Z" fill="{${stone}}"/><g transform="translate(0 -20)">${cast(drawing, ramp)}${sword}${eyes}</g>`,
  };
}

const gem = (x: number, y: number, r: number, light: string, dark: string) =>
  `<path d="M${x - r} ${y}L${x} ${y - r} ${x + r} ${y} ${x} ${y + r}Z" fill="${dark}"/><path d="M${x - r} ${y}L${x} ${y - r} ${x + r * 0.3} ${y - r * 0.1}Z" fill="${light}"/>`;
const sockets = (paint: string) =>
  `<ellipse cx="-6.500" cy="-171" rx="5.500" ry="6.500" fill="${paint}"/><ellipse cx="20" cy="-171" rx="5.500" ry="6.500" fill="${paint}"/>`;

/** A belt of cloth around waist and thigh, laid over whoever wrestles. */
function waistband(paint: string): Motif {
  return {
    width: 1,
    height: 100,
    drawing: `<path d="M6-60Q18-54 29-60L30-47Q18-40 5-47Z" fill="{${paint}}"/><path d="M-27-98Q0-88 28-98L29-80Q0-69-28-80Z" fill="{${paint}}"/><path d="M-27-92Q0-82 28-92" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/><path d="M14-90Q24-92 25-80 20-72 12-76ZM18-76Q32-64 27-46L19-50Q20-64 12-74Z" fill="{${paint}}"/>`,
  };
}

const shellBack = '{#e2b8fa@#7440ab}';
const WING = '{#ffffff>#cfd8e8}';
const feather = (x: number, y: number, turn: number, length: number) =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M-12 0Q-19 ${length * 0.62} -3 ${length} 19 ${length * 0.66} 12 0Z" fill="${WING}" stroke="#b9c4d8" stroke-width="1.500"/>`;
const toadSkin = '{#b79a5c@#5f4a26}';
const bump = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#7d6534" opacity=".75"/>`;

export const farm = {
  purpleEgg: {
    width: 84,
    height: 112,
    drawing: `<path d="M0 0C-38 0-48-34-46-56-42-90-20-114 0-114S42-90 46-56C48-34 38 0 0 0Z" fill="${shellBack}"/><path d="M-28-84Q-20-102-6-106" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="7" stroke-linecap="round"/><g fill="#fff" opacity=".28"><circle cx="18" cy="-70" r="5"/><circle cx="28" cy="-44" r="4"/><circle cx="-10" cy="-40" r="5"/><circle cx="4" cy="-20" r="4"/><circle cx="-28" cy="-34" r="3"/></g>`,
  },
  purpleEggOpen: {
    width: 120,
    height: 60,
    drawing: `<g transform="translate(84 -2) rotate(104)"><path d="M-40 0C-38-34-18-58 0-58S38-34 40 0L26-10 14 2 0-10-14 2-26-10Z" fill="${shellBack}"/><path d="M-24-30Q-16-46-4-50" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/></g><path d="M-54-50L-40-38-26-54-12-38 2-54 16-38 30-54 42-38 54-50C56-18 36 0 0 0S-56-18-54-50Z" fill="${shellBack}"/><path d="M-44-30Q-38-12-20-6" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/>`,
  },
  beakedBaby: {
    width: 84,
    height: 64,
    drawing:
      '<path d="M-44-34Q-40-8-6-4 44 2 56-20 60-40 34-50 0-62-30-58Z" fill="{#ffd9e2>#e58aa2}"/><path d="M-8-4Q6-30 34-50M16-2Q30-22 54-30" fill="none" stroke="#fff4f6" stroke-width="5" stroke-linecap="round" opacity=".85"/><path d="M-52-44Q-50-70-24-70 2-68 4-42 2-20-24-18-50-20-52-44Z" fill="{#fff1f4>#f0a8ba}"/><circle cx="-24" cy="-43" r="21" fill="{#ffe6cf@#f2bd98}"/><path d="M-38-56Q-30-66-20-62-26-58-26-54" fill="#3a2c2a"/><circle cx="-33" cy="-44" r="3.400" fill="#2a2024"/><circle cx="-15" cy="-44" r="3.400" fill="#2a2024"/><circle cx="-32" cy="-45.500" r="1.200" fill="#fff"/><circle cx="-14" cy="-45.500" r="1.200" fill="#fff"/><ellipse cx="-39" cy="-36" rx="4.500" ry="3" fill="#f58f86" opacity=".7"/><ellipse cx="-9" cy="-36" rx="4.500" ry="3" fill="#f58f86" opacity=".7"/><path d="M-33-37Q-24-44-15-37L-24-27Z" fill="{#ffd84a>#e8941e}"/><path d="M-33-37Q-24-33-15-37" fill="none" stroke="#b8701a" stroke-width="2"/>',
  },
  kneelingHorse: {
    width: 230,
    height: 186,
    drawing:
      '<path d="M-108-76C-152-78-164-34-146-2-142-24-126-34-104-44Z" fill="{#f2ecff>#b3a9cf}"/><path d="M-114-44C-120-96-70-114-16-106 36-100 68-94 70-56 70-18 40-8-10-8H-82C-106-8-112-24-114-44Z" fill="{#ffffff>#cfcfe2}"/><path d="M4-102C20-156 58-186 92-172 110-164 114-146 108-130L94-110C86-124 78-110 74-84 70-64 56-56 40-62Z" fill="{#ffffff>#d6d6e8}"/><path d="M78-168C100-180 116-162 122-144L142-112C148-100 138-88 124-94L102-110C84-120 72-144 78-168Z" fill="{#ffffff>#d9d8ea}"/><path d="M84-170L80-194 100-174Z" fill="{#ffffff>#c9c6de}"/><path d="M0-96C8-146 44-186 88-182 72-172 66-158 60-146 52-132 46-122 40-104 30-88 10-84 0-96Z" fill="{#e6ddfb>#a89cca}"/><path d="M86-180Q102-176 104-158 94-164 86-166Z" fill="#cfc3ec"/><path d="M-104-34C-78-58-38-42-34-16L-16-8-20 0H-86C-104-2-112-18-104-34Z" fill="{#f7f6fd>#c2c1d8}"/><path d="M-22-10H-6V0H-26Z" fill="#6f6780"/><path d="M28-44C56-50 84-36 92-18L72 0H24C8-6 10-38 28-44Z" fill="{#ffffff>#c9c8de}"/><path d="M16-12H30L26 0H10Z" fill="#6f6780"/><path d="M104-142q7 6 13 0" fill="none" stroke="#3a3348" stroke-width="3.500" stroke-linecap="round"/><circle cx="136" cy="-102" r="2.600" fill="#8a7f9e"/><path d="M124-98q6-1 8-5" fill="none" stroke="#8a7f9e" stroke-width="2.500" stroke-linecap="round"/><path d="M-98-84Q-60-104-20-98" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".8"/>',
  },
  sandRing: {
    width: 1,
    height: 40,
    drawing: `<ellipse cx="0" cy="30" rx="268" ry="56" fill="{#a97f48|#8a6436}"/><ellipse cx="0" cy="27" rx="262" ry="53" fill="{#f8e7b8|#dcba7c}"/><ellipse cx="0" cy="26" rx="257" ry="50" fill="none" stroke="#c8985a" stroke-width="13" stroke-dasharray="40 7" stroke-linecap="round"/><ellipse cx="0" cy="22" rx="257" ry="50" fill="none" stroke="#f0cf95" stroke-width="5" stroke-dasharray="36 11" opacity=".8"/><path d="M-150 24q40-8 80 2M20 46q60-8 110 0M-60 56q40-6 70 2M80 14q30-6 70 2" fill="none" stroke="#c39a5c" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/>`,
  },
  satbaRed: waistband('#ff7a66>#b81f30'),
  satbaBlue: waistband('#6fb0f5>#1f4fae'),
  bull: cattle({ coat: '#e2aa62>#a0642e', dark: '#8a5426', muzzle: '#ffe2bf>#dba67a', ring: true }),
  blackCow: cattle({ coat: '#5a5764>#25232c', dark: '#1d1b22', muzzle: '#b9a8a4>#7d6c6c' }),
  strikingClock: {
    width: 340,
    height: 256,
    drawing: `<path d="M-172 0V-128H-104V-84H-44V0Z" fill="{#d6d2c6>#9a9486}"/><path d="M-172-86H-104M-104-44H-44M-172-44H-104M-138-128V-86M-74-84V-44M-150-44V0M-92-44V0" stroke="#7d776a" stroke-opacity=".55" stroke-width="3"/><path d="M-174-200Q-180-152-158-128H-118Q-96-152-102-200Z" fill="{#e0b05c>#84561f}"/><ellipse cx="-138" cy="-200" rx="36" ry="10" fill="{#f6d48c>#a87430}"/><ellipse cx="-138" cy="-199" rx="28" ry="6.500" fill="#3f88b8"/><path d="M-104-134Q-90-136-84-118" fill="none" stroke="#a87430" stroke-width="8" stroke-linecap="round"/><path d="M-104-132Q-100-98-92-84H-58Q-48-98-46-132Z" fill="{#d9a752>#7d511c}"/><ellipse cx="-75" cy="-132" rx="29" ry="8" fill="{#f3cf86>#a06d2c}"/><ellipse cx="-75" cy="-131" rx="22" ry="5" fill="#3f88b8"/><path d="M-50-92Q-32-96-22-120" fill="none" stroke="#a87430" stroke-width="7" stroke-linecap="round"/><path d="M-34-112H6V0H-34Z" fill="{#dcae5e>#7d511c}"/><ellipse cx="-14" cy="-112" rx="20" ry="6" fill="#f3cf86"/><path d="M-17-164H-11V-112H-17Z" fill="#f3e2b8"/><path d="M-17-156h6M-17-146h6M-17-136h6M-17-126h6" stroke="#8a5a2a" stroke-width="2"/><path d="M-32-80H4M-32-30H4" stroke="#6d4518" stroke-opacity=".6" stroke-width="4"/><path d="M20 0V-118H170V0Z" fill="{#a85f3c>#643220}"/><path d="M32-104H90V-12H32ZM100-104H158V-12H100Z" fill="{#c97a4c>#8a4a2c}"/><path d="M40-96H82V-20H40ZM108-96H150V-20H108Z" fill="none" stroke="#f0c48a" stroke-opacity=".55" stroke-width="3"/><path d="M12-130H178V-116H12Z" fill="{#3f8f7c>#235a52}"/><path d="M116-130V-226H162V-130" fill="none" stroke="#7a3f28" stroke-width="8"/><path d="M106-232H172L166-220H112Z" fill="#235a52"/><path d="M120-156Q124-206 139-208 154-206 158-156Q139-150 120-156Z" fill="{#f6d27a>#a8742c}"/><path d="M120-162Q139-156 158-162" fill="none" stroke="#7d511c" stroke-width="4"/><path d="M40-130Q38-176 58-182 80-176 78-130Z" fill="{#e2604e>#9c2a34}"/><path d="M46-152H74" stroke="#f6d27a" stroke-width="5"/><path d="M70-170Q88-176 96-190" fill="none" stroke="#c94a42" stroke-width="11" stroke-linecap="round"/><path d="M96-196L112-178" stroke="#8a5a30" stroke-width="5" stroke-linecap="round"/><circle cx="113" cy="-177" r="7" fill="#b98455"/><circle cx="58" cy="-200" r="20" fill="{#f3cf9c@#c08a55}"/><path d="M38-206Q40-226 58-226T78-206Q58-214 38-206ZM30-206H86Q84-200 58-202T30-206Z" fill="#2a2630"/><path d="M50-234H66L68-220H48Z" fill="#2a2630"/><circle cx="54" cy="-198" r="2.600" fill="#3a2420"/><circle cx="68" cy="-198" r="2.600" fill="#3a2420"/><path d="M55-190q6 5 12 0" fill="none" stroke="#8a3f30" stroke-width="2.500" stroke-linecap="round"/>`,
  },
  cartonClock: cartonClock(
    '<g transform="rotate(-26 0 -34)"><path d="M-6-112H6V-30H-6Z" fill="{#ffffff>#dbe3ea}"/><path d="M-6-96h12v14H-6Z" fill="#4fb06a"/><path d="M-6-70h7M-6-58h7M-6-46h7" stroke="#7d8894" stroke-width="2"/></g>',
    `<path d="M70-30V-86M58-30L70-56 80-30" fill="none" stroke="${CHOPSTICKS}" stroke-width="6" stroke-linecap="round"/><path d="M70-74L80-64" stroke="${CHOPSTICKS}" stroke-width="5" stroke-linecap="round"/><circle cx="70" cy="-96" r="13" fill="{#fff6df>#e8cfa0}"/><circle cx="66" cy="-98" r="2" fill="#3a2a24"/><circle cx="75" cy="-98" r="2" fill="#3a2a24"/><path d="M66-90q4-4 8 0" fill="none" stroke="#a8483c" stroke-width="2" stroke-linecap="round"/>`,
  ),
  cartonClockRings: cartonClock(
    '<path d="M-6-126H6V-30H-6Z" fill="{#f3d9a0>#cf9f5a}"/><path d="M-6-118h6M-6-106h8M-6-94h6M-6-82h8M-6-70h6M-6-58h8M-6-46h6" stroke="#7a5228" stroke-width="2"/><path d="M-9-66H9M-9-60H9" stroke="#e2604e" stroke-width="3"/>',
    `<path d="M62-10Q70-18 80-10L82 0H60Z" fill="{#b6bfca>#6f7988}"/><path d="M70-34V-86M58-30L70-56 80-30" fill="none" stroke="${CHOPSTICKS}" stroke-width="6" stroke-linecap="round"/><path d="M70-76L93-64" stroke="${CHOPSTICKS}" stroke-width="5" stroke-linecap="round"/><circle cx="70" cy="-96" r="13" fill="{#fff6df>#e8cfa0}"/><circle cx="66" cy="-98" r="2" fill="#3a2a24"/><circle cx="75" cy="-98" r="2" fill="#3a2a24"/><path d="M65-92q5 6 10 0" fill="none" stroke="#a8483c" stroke-width="2.500" stroke-linecap="round"/>`,
  ),
  armillary: {
    width: 150,
    height: 190,
    drawing:
      '<path d="M-84-20H84L92 0H-92Z" fill="{#d9d5ca>#948d7f}"/><path d="M-62-22L-52-70H-40L-44-22ZM62-22L52-70H40L44-22Z" fill="{#c08a4a>#6d451f}"/><path d="M-8-22V-60H8V-22Z" fill="{#c08a4a>#6d451f}"/><g fill="none"><circle cx="0" cy="-116" r="66" stroke="#7d5522" stroke-width="12"/><circle cx="0" cy="-116" r="66" stroke="#e8b95c" stroke-width="6"/><ellipse cx="0" cy="-116" rx="66" ry="22" transform="rotate(-24 0 -116)" stroke="#8f6226" stroke-width="10"/><ellipse cx="0" cy="-116" rx="66" ry="22" transform="rotate(-24 0 -116)" stroke="#f3cf86" stroke-width="4"/><ellipse cx="0" cy="-116" rx="24" ry="66" transform="rotate(30 0 -116)" stroke="#8f6226" stroke-width="9"/><ellipse cx="0" cy="-116" rx="24" ry="66" transform="rotate(30 0 -116)" stroke="#e0b05c" stroke-width="4"/></g><path d="M-46-92L52-146" stroke="#6d451f" stroke-width="9" stroke-linecap="round"/><path d="M-46-94L50-147" stroke="#f6dc9c" stroke-width="3" stroke-linecap="round"/><circle cx="0" cy="-117" r="8" fill="{#ffe9b0>#a8742c}"/><path d="M-68-70Q0-50 68-70" fill="none" stroke="#8a5a2a" stroke-width="9" stroke-linecap="round"/>',
  },
  sheep: sheep(
    '<path d="M60-54q5 3 9-1" fill="none" stroke="#f3dfe0" stroke-width="2.500" stroke-linecap="round"/>',
    '<ellipse cx="56" cy="-72" rx="4.500" ry="5.500" fill="#fff"/><circle cx="57.500" cy="-71" r="3" fill="#1d171b"/>',
  ),
  sheepYawn: sheep(
    '<ellipse cx="62" cy="-56" rx="7" ry="9" fill="#7c2730"/><path d="M57-52q5-4 10 0-1 5-5 5t-5-5z" fill="#f0817c"/>',
    '<path d="M50-74q5 6 10 0" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>',
  ),
  wolfEyes: {
    width: 300,
    height: 130,
    drawing: `<path d="M-170 0Q-180-44-150-60-150-92-112-96-96-126-54-118-26-138 10-122 48-134 70-108 116-112 130-78 168-66 164-30 172-8 168 0Z" fill="{#33523f>#12221f}"/><path d="M-140-40Q-110-70-80-52M-40-84Q-10-104 20-86M60-50Q90-74 126-50" fill="none" stroke="#5d8560" stroke-opacity=".5" stroke-width="7" stroke-linecap="round"/>${[
      [-96, -56, 1],
      [-4, -74, 1.15],
      [88, -58, 0.95],
    ]
      .map(
        ([x, y, s]) =>
          `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-30-4Q-18-18-6 2-20 12-30-4ZM30-4Q18-18 6 2 20 12 30-4Z" fill="rgb(255,222,92)"/><path d="M-17-9q4 8 0 16q-5-8 0-16ZM17-9q4 8 0 16q-5-8 0-16Z" fill="#1a1418"/></g>`,
      )
      .join('')}`,
  },
  staff: {
    width: 30,
    height: 200,
    drawing:
      '<path d="M0 0V-160C0-200 52-200 48-164 46-150 34-148 30-156" fill="none" stroke="#6d4527" stroke-width="11" stroke-linecap="round"/><path d="M-2-4V-160C-1-190 34-196 44-176" fill="none" stroke="#b98455" stroke-width="5" stroke-linecap="round"/>',
  },
  toad: {
    width: 96,
    height: 66,
    drawing: `<path d="M-46-2Q-58-10-50-22-36-40-16-22L-10 0H-44ZM34 0Q30-18 40-26 54-22 50-4L56 0Z" fill="${toadSkin}"/><path d="M-48-20Q-44-52-6-58 8-66 28-62 52-58 54-38 54-18 32-10 6 0-24-4-46-6-48-20Z" fill="${toadSkin}"/><path d="M-20-6Q10-2 34-12 50-20 53-34 30-22 4-18Z" fill="#e8d9a4" opacity=".75"/>${bump(-30, -30, 5)}${bump(-14, -44, 4.5)}${bump(-12, -24, 4)}${bump(4, -36, 4)}${bump(-36, -16, 4)}${bump(2, -52, 3.5)}<path d="M18-60Q16-76 30-76 42-74 40-60Z" fill="${toadSkin}"/><ellipse cx="31" cy="-65" rx="7" ry="8" fill="#fff4b8"/><circle cx="33" cy="-65" r="4.500" fill="#241c14"/><circle cx="34.500" cy="-67" r="1.500" fill="#fff"/><path d="M22-34Q40-28 53-40" fill="none" stroke="#4a3618" stroke-width="3.500" stroke-linecap="round"/><path d="M8-14Q6 0 0 0H24Q18-4 20-16Z" fill="${toadSkin}"/>`,
  },
  woodHoe: {
    width: 60,
    height: 66,
    drawing:
      '<path d="M-7 0Q-9-30-5-44L6-44Q9-28 7 0 0 4-7 0Z" fill="{#d9a86c>#8a5a30}"/><path d="M-12-40Q-14-62 6-64 34-66 48-34L40-28Q26-42 8-38Z" fill="{#e8bd84>#9c6a3a}"/><path d="M-6-54Q18-62 38-38M-6-46Q12-52 28-42" fill="none" stroke="#7d5228" stroke-opacity=".6" stroke-width="2.500" stroke-linecap="round"/><path d="M-9-42H9M-9-36H9" stroke="#f3e2b8" stroke-width="3.500"/>',
  },
  /** A great jar cut open: its bottom has a hole, and a toad keeps the water in. */
  jarCut: {
    width: 190,
    height: 230,
    drawing: `<path d="M-86-16L-40-20-34 4H-92ZM86-16L40-20 34 4H92Z" fill="{#b9bcc2>#7d828b}"/><path d="M-60-226H60Q68-214 60-204 104-170 100-110 96-50 62-18H-62Q-96-50-100-110-104-170-60-204-68-214-60-226Z" fill="{#a8663c>#4f2a1a}"/><path d="M-52-192H52Q86-160 82-110 80-58 52-30H24L20-18H-20L-24-30H-52Q-80-58-82-110-86-160-52-192Z" fill="#3a2018"/><path d="M-66-170Q-40-178-12-170 16-162 40-170 56-174 68-168 84-138 82-110 80-58 52-30H-52Q-80-58-82-110-82-142-66-170Z" fill="{#a9e2fa|#2f86c4}"/><path d="M-66-170Q-40-178-12-170 16-162 40-170 56-174 68-168" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="5" stroke-linecap="round"/><g fill="#fff" opacity=".45"><circle cx="-34" cy="-112" r="6"/><circle cx="28" cy="-130" r="5"/><circle cx="44" cy="-84" r="7"/><circle cx="-46" cy="-70" r="4"/></g><path d="M-60-226H60Q68-214 60-204H-60Q-68-214-60-226Z" fill="{#c07c4c>#6d3c24}"/><path d="M-92-150Q-84-182-58-198" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="7" stroke-linecap="round"/><g transform="translate(-4 4)"><path d="M-34 0Q-44-2-42-12-38-46 4-48 46-46 48-14 46 2 32 0Z" fill="${toadSkin}"/>${bump(-16, -30, 4.5)}${bump(2, -38, 4.5)}${bump(18, -30, 4)}${bump(-26, -14, 4)}${bump(4, -20, 4)}<path d="M-40-4Q-54-2-52 2H-24Q-26-8-40-4ZM34-4Q58-2 54 2H24Q24-8 34-4Z" fill="#6d552c"/><path d="M26-26Q26-40 38-38 48-34 44-24Z" fill="${toadSkin}"/><ellipse cx="37" cy="-29" rx="5" ry="5.500" fill="#fff4b8"/><circle cx="39" cy="-29" r="3.200" fill="#241c14"/><path d="M24-10Q36-4 46-12" fill="none" stroke="#4a3618" stroke-width="3" stroke-linecap="round"/></g>`,
  },
  swanFlying: {
    width: 180,
    height: 120,
    drawing: `${feather(-6, -64, 164, 66)}${feather(4, -64, 176, 70)}${feather(14, -62, 190, 62)}<path d="M-70-44Q-96-52-98-40-84-38-72-30-20-8 26-26 56-40 82-70 94-84 106-84 118-82 118-72 112-64 102-64 78-26 44-12 0 8-48-20-64-30-70-44Z" fill="{#ffffff>#d3dbea}"/><path d="M114-80L136-72 114-66Z" fill="{#ffb84a>#e07a1c}"/><circle cx="108" cy="-76" r="3" fill="#2a2630"/><path d="M94-86L96-104 103-94 109-106 114-93 121-101 119-83Q106-90 94-86Z" fill="rgb(255,208,74)" stroke="#b9801e" stroke-width="1.500"/>${feather(-40, -38, 140, 74)}${feather(-28, -42, 150, 86)}${feather(-14, -44, 162, 92)}${feather(0, -44, 174, 88)}${feather(12, -42, 186, 74)}<path d="M-46-34Q-14-56 24-36 0-16-40-26Z" fill="{#ffffff>#dde4f0}"/>`,
  },
  /** A wing in place of an arm, its shoulder at the foot of the motif; it reaches to the upper left. */
  swanWing: {
    width: 1,
    height: 96,
    drawing: `${feather(-4, -2, 62, 74)}${feather(-16, -16, 74, 92)}${feather(-30, -32, 86, 104)}${feather(-46, -46, 100, 104)}${feather(-58, -58, 116, 92)}${feather(-64, -68, 134, 70)}<path d="M8 8Q-8 14-20-2-54-38-74-82-58-90-42-70-10-40 12-12Z" fill="{#ffffff>#e3e9f3}"/><path d="M-62-78Q-40-56-14-24" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/>`,
  },
  nettleShirt: {
    width: 100,
    height: 96,
    drawing: `<path d="M-26-94Q0-84 26-94L60-78 74-22 52-16 38-52 40 0H-40L-38-52-52-16-74-22-60-78Z" fill="{#8fb86a>#43702f}"/><path d="M-26-94Q0-74 26-94L18-96Q0-84-18-96Z" fill="#35592a"/><g fill="none" stroke="#c9e2a0" stroke-opacity=".6" stroke-width="2.500">${repeat(6, (at) => `<path d="M-36 ${-10 - at * 12}q6-6 12 0t12 0 12 0 12 0 12 0 12 0"/>`)}</g><path d="M-70-30L-54-24M70-30L54-24M-40-6H40" stroke="#35592a" stroke-width="4"/><path d="M38-52L36-10M-38-52L-36-10" stroke="#2f4f26" stroke-opacity=".5" stroke-width="3"/>`,
  },
  willowNet: {
    width: 1,
    height: 130,
    seat: 8,
    drawing: `<path d="M-150-116L-178-190M150-116L178-190M-96-40L-70-190M96-40L70-190" stroke="#a8873f" stroke-width="4.500" stroke-linecap="round"/><path d="M-154-120Q-124 10 0 26 124 10 154-120 130-28 0-14-130-28-154-120Z" fill="{#dcbc78>#94703a}"/><path d="${repeat(
      17,
      (at) => {
        const x = at * 12 - 104;
        const y = 14 - (x * x) / 260;
        return `M${x} ${y}l17-32M${x + 16} ${y}l-17-32`;
      },
    )}" stroke="#6d5226" stroke-opacity=".6" stroke-width="3"/><path d="M-154-120Q-124 10 0 26 124 10 154-120M-150-112Q-124-24 0-12 124-24 150-112" fill="none" stroke="#7d5f2c" stroke-width="7" stroke-linecap="round"/><g fill="#8fc46a"><path d="M-138-70q-16 0-22 12 16 4 22-12zM140-64q16 2 20 14-16 2-20-14zM-48 24q-6 12 2 22 8-10-2-22zM66 18q8 8 5 20-10-8-5-20z"/></g>`,
  },
  column: {
    width: 130,
    height: 330,
    seat: 330,
    drawing: `<path d="M-76-26H76L84 0H-84Z" fill="{#e2dccf>#9d9585}"/><path d="M-62-44H62V-26H-62Z" fill="{#f0ebe0>#b3ab9b}"/><path d="M-44-296H44L50-44H-50Z" fill="{#f6f1e6>#aaa191}"/><path d="M-26-296L-30-44M-8-296L-9-44M12-296L13-44M30-296L34-44" stroke="#8d8474" stroke-opacity=".45" stroke-width="5"/><path d="M-66-330H66V-312H-66ZM-56-312H56L46-294H-46Z" fill="{#fbf7ee>#b3ab9b}"/>`,
  },
  princeGold: prince(
    GOLD,
    gem(-6.5, -171, 7, 'rgb(150,205,255)', 'rgb(38,98,214)') +
      gem(20, -171, 7, 'rgb(150,205,255)', 'rgb(38,98,214)') +
      gem(-31, -122, 10, 'rgb(255,140,140)', 'rgb(206,28,54)'),
    '#efe9da>#a59c8b',
  ),
  /** Without ruby and sapphires. */
  princeGoldBare: prince(GOLD, sockets('#7a5216'), '#efe9da>#a59c8b'),
  princeGrey: prince(LEAD, sockets('#3c424c'), '#d9dadd>#8d9097'),
} as const satisfies Record<string, Motif>;
