import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withoutControls } from './withoutControls.ts';

it('keeps what people write, line by line', () => {
  const text = '박슌희\t똠\r\n설믜 👨‍👩‍👧 é ㅋㅋ · “말” — 漢字 עברית';
  expect(withoutControls(text)).toBe(text);
});

it.each(['\0', '\u0001', '\u001b', '\u007f', '\u0080', '\u008c', '\u009f', '\ud83d', '\udc00', '\u202e', '\u2066'])(
  'drops %j',
  (letter) => {
    expect(withoutControls(`가${letter}나`)).toBe('가나');
  },
);

it('leaves a sound text, whatever was given, and leaves it alone from then on', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.array(fc.integer({ min: 0, max: 0xffff })), (text, codes) => {
      const clean = withoutControls(text + String.fromCharCode(...codes));
      // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what must not be there
      expect(clean).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/u);
      expect(clean.isWellFormed?.() ?? true).toBe(true);
      expect(withoutControls(clean)).toBe(clean);
    }),
  );
});
