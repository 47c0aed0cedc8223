import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guessableWords } from '../account/guessing/guessableWords.ts';
import { passwordRules } from '../account/passwordRules.ts';
import { createRandom } from '../random/createRandom.ts';
import { checkRules } from '../text/checkRules.ts';
import { arePictures, cardPictures, drawPictures } from './cardPictures.ts';
import { cardState, wrongAfterRight } from './cardState.ts';
import { cardHoursText, cardsAreOpen, DEFAULT_CARD_HOURS } from './cardsAreOpen.ts';
import { createSpokenPassword } from './createSpokenPassword.ts';
import { greetByName } from './greetByName.ts';
import { createCardCode, readCardCode, showCardCode } from './readCardCode.ts';
import { signsInByCard } from './signsInByCard.ts';
import { loginCardTuning } from './tuning.ts';

const seoul = (text: string) => Date.parse(`${text}+09:00`);

describe('a login card', () => {
  it('has a code that is read back however it is typed', () => {
    fc.assert(
      fc.property(fc.integer(), fc.boolean(), (seed, lower) => {
        const code = createCardCode(createRandom(seed));
        const typed = ` ${showCardCode(code).replace('-', ' – ')} `;
        expect(readCardCode(lower ? typed.toLowerCase() : typed)).toBe(code);
        expect(code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
      }),
    );
    for (const other of ['', 'KVM7', 'KVM7-WPA3X', 'KVM7-WPI3', '카드']) expect(readCardCode(other)).toBeNull();
  });

  it('has three different pictures in an order, any of them', () => {
    const drawn = new Set<string>();
    for (let seed = 0; seed < 6000; seed += 1) {
      const pictures = drawPictures(createRandom(seed));
      expect(arePictures(pictures)).toBe(true);
      drawn.add(pictures.join(' '));
    }
    expect(drawn.size).toBe(cardPictures.length * (cardPictures.length - 1) * (cardPictures.length - 2));
    expect(arePictures(['STAR', 'STAR', 'WHALE'])).toBe(false);
  });

  it('is locked by ten wrong pictures, and whoever finds it gains two tries with each visit of its owner', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 60 }), (presses) => {
        let wrongCount = 0;
        let mostWrong = 0;
        for (const right of presses) {
          if (cardState({ wrongCount, endedAt: null }) === 'LOCKED') break;
          wrongCount = right ? wrongAfterRight(wrongCount) : wrongCount + 1;
          if (!right) mostWrong += 1;
        }
        const rights = presses.filter(Boolean).length;
        expect(mostWrong).toBeLessThanOrEqual(loginCardTuning.wrongTries + rights * loginCardTuning.forgiven);
      }),
    );
    expect(cardState({ wrongCount: 9, endedAt: null })).toBe('OPEN');
    expect(cardState({ wrongCount: 10, endedAt: null })).toBe('LOCKED');
    expect([cardState({ wrongCount: 0, endedAt: 5 }), cardState(null)]).toEqual(['ENDED', 'NONE']);
  });

  it('is for children up to the third grade', () => {
    expect(['CHILD', 'ELEMENTARY_3', 'ELEMENTARY_4', 'MIDDLE_1'].map(signsInByCard)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('hours of cards', () => {
  it('are from seven to ten in the evening where nobody set others', () => {
    const open = (time: string) => cardsAreOpen(DEFAULT_CARD_HOURS, seoul(`2026-11-29T${time}`));
    expect(['06:59', '07:00', '21:59', '22:00'].map(open)).toEqual([false, true, true, false]);
  });

  it('go by the day of the week in Seoul', () => {
    const school = [
      { fromMinute: 540, toMinute: 1080, days: [1, 2, 3, 4, 5] },
      { fromMinute: 600, toMinute: 780, days: [6] },
    ];
    expect(cardsAreOpen(school, seoul('2026-11-30T09:00'))).toBe(true);
    expect(cardsAreOpen(school, seoul('2026-11-29T09:00'))).toBe(false);
    expect(cardsAreOpen(school, seoul('2026-11-28T10:30'))).toBe(true);
    expect(cardHoursText(school)).toBe('월·화·수·목·금 09:00~18:00, 토 10:00~13:00');
    expect(cardHoursText(DEFAULT_CARD_HOURS)).toBe('매일 07:00~22:00');
  });
});

it('calls a child by the given name', () => {
  expect(['김하늘', '이하나', '남궁민수', '선우', 'Anna'].map(greetByName)).toEqual([
    ...['하늘아', '하나야', '남궁민수야', '선우야', 'Anna'],
  ]);
});

it('a spoken password is one that its owner could have chosen', () => {
  const owner = { accountId: 'nabi0012', name: '김나비', birthday: '20160302', mobileNos: ['01012345678'] };
  const rules = passwordRules(
    { ...owner, email: null, mobileNo: null, protectorMobileNo: null } as never,
    guessableWords(),
  );
  for (let seed = 0; seed < 300; seed += 1) {
    const { password, spoken } = createSpokenPassword(createRandom(seed), (one) => checkRules(one, rules));
    expect(password).toMatch(/^[a-z]{7,12}[2-9]{4}$/);
    expect(checkRules(password, rules)).toBeNull();
    expect(spoken).toMatch(/^[가-힣]+ [가-힣]+ [2-9]{4}$/);
  }
});
