/** Keys of the two-set keyboard by initial, vowel and final, in small letters: nobody's guess waits for a shift key. */
const INITIALS = 'r r s e e f a q q t t d w w c z x v g'.split(' ');
const VOWELS = 'k o i o j p u p h hk ho hl y n nj np nl b m ml l'.split(' ');
const FINALS = ' r r rt s sw sg e f fr fa fq ft fx fv fg a q qt t t d w c z x v g'.split(' ');
const FIRST = 0xac00;
const LAST = 0xd7a3;

/** What appears when Korean is typed with the keyboard set to English: 사랑해 is `tkfkdgo`. Anything else stays. */
export function typedKeys(hangul: string): string {
  return [...hangul.normalize('NFC')]
    .map((letter) => {
      const code = letter.charCodeAt(0);
      if (code < FIRST || code > LAST) return letter;
      const at = code - FIRST;
      return `${INITIALS[Math.floor(at / 588)]}${VOWELS[Math.floor((at % 588) / 28)]}${FINALS[at % 28]}`;
    })
    .join('');
}
