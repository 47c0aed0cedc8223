import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cp949Hangul } from '#tests/support/cp949Hangul.ts';
import { toCp949 } from '#tests/support/toCp949.ts';
import { decodeText } from './decodeText.ts';
import { decodeXml } from './decodeXml.ts';

const bytesOf = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));
const utf16 = (text: string, mark = true) => Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le');
const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();

describe('the text of a file', () => {
  it('holds every syllable of CP949', () => {
    const wrong = [...cp949Hangul()].filter(([syllable, code]) => {
      // 344 syllables alone are also two bytes of UTF-8; 가 (B0A1) is not.
      const read = decodeText(new Uint8Array([0xb0, 0xa1, ...code]));
      return !('text' in read) || read.text !== `가${syllable}` || read.encoding !== 'cp949';
    });
    expect(cp949Hangul().size).toBe(11_172);
    expect(wrong).toEqual([]);
  });

  it.each([
    ['b9da9a9cc8f1', '박슌희'],
    ['8c63', '똠'],
    ['bcb392de', '설믜'],
    ['a1aea1af', '‘’'],
  ])('is %s: %s', (hex, text) => {
    expect(decodeText(bytesOf(hex))).toEqual({ text, encoding: 'cp949' });
  });

  it('is the same in every encoding that programs save', () => {
    const korean = fc.string({ unit: fc.constantFrom(...cp949Hangul().keys()), minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(korean, (text) => {
        expect(decodeText(Buffer.from(text))).toEqual({ text, encoding: 'utf-8' });
        expect(decodeText(Buffer.from(`\ufeff${text}`))).toEqual({ text, encoding: 'utf-8' });
        expect(decodeText(utf16(text))).toEqual({ text, encoding: 'utf-16le' });
        expect(decodeText(swapped(utf16(text)))).toEqual({ text, encoding: 'utf-16be' });
        expect('text' in decodeText(toCp949(text))).toBe(true);
      }),
    );
  });

  it('reads part of a larger buffer', () => {
    const whole = Buffer.from('6162b9da9a9cc8f16162', 'hex');
    expect(decodeText(whole.subarray(2, 8))).toMatchObject({ text: '박슌희' });
  });

  it.each([
    ['UTF-16 without a mark', utf16('ab', false)],
    ['a lone surrogate', bytesOf('fffe3dd8')],
    ['half a character', bytesOf('fffe00')],
    ['a lead byte without its trail', bytesOf('b9dab9')],
    ['bytes that no Korean text has', bytesOf('ff80c9fe')],
    ['zeros', bytesOf('00000000')],
  ])('is refused for %s', (_, bytes) => {
    expect(decodeText(new Uint8Array(bytes))).toEqual({ refused: 'unknown-encoding' });
  });

  it('never has a control character that the file does not have', () => {
    fc.assert(
      fc.property(fc.uint8Array({ min: 0x20, maxLength: 40 }), (bytes) => {
        const read = decodeText(bytes);
        if ('encoding' in read && read.encoding === 'cp949') expect(read.text).not.toMatch(/[\u0080-\u009f\ufffd]/u);
      }),
    );
  });
});

describe('the text of an XML document', () => {
  const xml = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><a>슌 똠 설믜</a>`;

  it.each(['EUC-KR', 'ks_c_5601-1987', 'CP949', 'x-windows-949', 'MS949', 'UTF-8'])(
    'follows the declaration %s',
    (encoding) => {
      const text = xml(encoding);
      expect(decodeXml(toCp949(text))).toMatchObject({ text });
      expect(decodeXml(Buffer.from(text))).toMatchObject({ text });
    },
  );

  it('is read in UTF-16, with a mark or without', () => {
    const text = xml('UTF-16');
    for (const mark of [true, false]) {
      expect(decodeXml(utf16(text, mark))).toMatchObject({ text });
      expect(decodeXml(swapped(utf16(text, mark)))).toMatchObject({ text });
    }
  });

  it('is read in another declared encoding', () => {
    const latin = '<?xml version="1.0" encoding="ISO-8859-1"?><a>café, crème brûlée</a>';
    expect(decodeXml(Buffer.from(latin, 'latin1'))).toEqual({ text: latin });
  });

  it('is refused where nothing fits', () => {
    expect(decodeXml(bytesOf('ff80c9fe'))).toEqual({ refused: 'unknown-encoding' });
  });
});
