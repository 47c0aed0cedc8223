/** Distance of the wide letters and digits of an input method from the plain ones. */
const WIDE = 0xfee0;

/** Wide letters and digits as plain ones. NFKC would do it too, but it takes single Hangul letters apart from their keys. */
export function narrowSigns(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[！-～]/gu, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? WIDE) - WIDE))
    .replaceAll('\u3000', ' ');
}
