/** What digits and marks stand for on purpose. `l` and `i` share a letter, since `1` and `!` stand for both. */
const STAND_INS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  l: 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
};

/** The same for all texts that read alike: small letters, and `p@55w0rd` as `password`. */
export function canonicalText(text: string): string {
  return text.toLowerCase().replaceAll(/[@431!l0$57+]/g, (letter) => STAND_INS[letter] ?? letter);
}
