import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRules } from '../text/checkRules.ts';
import { commonWords } from './commonWords.ts';
import { guessableWords } from './guessing/guessableWords.ts';
import { passwordCost } from './passwordCost.ts';
import { password, passwordNotCommon, passwordNotId, passwordRules } from './passwordRules.ts';
import { awkwardTexts } from './testing/awkwardTexts.ts';
import { required } from './textRules.ts';

/** What somebody would try first. */
const common = `password1! Password1 P@ssw0rd1 passw0rd! 1password iloveyou2 iloveyou!! qwer1234 qwer1234! 1234qwer asdf1234
  asdf1234! zxcv1234 qwerty12 qwerty123! 1q2w3e4r 1q2w3e4r! q1w2e3r4 1qaz2wsx !qaz2wsx 1qaz@wsx zaq12wsx qwe123!@# 123qwe!@#
  a1b2c3d4 abcd1234 abc12345 12345678a a12345678 a123456789 asd12345 aaaa1111 1111aaaa aa112233 a1a1a1a1 12341234a 1234567!
  korea2002! seoul1988! tkfkdgo12 tkfkdgo1! tkfkd1004 dkssud12! dkssud123 love1004 angel1004 1004love! sarang12! dragon2024
  chaekbada1 chaekbada2026 Bada!2026 bada2026! bada0312! aquarium1! reading123 reading2026! badareading1 welcome1! admin1234
  student1! 20120505! 20120505a 01012345678! k3k3k3k3 !!!!1111 ghkdlxld1 monkey99! qlalfqjsgh1`;

const fine = `noeul7daram sk8ter!mozi rhdid!dlaak7 minsu0312kr treehouse!9 gamja7wolgwang mugunghwa8! 73918264! bluewhale52kr
  jejudo!olle7 halmoni#37 tiger!whale72 nemo&marlin4 hgjkwq71 hodu!ttangkong`;

const split = (list: string) => list.split(/\s+/);
const words = guessableWords();
const costOf = (value: string) => passwordCost(value, words);
const isCommon = (value: string) => passwordNotCommon(words)(value) !== null;
const rulesOf = (accountId: string) => passwordRules({ accountId }, words);

describe('common passwords', () => {
  it('are refused by how they are made', () => {
    expect(split(common).filter((value) => !isCommon(value))).toEqual([]);
  });

  it('do not take ordinary phrases with them', () => {
    expect(split(fine).filter((value) => checkRules(value, rulesOf('badaedu')) !== null)).toEqual([]);
  });

  it('stay common with years, digits and marks around a word', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...commonWords),
        fc.stringMatching(/^[0-9!@#$]{0,2}$/),
        fc.oneof(fc.stringMatching(/^[0-9!@#$]{0,2}$/), fc.integer({ min: 1900, max: 2099 }).map(String)),
        fc.boolean(),
        (word, before, after, capital) => {
          const value = before + (capital ? word.charAt(0).toUpperCase() + word.slice(1) : word) + after;
          expect(value.length > 16 || isCommon(value)).toBe(true);
        },
      ),
    );
  });

  it('cost no more to guess when a letter is replaced by what looks like it', () => {
    expect(costOf('p@55w0rd')).toBe(costOf('password'));
    expect(costOf('l0v3')).toBe(costOf('love'));
  });

  it('cost more with every unrelated letter, and never more than letter by letter', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9~!@#$%^&*()_+=]{1,16}$/), (value) => {
        const each = [...value].map((letter) => (/[a-z]/i.test(letter) ? 2 : 1)).reduce((sum, cost) => sum + cost, 0);
        expect(costOf(value)).toBeLessThanOrEqual(each);
        expect(costOf(value)).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it('are words that are typed on a keyboard', () => {
    expect(commonWords.filter((word) => !/^[a-z]{3,}$/.test(word))).toEqual([]);
    expect(commonWords).toContain('tkfkdgo');
    expect(commonWords).toContain('qlalfqjsgh');
  });

  it('are not looked for in texts that are no passwords', () => {
    expect(passwordNotCommon(words)(awkwardTexts.long)).toBeNull();
    expect(Object.values(awkwardTexts).map((text) => checkRules(text, rulesOf('badaedu')))).not.toContain(null);
  });
});

describe('the rules of a new password', () => {
  it.each([
    ['', required('')],
    ['short1!', password('short1!')],
    ['badaedu17', passwordNotId('badaedu17')('badaedu17')],
    ['Badaedu17', passwordNotId('badaedu17')('badaedu17')],
    ['password1!', passwordNotCommon(words)('password1!')],
    ['noeul7daram', null],
  ])('say of %j: %s', (value, message) => {
    expect(checkRules(value, rulesOf('badaedu17'))).toBe(message);
  });
});
