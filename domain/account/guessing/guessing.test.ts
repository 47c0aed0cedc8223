import { convertHangulToQwerty } from 'es-hangul';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../random/createRandom.ts';
import { checkRules } from '../../text/checkRules.ts';
import { passwordRules } from '../passwordRules.ts';
import { passphrases } from '../testing/passphrases.ts';
import type { PasswordOwner } from './createOwnWords.ts';
import { guessableEntries, guessableWords } from './guessableWords.ts';
import { latinSpellings, romanised } from './latinSpellings.ts';
import { typedKeys } from './typedKeys.ts';

const words = guessableWords();
const owner: PasswordOwner = {
  accountId: 'noeul77a',
  name: '김다사',
  birthday: '20140302',
  email: 'seagull.kim@example.kr',
  mobileNos: ['01077778912', null],
  places: ['한빛초등학교', 'ABC바른어학원', null],
};
const ownRules = passwordRules(owner, words);
const isRefused = (password: string, owner?: PasswordOwner) =>
  checkRules(password, owner === undefined ? ownRules : passwordRules(owner, words)) !== null;
const accepted = (passwords: string, owner?: PasswordOwner) =>
  passwords.split(/\s+/).filter((password) => !isRefused(password, owner));

describe('a password that others guess', () => {
  it('is refused: favourites of Korea', () => {
    const favourites = `qwer1234 qwer1234! asdf1234 a123456789 abcd1234 1q2w3e4r 1q2w3e4r! dkssud12 dkssud1234 love1004 sarang12 tiger123
      password1 Password1! iloveyou1 korea2024 korea123! zxcv1234 aa123456 qwe123!@# q1w2e3r4 wjdgus12 rlaalswl1 tkfkdgo1 minji2014 minji0302
      20140303a school21 chaekbada1 bada2026 Bada!2026 pokemon12 minecraft1 roblox123 superman1 dragon12 hello123 welcome1 1234qwer 123qwe!@
      abc12345 spring2024 test1234 admin123 samsung1 naver1234 kimdasa1 gksrnr12 123456a! asd123!!`;
    expect(accepted(favourites)).toEqual([]);
  });

  it('is refused: given names, however they are typed', () => {
    const names =
      '민지 서연 지훈 하은 도윤 예준 김도현 박서준 이지원 최유빈 정하윤 강민서 조은우 윤채원 임수아 한지호 오세훈';
    for (const name of names.split(' ')) {
      for (const end of ['2013', '0417', '12!']) {
        expect(
          [`${typedKeys(name)}${end}`, `${romanised(name)}${end}`].filter(
            (text) => text.length >= 8 && !isRefused(text),
          ),
        ).toEqual([]);
      }
    }
    expect(
      accepted(
        'Alswl2013! minjun2015! seoyeon12 jiwoo1234 kimminji1 parkjimin7 minjikim12 leeyuna99 m1nji2014 hyunwoo1! eunjung22 soohyun1!',
      ),
    ).toEqual([]);
  });

  it('is refused: common words, phrases, idols, teams and games, typed or in Latin letters', () => {
    const known = `사랑해 사랑해요 대한민국 비밀번호 선생님 고양이 강아지 안녕하세요 방탄소년단 블랙핑크 뉴진스 에스파 손흥민 이강인 토트넘 메이플스토리
      포켓몬 피카츄 짱구 카카오톡 네이버 유튜브 떡볶이 아이스크림 우리가족 엄마사랑해 공부하자 화이팅 무지개 해바라기 독서왕 크리스마스 첫사랑 제주도`;
    const endings = ['1', '!!', '2014', '77'];
    const tried = known
      .split(/\s+/)
      .flatMap((word) =>
        endings.flatMap((end) => [`${typedKeys(word)}${end}`, `${romanised(word)}${end}`, `${end}${typedKeys(word)}`]),
      );
    expect(tried.filter((text) => text.length >= 8 && text.length <= 16 && !isRefused(text))).toEqual([]);
    expect(
      accepted(
        'blackpink! newjeans22 bangtan2013 tottenham7 liverpool8 f00tball1 p@ssw0rd! dr4gonball 1loveyou! drowssap1 ytrewq123 chocolate99 love4ever! ilovemina1 starbucks1!',
      ),
    ).toEqual([]);
  });

  it('is refused: walks over the keyboard, runs and repeats', () => {
    expect(
      accepted(`1qaz2wsx zaq12wsx qwertyui1 asdfghjk1 !qaz@wsx 1q2w3e4r5t qwaszx12 a1s2d3f4 147258369a 159357aa 741852963! aaaa1111 abab1212
        1a2a3a4a! 12121212a abcdefg1 9876543a zyxwvut1 1111222a !!!!aaaa 123123qwe qweqwe123 asdasd11 1q1q1q1q qazwsx123 rewq4321 qweasdzxc1 wasdwasd1 poiuyt09`),
    ).toEqual([]);
  });

  it('is refused: what others know of the owner, in all usual forms', () => {
    expect(
      accepted(`rlaektk1 Rlaektk!7 RLAEKTK99 ektk140302 ektkrla12 kimdasa! KimDaSa77 gimdasa12 dasakim!1 dasa2014! ektk0302 kds20140302
        kds0302!! ds2014!! dskim2014 kimds0302 2014_03_02 2014+03+02! da_sa_2014 kim_da_sa1 a77lueon1 20140302! 140302kds 0302x!!! xk140302 02032014a 03022014! 3220141a dasa!0302 d4sakim1! seagull12
        77778912a 01077778912! 1077778912a 8912kim! noeul77a1 noeul77a!! Noeul771 gksqlc12 hanbit99! gksqlcch1 hanbitcho1 qkfms1234 bareun12!`),
    ).toEqual([]);
  });

  it('is refused for any name with any birthday, typed or in Latin letters', () => {
    const { families, firsts, seconds } = guessableEntries.names;
    const name = fc.tuple(fc.constantFrom(...families), fc.constantFrom(...firsts), fc.constantFrom(...seconds));
    const day = fc.tuple(
      fc.integer({ min: 1950, max: 2020 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
    );
    const two = (count: number) => String(count).padStart(2, '0');
    fc.assert(
      fc.property(
        name,
        day,
        fc.constantFrom('', '!', '1', '!!'),
        fc.nat(200),
        (parts, [year, month, date], end, pick) => {
          const full = parts.join('');
          const birthday = `${year}${two(month)}${two(date)}`;
          const owner = { accountId: 'noeul77a', name: full, birthday };
          const latin = [...full].map((syllable) => {
            const ways = latinSpellings(syllable, 'all');
            return ways[pick % ways.length];
          });
          for (const word of [typedKeys(full), latin.join('')]) {
            for (const digits of [birthday.slice(4), birthday.slice(2), birthday, String(year), '1234']) {
              const password = `${word}${digits}${end}`;
              expect(password.length > 16 || isRefused(password, owner)).toBe(true);
            }
          }
        },
      ),
    );
  });
});

describe('a password that nobody guesses', () => {
  it('is accepted: two hundred phrases', () => {
    expect(passphrases.length).toBeGreaterThanOrEqual(200);
    expect(passphrases.filter((phrase) => isRefused(phrase))).toEqual([]);
  });

  it.each([
    ['letters and digits', 8, 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'],
    ['all that may be typed', 8, 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789~!@#$%^&*()_+='],
    ['all that may be typed', 12, 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789~!@#$%^&*()_+='],
  ])('is accepted in 999 of 1000 draws of %s, %i long', (_, length, letters) => {
    const random = createRandom(length);
    const draw = () => Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join('');
    const mixed = (text: string) => [/[a-z]/i, /[0-9]/, /[^a-z0-9]/i].filter((kind) => kind.test(text)).length >= 2;
    const drawn = Array.from({ length: 1000 }, draw).filter(mixed);
    expect(drawn.filter((password) => isRefused(password)).length).toBeLessThanOrEqual(drawn.length / 1000);
  });

  it('is accepted where nothing is known of the owner, and judged with whatever a form holds', () => {
    expect(isRefused('lamp+otter53', { accountId: '' })).toBe(false);
    const texts = fc.record({
      accountId: fc.string({ unit: 'grapheme' }),
      name: fc.string(),
      birthday: fc.string(),
      email: fc.string(),
    });
    fc.assert(fc.property(texts, (owner) => typeof isRefused('lamp+otter53', owner) === 'boolean'));
    const long = '가'.repeat(5000);
    expect(
      isRefused('lamp+otter53', { accountId: long, name: long, email: long, mobileNos: [long], places: [long] }),
    ).toBe(false);
  });
});

describe('the list', () => {
  it('has more than three thousand entries without the names', () => {
    const { latin, korean, names } = guessableEntries;
    expect(latin.length + korean.length).toBeGreaterThan(3000);
    expect(names.firsts.length * names.seconds.length).toBeGreaterThan(3000);
    expect(korean.filter((word) => !/^[가-힣]+$/.test(word))).toEqual([]);
    expect(latin.filter((word) => !/^[a-z0-9]+$/.test(word))).toEqual([]);
  });

  it('is typed as the keyboard types it', () => {
    const syllables = Array.from({ length: 11_172 }, (_, at) => String.fromCharCode(0xac00 + at));
    for (const syllable of syllables) {
      if (typedKeys(syllable) !== convertHangulToQwerty(syllable).toLowerCase()) expect.fail(syllable);
    }
    expect(typedKeys('사랑해 2')).toBe('tkfkdgo 2');
  });

  it('is romanised as people write', () => {
    const pairs = { 물고기: 'mulgogi', 대한민국: 'daehanminguk', 빨리: 'ppalli', 고양이: 'goyangi', 학교: 'hakgyo' };
    expect(Object.keys(pairs).map(romanised)).toEqual(Object.values(pairs));
    expect(latinSpellings('이', 'all')).toContain('lee');
    expect(latinSpellings('a', 'all')).toEqual([]);
  });
});
