/** Strokes of the letters on a field of 100 × 100, in the order of the finds: 14 consonants, then 6 vowels. */
const CIRCLE = 'M50 26a24 24 0 1 1 0 48a24 24 0 1 1 0 -48';
const letters: readonly string[] = [
  'M26 28H72V76',
  'M28 26V72H74',
  'M72 28H28V72H74',
  'M28 26H72V50H28V74H74',
  'M28 28H72V72H28Z',
  'M30 24V74H70V24M30 49H70',
  'M50 24C48 48 38 64 24 76M50 36C54 52 62 66 76 76',
  CIRCLE,
  'M26 28H74M50 28C48 50 38 66 24 76M50 42C54 56 62 68 76 76',
  'M50 14V26M26 32H74M50 32C48 52 38 68 24 78M50 46C54 58 62 70 76 78',
  'M26 28H72V78M26 52H70',
  'M72 26H28V74H74M28 50H70',
  'M24 28H76M24 72H76M38 28V72M62 28V72',
  'M50 14V24M28 32H72M50 42a17 17 0 1 1 0 34a17 17 0 1 1 0 -34',
  'M42 18V82M42 50H68',
  'M58 18V82M58 50H32',
  'M20 68H80M50 68V34',
  'M20 34H80M50 34V72',
  'M18 50H82',
  'M50 16V84',
];

/** A bottle with a letter in it. @param no counted from 1 */
export function drawLetterBottle(no: number): string {
  const letter = letters[no - 1];
  if (letter === undefined) throw new Error(`no letter ${no}`);
  // Every bottle has a glass of its own.
  const hue = Math.round((360 / letters.length) * (no - 1));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">
    <defs>
      <linearGradient id="glass" x2="1" y2="1"><stop stop-color="hsl(${hue} 70% 92%)"/><stop offset="0.55" stop-color="hsl(${hue} 62% 74%)"/><stop offset="1" stop-color="hsl(${hue} 52% 56%)"/></linearGradient>
      <linearGradient id="cork" x2="1"><stop stop-color="#d9a66b"/><stop offset="1" stop-color="#a9703c"/></linearGradient>
      <linearGradient id="paper" y2="1" x2="0"><stop stop-color="#fffdf4"/><stop offset="1" stop-color="#f4e4be"/></linearGradient>
    </defs>
    <rect x="80" y="10" width="40" height="34" rx="9" fill="url(#cork)"/>
    <path d="M76 34h48q7 0 7 8v12c0 12 37 20 37 56v48c0 18-12 30-30 30H62c-18 0-30-12-30-30v-48c0-36 37-44 37-56V42q0-8 7-8z" fill="url(#glass)"/>
    <rect x="54" y="90" width="92" height="86" rx="16" fill="url(#paper)"/>
    <g transform="translate(58 91) scale(0.84)"><path d="${letter}" fill="none" stroke="#0a4d57" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/></g>
    <path d="M47 116c2-18 10-27 22-33" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity="0.8"/>
    <rect x="78" y="38" width="44" height="9" rx="4.500" fill="#fff" opacity="0.55"/>
  </svg>`;
}
