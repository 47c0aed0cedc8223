import type { MoodName, PoseName } from '../../../domain/book-picture/characterNames.ts';
import { repeat } from '../numbers.ts';
import { furAnimal } from './furAnimal.ts';
import type { Motif } from './motif.ts';

/** The great flat stone, its foot on y = 0: 420 wide, 112 high. */
const slab =
  '<path d="M-212-34Q-216-66-176-82-120-112-40-108 70-116 140-94 208-84 214-44 212-14 150-6 0 6-150-4-206-10-212-34Z" fill="{#c9cbcf>#7b818c}"/><path d="M-176-82Q-120-112-40-108 70-116 140-94 190-86 206-64 120-84 20-80-110-84-190-56-190-74-176-82Z" fill="#e8e9ea" opacity=".75"/><path d="M-196-30Q-120-2 0-4 120 0 200-26 190-8 150-6 0 6-150-4-190-8-196-30Z" fill="#4d5563" opacity=".3"/><g fill="#7fa26a" opacity=".75"><path d="M-188-62q16-20 46-22 12 6 2 12-26 0-48 10z"/><path d="M120-94q36 0 52 12-4 8-18 4-22-8-34-16z"/></g><path d="M-150-40l22 8M140-40l30-10M96-24l24 4M-90-20l-26-4" stroke="#5f6672" stroke-width="4" stroke-linecap="round" opacity=".6"/>';
/** The kind old face of the stone. */
const face =
  '<g fill="none" stroke="#3f4550" stroke-width="6" stroke-linecap="round"><path d="M-64-56q16-18 32 0M32-56q16-18 32 0"/><path d="M-20-34q20 18 40 0"/></g><g stroke="#5f6672" stroke-width="3.500" stroke-linecap="round" fill="none" opacity=".7"><path d="M-78-62l-12-6M-78-52h-13M78-62l12-6M78-52h13M-58-78q12-8 24-2M58-78q-12-8-24-2"/></g><ellipse cx="-70" cy="-36" rx="15" ry="9" fill="#f29a8e" opacity=".5"/><ellipse cx="70" cy="-36" rx="15" ry="9" fill="#f29a8e" opacity=".5"/>';
const logs = repeat(
  9,
  (at) =>
    `<g transform="translate(${at * 46 - 184} -16)"><circle r="18" fill="{#c99a66>#7a4f2c}"/><circle r="12" fill="#e9cb98"/><circle r="6" fill="none" stroke="#b98a55" stroke-width="2.500"/></g>`,
);
const rope = (end: number) =>
  `<path d="M-96-140Q-108-84-90-32M96-140Q108-84 90-32M-96-90Q60-66 210-92L${end}-104" fill="none" stroke="#8a6a34" stroke-width="11" stroke-linecap="round"/><path d="M-96-140Q-108-84-90-32M96-140Q108-84 90-32M-96-90Q60-66 210-92L${end}-104" fill="none" stroke="#d9b97c" stroke-width="6" stroke-dasharray="9 5"/>`;
const elephant =
  '<path d="M-22-4V-22Q-24-38-2-38 8-46 20-40 30-34 28-18 27-6 34-5 32 1 26-1 20-4 20-16L16-18V0H8V-12H-8V0H-16V-8Z" fill="{#aebac6>#6f7d8c}"/><path d="M6-40q12-4 13 8-2 10-11 8-6-8-2-16z" fill="#8e9cab"/><circle cx="22" cy="-29" r="2" fill="#2b303a"/><path d="M-22-24q-5 6-3 12" fill="none" stroke="#6f7d8c" stroke-width="2.500"/>';

const sparrow = (eye: string) =>
  `<path d="M-6-4v5M4-4v5" stroke="#a5643a" stroke-width="3" stroke-linecap="round"/><path d="M-16-14L-38-22-34-8-14-6Z" fill="{#8a5a36>#5f3c24}"/><ellipse cx="0" cy="-15" rx="19" ry="14" fill="{#fff3de>#d9b98c}"/><path d="M-18-18Q-8-30 8-22 8-6-10-8-18-10-18-18Z" fill="{#b57a4a>#6d4425}"/><path d="M-12-15L2-13M-12-20L4-18" stroke="#f3d9ae" stroke-width="2" stroke-linecap="round"/><circle cx="12" cy="-29" r="12" fill="{#fff0d8>#e0bf92}"/><path d="M0-30Q2-43 14-42 23-40 24-32 12-38 0-30Z" fill="{#a9683c>#6d4425}"/><circle cx="14" cy="-25" r="3" fill="#6d4b35" opacity=".6"/>${eye}<path d="M23-31L32-27 23-24Z" fill="#e8a13a"/>`;
/** Three things lying side by side, on which something rolls: one of them, 44 long, along the x axis. */
const rollers = (one: string) =>
  repeat(3, (at) => `<g transform="translate(${at * 27 - 30} -6) rotate(-38)">${one}</g>`);

const meat =
  '<path d="M-22-8Q-26-30-8-35 14-40 22-24 28-8 14-2-10 6-22-8Z" fill="{#fff3e2>#e8c7a8}"/><path d="M-18-10Q-22-27-6-31 13-35 18-22 23-10 11-6-8 1-18-10Z" fill="{#e8564a>#9c2230}"/><path d="M-10-20Q2-26 12-18M-8-12Q0-18 6-10" fill="none" stroke="#ffd8c8" stroke-width="2.500" stroke-linecap="round"/><circle cx="-2" cy="-21" r="4.500" fill="#fff6ea"/><circle cx="-2" cy="-21" r="2" fill="#d9b48c"/>';

/** A dog as the water below it shows it: the foot on y = 0, the head down. */
function reflected(
  age: 'adult' | 'child',
  look: { pose: PoseName; mood: MoodName; meat?: number; scarf?: boolean },
): Motif {
  const { drawing } = furAnimal('dog', { age, pose: look.pose, mood: look.mood, gaze: { x: 0.35, y: 0.94 } });
  const held = look.meat
    ? `<g transform="translate(30 ${46 * look.meat - 134}) rotate(14) scale(${1.5 * look.meat})">${meat}</g>`
    : '';
  return { width: 1, height: 60, drawing: `<g transform="scale(1 -1)">${drawing}${held}</g>` };
}

export const stones = {
  dolmen: {
    width: 400,
    height: 254,
    seat: 239,
    drawing: `<path d="M-80-4V-150H96V-4Z" fill="#4a5160" opacity=".75"/><path d="M-142 0L-150-160H-92L-84 0Z" fill="{#b9bdc4>#6d7480}"/><path d="M88 0L94-160H152L146 0Z" fill="{#a9aeb6>#5f6672}"/><path d="M-148-150h54l1 14h-54z" fill="#343b48" opacity=".35"/><path d="M94-150h57l-1 14h-56z" fill="#343b48" opacity=".35"/><path d="M-132-40l20 6M112-60l18-8M-126-100l14 2" stroke="#5a616d" stroke-width="4" stroke-linecap="round" opacity=".6"/><g fill="#6f9a5c"><path d="M-166 2q6-24 12-2 6-30 14 0 6-18 12 0zM86 2q6-20 12-2 8-30 16 0 6-22 14 0 6-14 10 0z"/></g><g transform="translate(0 -142) scale(1.3 1)">${slab}</g><g transform="translate(0 -142) scale(1.06)">${face}</g>`,
  },
  slabOnLogs: {
    width: 430,
    height: 150,
    seat: 140,
    drawing: `${logs}<g transform="translate(0 -30)">${slab}<g transform="scale(.9)">${face}</g></g>${rope(640)}`,
  },
  earthRamp: {
    width: 840,
    height: 250,
    seat: 176,
    drawing: `<path d="M-480 0Q-200-70 4-172 90-186 176-172 250-110 350 0Z" fill="{#cda06a>#8a5f38}"/><path d="M-480 0Q-200-70 4-172 90-186 176-172 250-110 350 0L330 0Q240-96 170-154 90-166 8-152-200-50-420 0Z" fill="#e2bd86" opacity=".8"/><g opacity=".55"><path d="M26 0L22-142H62L66 0Z" fill="{#d3d6da>#7b818c}"/><path d="M124 0L128-142H168L164 0Z" fill="{#d3d6da>#7b818c}"/></g><path d="M26 0L22-142H62L66 0M124 0L128-142H168L164 0" fill="none" stroke="#fff3d6" stroke-width="4" stroke-dasharray="10 8" stroke-linecap="round"/><g fill="#6d4a2c" opacity=".4"><circle cx="-180" cy="-30" r="7"/><circle cx="-80" cy="-60" r="9"/><circle cx="-20" cy="-30" r="6"/><circle cx="230" cy="-40" r="8"/><circle cx="96" cy="-60" r="7"/><circle cx="-280" cy="-20" r="6"/></g><g transform="translate(-150 -93) rotate(-26) scale(.56)">${logs}<g transform="translate(0 -30)">${slab}<g transform="scale(.9)">${face}</g></g></g><path d="M-60-182Q20-240 190-272" fill="none" stroke="#8a6a34" stroke-width="7" stroke-linecap="round"/><path d="M-60-182Q20-240 190-272" fill="none" stroke="#d9b97c" stroke-width="4" stroke-dasharray="8 5"/>`,
  },
  pitHouse: {
    width: 250,
    height: 200,
    drawing: `<path d="M0-196Q-60-140-136 0H136Q60-140 0-196Z" fill="{#e0bd76>#8f6a34}"/><path d="M-96-60Q0-36 96-60M-62-116Q0-98 62-116M-118-22Q0 4 118-22" fill="none" stroke="#7a5528" stroke-width="6" opacity=".7"/><path d="M-40-140L-70-30M-14-160L-26-90M40-140L70-30M14-160L26-90M-90-60L-112-8M90-60L112-8" stroke="#8f6a34" stroke-width="4" opacity=".6"/><path d="M-32 0Q-30-74 0-80 30-74 32 0Z" fill="#3a2618"/><path d="M-38 0Q-36-80 0-88 36-80 38 0" fill="none" stroke="#6d4425" stroke-width="9" stroke-linecap="round"/><path d="M-14-206L14-176M14-206L-14-176" stroke="#6d4425" stroke-width="9" stroke-linecap="round"/>`,
  },
  thoughtCloud: {
    width: 1,
    height: 190,
    seat: 70,
    drawing:
      '<g fill="{#ffffff|#e3edf6}"><ellipse cx="0" cy="-118" rx="92" ry="56"/><circle cx="-74" cy="-108" r="38"/><circle cx="74" cy="-112" r="40"/><circle cx="-38" cy="-150" r="42"/><circle cx="34" cy="-154" r="46"/><circle cx="-30" cy="-82" r="34"/><circle cx="40" cy="-84" r="32"/><ellipse cx="-8" cy="-34" rx="17" ry="12"/><ellipse cx="-14" cy="-8" rx="9" ry="7"/></g>',
  },
  splittingRock: {
    width: 420,
    height: 270,
    seat: 250,
    drawing:
      '<path d="M-230 0Q-246-110-170-190-110-262-8-252L-22-196 4-150-16-90 6-40-4 0Z" fill="{#c6c9ce>#767d89}"/><path d="M238 0Q250-120 180-200 120-258 14-250L2-196 26-150 6-90 28-40 20 0Z" fill="{#b3b8c0>#646b78}"/><path d="M-8-252L-22-196 4-150-16-90 6-40-4 0H20L28-40 6-90 26-150 2-196 14-250Z" fill="#252a36"/><path d="M-170-190Q-110-262-8-252-100-244-150-170-196-100-200-60-210-130-170-190Z" fill="#eceded" opacity=".7"/><g fill="{#d9a868>#8a5a30}" stroke="#6d4425" stroke-width="2.500"><path d="M-18-280h30l-8 50h-14z"/><path d="M-14-206h28l-8 44h-12z"/><path d="M-12-134h30l-10 44h-12z"/></g><path d="M-44-250q-22 24-18 70M44-248q26 30 24 60M-2-90q-30 30-28 60" fill="none" stroke="#bfe3f4" stroke-width="8" stroke-linecap="round" opacity=".85"/><path d="M-150-90l34 14M120-110l40-18M90-50l36 6M-110-40l-40-8" stroke="#5a616d" stroke-width="5" stroke-linecap="round" opacity=".6"/><path d="M-250 2q8-30 18-2 8-38 20 0 8-22 14 2zM190 2q8-26 18-2 8-38 20 0 8-22 14 2z" fill="#6f9a5c"/>',
  },
  graveGoods: {
    width: 40,
    height: 120,
    drawing:
      '<ellipse cx="0" cy="-52" rx="214" ry="70" fill="{#86b464>#4f8a48}"/><path d="M-200-56Q-190-110-110-104-60-124 0-112 70-124 120-104 196-104 200-54 196-4 110-6 40 12-40 4-130 6-200-10-200-56Z" fill="{#c08f5c>#8a5f38}"/><ellipse cx="0" cy="-56" rx="172" ry="46" fill="{#3a2417|#6b482e}"/><ellipse cx="0" cy="-46" rx="160" ry="36" fill="#7d5637" opacity=".55"/><g transform="translate(-78 -42) rotate(-12)"><path d="M-50-6L16-16 52-6 16 6-50 0Z" fill="{#d3dce2>#74808b}"/><path d="M-50-3H52" stroke="#f3f7f9" stroke-width="2.500"/><path d="M-62-16h16v26h-16zM-82-9h24v12h-24z" fill="{#9aa6b0>#56616c}"/></g><path d="M-2-94Q-26-66-14-40-2-28 22-28 46-28 56-42 68-68 46-94 20-88-2-94Z" fill="{#e0714f>#93331f}"/><ellipse cx="22" cy="-94" rx="25" ry="6" fill="#6b2213"/><path d="M2-80Q-10-62-4-48" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="5" stroke-linecap="round"/><g fill="{#b6f0c8@#1f8a5c}"><circle cx="82" cy="-34" r="8"/><circle cx="96" cy="-44" r="8"/><circle cx="112" cy="-48" r="8"/><circle cx="128" cy="-42" r="8"/><circle cx="128" cy="-66" r="6"/><path d="M90-68q14-16 24 0 4 16-10 18 6-12-14-18z"/></g><g fill="#e2bd86"><circle cx="-176" cy="-20" r="7"/><circle cx="-150" cy="-4" r="5"/><circle cx="170" cy="-16" r="8"/><circle cx="184" cy="-40" r="5"/></g>',
  },
  stoneBalance: {
    width: 240,
    height: 300,
    seat: 246,
    drawing: `<path d="M-10-20L-7-252H7L10-20Z" fill="{#c98f5c>#7a4a26}"/><path d="M-86 0Q-70-26 0-28 70-26 86 0Z" fill="{#b98455>#6d4425}"/><path d="M-214-246H214V-234H-214Z" fill="{#d9a868>#8a5a30}"/><circle cx="0" cy="-242" r="17" fill="{#ffe6a4@#b98a2f}"/><g stroke="#8a6a34" stroke-width="4" fill="none"><path d="M-204-236L-310-92M-204-236L-98-92M204-236L98-92M204-236L310-92"/></g><g transform="translate(-204 -88) scale(.5)">${slab}<g transform="scale(.9)">${face}</g></g>${[
      [-78, 0],
      [-26, 0],
      [26, 0],
      [78, 0],
      [-52, -40],
      [0, -40],
      [52, -40],
      [-26, -80],
      [26, -80],
      [0, -120],
    ]
      .map(([x = 0, y = 0]) => `<g transform="translate(${204 + x} ${y - 90})">${elephant}</g>`)
      .join(
        '',
      )}<g fill="{#e8c67c>#9a6f2a}"><path d="M-322-92H-86Q-110-62-204-62T-322-92Z"/><path d="M86-92H322Q298-62 204-62T86-92Z"/></g>`,
  },
  sparrow: {
    width: 34,
    height: 40,
    drawing: sparrow(
      '<circle cx="17" cy="-31" r="2.800" fill="#231a16"/><circle cx="18" cy="-32" r="1" fill="#ffffff"/>',
    ),
  },
  sparrowAsleep: {
    width: 34,
    height: 40,
    drawing: sparrow('<path d="M13-31q4 4 8 0" fill="none" stroke="#231a16" stroke-width="2" stroke-linecap="round"/>'),
  },
  pencilsLying: {
    width: 90,
    height: 34,
    seat: 20,
    drawing: rollers(
      '<path d="M-20-6H18V6H-20Z" fill="{#ffc23d|#d98a1c}"/><path d="M18-6L32 0 18 6Z" fill="#f3d9ae"/><path d="M27-2.200L32 0 27 2.200Z" fill="#2b2430"/><path d="M-20-6h-7q-4 6 0 12h7z" fill="#f08a9a"/>',
    ),
  },
  chopsticksLying: {
    width: 90,
    height: 34,
    seat: 18,
    drawing: rollers(
      '<path d="M-28-4.500L34-2V2L-28 4.500Z" fill="{#c9683f|#7a2f1c}"/><path d="M-28-4.500h9v9h-9z" fill="#f2c14e"/>',
    ),
  },
  candlesLying: {
    width: 90,
    height: 34,
    seat: 22,
    drawing: rollers(
      '<path d="M-22-7H20Q26 0 20 7H-22Q-28 0-22-7Z" fill="{#ffffff|#dcd2c0}"/><ellipse cx="-22" cy="0" rx="4" ry="7" fill="#efe6d6"/><path d="M22 0h10" stroke="#4a3a30" stroke-width="3" stroke-linecap="round"/>',
    ),
  },
  carrotsLying: {
    width: 90,
    height: 34,
    seat: 22,
    drawing: rollers(
      '<path d="M-20-8Q10-10 34 0 10 10-20 8-28 0-20-8Z" fill="{#ffa24a|#d9601f}"/><path d="M-10-8v6M4-6v5M-4 8V3" stroke="#b94a14" stroke-width="2"/><path d="M-22 0q-16-12-18-4 4 4-4 8 10 6 22-4z" fill="{#8fd06a>#3f8a3a}"/>',
    ),
  },
  streamWater: {
    width: 1,
    height: 60,
    drawing: `<path d="M-880 20Q-440-6 0 16T880 6V900H-880Z" fill="{#c9eef6|#3f93c4}"/><path d="M-880 20Q-440-6 0 16T880 6V34Q440 20 0 38T-880 44Z" fill="#ffffff" opacity=".45"/>${repeat(16, (at) => `<path d="M${((at * 397) % 1500) - 750} ${60 + at * 42}q34-12 68 0t68 0" fill="none" stroke="#ffffff" stroke-width="6" stroke-linecap="round" opacity=".5"/>`)}`,
  },
  waterOverlay: {
    width: 1,
    height: 60,
    drawing: `<path d="M-330-108Q-160-116 0-108T330-110V190H-330Z" fill="#4fa9d8" opacity=".3"/>${repeat(12, (at) => `<path d="M${((at * 173) % 520) - 290} ${-94 + at * 15}q20-7 40 0t40 0" fill="none" stroke="#ffffff" stroke-width="3.500" stroke-linecap="round" opacity=".55"/>`)}`,
  },
  footBridge: {
    width: 1,
    height: 60,
    seat: 50,
    drawing: `${[-420, -210, 0, 210, 420].map((x) => `<path d="M${x - 13}-40H${x + 13}L${x + 16} 0Q${x} 8 ${x - 16} 0Z" fill="{#9a6a42>#5a3a22}"/><ellipse cx="${x}" cy="2" rx="30" ry="6" fill="none" stroke="#ffffff" stroke-width="4" opacity=".7"/>`).join('')}<path d="M-620-54H620V-30H-620Z" fill="{#a8744a|#6d4425}"/><path d="M-620-66H620V-46H-620Z" fill="{#e0b47c|#b98455}"/>${repeat(20, (at) => `<path d="M${at * 62 - 600}-66l-6 20v16" fill="none" stroke="#6d4425" stroke-width="3.500" opacity=".6"/>`)}`,
  },
  rippleRings: {
    width: 1,
    height: 60,
    drawing:
      '<g fill="none" stroke-linecap="round"><ellipse cx="0" cy="0" rx="220" ry="58" stroke="#ffd0dc" stroke-width="7" opacity=".7"/><ellipse cx="0" cy="0" rx="205" ry="52" stroke="#fff3b0" stroke-width="7" opacity=".75"/><ellipse cx="0" cy="0" rx="190" ry="46" stroke="#bff0d0" stroke-width="7" opacity=".75"/><ellipse cx="0" cy="0" rx="132" ry="32" stroke="#ffffff" stroke-width="6" opacity=".85"/><ellipse cx="0" cy="0" rx="76" ry="17" stroke="#ffffff" stroke-width="5" opacity=".85"/></g>',
  },
  neckScarf: {
    width: 1,
    height: 60,
    drawing:
      '<path d="M-30-54Q0-38 32-54 38-44 32-34 0-18-30-34-36-44-30-54Z" fill="{#f2614f>#b42536}"/><path d="M12-36Q26-34 26-30L34 4H12Z" fill="{#e8503f>#a31f30}"/><path d="M13-6L33-6M14 0L34 0" stroke="#ffe6a4" stroke-width="3"/><path d="M-20-46l6 14M0-42v14M20-46l-4 14" stroke="#ffd08c" stroke-width="3" opacity=".8"/>',
  },
  meat: { width: 46, height: 38, drawing: meat },
  dogInWater: reflected('adult', { pose: 'stand', mood: 'surprised', meat: 1.25 }),
  dogInWaterAngry: reflected('adult', { pose: 'cheer', mood: 'angry', meat: 1.25 }),
  dogInWaterSad: reflected('adult', { pose: 'stand', mood: 'sad' }),
  dogInWaterGlad: reflected('adult', { pose: 'stand', mood: 'smile', meat: 1 }),
  puppyInWater: reflected('child', { pose: 'stand', mood: 'laugh' }),
  handBell: {
    width: 34,
    height: 46,
    drawing:
      '<path d="M-4-46h8v14h-8z" fill="{#b98455>#6d4425}"/><path d="M-18-4Q-14-12-13-22-10-34 0-34 10-34 13-22 14-12 18-4Z" fill="{#ffe07a>#c98a1f}"/><path d="M-20-6h40v5h-40z" fill="#b9781a"/><circle cx="0" cy="0" r="5" fill="#8f5a14"/><path d="M-8-26Q-10-16-12-10" stroke="#fff" stroke-opacity=".6" stroke-width="3" fill="none" stroke-linecap="round"/>',
  },
} as const satisfies Record<string, Motif>;
