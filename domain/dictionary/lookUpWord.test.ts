import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexDictionary, lookUpWord } from './lookUpWord.ts';

/** Surfaces by their word. Words are made of these keys alone. */
const FORMS: Record<string, string> = {
  // Nouns with particles and with 이다.
  토끼: '토끼 토끼가 토끼는 토끼를 토끼도 토끼와 토끼의 토끼에게 토끼에게도 토끼야 토끼처럼 토끼였어요 토끼들이 토끼라고 토끼지요 토끼네 토끼니까 토끼구나 토끼더구나 토끼라오 토끼라면서 토끼고 토끼겠지요 토끼올시다 토끼인지는 토끼네가 토끼네는 토끼네',
  마을: '마을 마을이 마을은 마을을 마을에 마을에서 마을에서는 마을로 마을마다 마을까지 마을이에요 마을입니다 마을이었다 마을이구나 마을이래 마을이더군 마을이올시다 마을이냐고 마을이라면서 마을이잖소 마을에야 마을이야말로 마을치고는 마을까지다 마을이십니까',
  산: '산 산이 산에 산에서 산으로 산을 산이나 산만 산뿐이었어요',
  걱정: '걱정 걱정이 걱정하지 걱정하는 걱정했어요 걱정스럽게 걱정되어 걱정하네 걱정하셨네 걱정하더니 걱정됩니까 걱정시켰지',
  조용히: '조용히 조용히도',
  // Plain stems.
  먹다: '먹고 먹는 먹어요 먹었어요 먹으면 먹을 먹은 먹다가 먹어도 먹겠습니다 먹느라 먹자 먹습니다 먹던 먹지만 먹기도 먹으려고 먹는다오 먹으련 먹기는커녕 먹기로는 먹을락 먹고말고 먹도록요 먹더랍니다 먹으시렵니까 먹다마다요 먹는다던데요',
  앉다: '앉아 앉았어요 앉은 앉으세요 앉으셨어요',
  받다: '받고 받아 받았거든요 받을까요 받아들었다',
  입다: '입고 입어 입은 입었느냐 입었으니',
  웃다: '웃고 웃어 웃으며 웃으셨어요 웃었답니다',
  좋다: '좋아 좋은 좋았어 좋습니까 좋다오 좋으냐 좋더래 좋더라고요 좋단 좋다니요 좋다는구려',
  // Vowels that join.
  가다: '가요 갔어요 갑니까 가겠습니다 가려고 갈까 간다고 가자',
  오다: '와서 왔어요 온다는 올까요 오너라 오셨어 왔느냐',
  보다: '보아요 보았다 봐요 봤습니다 보렴 보시겠습니까 본다면 볼래',
  배우다: '배워요 배웠지요 배우던 배우자 배운',
  마시다: '마셔요 마셨어요 마신다 마시라고',
  헤매다: '헤매 헤매어 헤맸어요 헤맨다',
  시키다: '시켜 시켰어요 시키어 시킨',
  쉬다: '쉬었어요 쉬어 쉬잖아요 쉬는',
  보내다: '보내 보냈다 보내어 보낸단다',
  펴다: '펴고 폈다 펴서',
  서다: '서서 섰어요 선',
  // Stems that change.
  돕다: '돕지 도와 도와요 도울 도왔어요 도우며 도와주었어요',
  아름답다: '아름다운 아름다워 아름답게 아름다웠어요',
  잡다: '잡고 잡아 잡았어요 잡은 잡으시오',
  듣다: '듣고 들어요 들었어요 들은 들을걸 들으며',
  싣다: '싣고 실어 실었어요',
  묻다: '묻고 물어 물었다 물으셨습니다 묻었어요',
  닫다: '닫고 닫아 닫을 닫았다',
  짓다: '짓고 지어 지었어요 지은 지으려면',
  낫다: '낫네 낫는다 나았어요 나으면',
  씻다: '씻고 씻어 씻은 씻었지요',
  흐르다: '흐르고 흘러요 흘렀다 흐른다',
  모르다: '모르는 몰라 몰랐다 모르시는군요 모른다',
  따르다: '따라 따르되 따를 따랐다',
  푸르다: '푸르고 푸르러 푸른 푸르다고요',
  빨갛다: '빨간 빨갛게 빨개서 빨갰다',
  하얗다: '하얀 하얗고 하얘서',
  놓다: '놓고 놓아 놓았어요 놓은',
  크다: '크고 커 컸어요 큰 크게',
  바쁘다: '바쁘게 바빴지만 바쁜 바빠서',
  모으다: '모아 모았어요 모은 모으고',
  쓰다: '써서 썼어 쓰면 쓴다 쓰도록',
  만들다: '만들고 만드는 만든 만들어요 만들었다고 만듭니다 만드세요 만들겠습니다',
  길다: '길게 긴 길어요 길까요',
  많다: '많아요 많은 많고 많으면',
  앓다: '앓고 앓아 앓았다 앓은',
  // 하다 and others behind a noun.
  시작하다: '시작했다 시작해요 시작하여 시작한 시작합니다 시작할',
  반짝이다: '반짝이는 반짝여요 반짝였어요 반짝인다',
  잃어버리다: '잃어버렸어요 잃어버린',
};

const entries = Object.keys(FORMS).map((word) => ({ word, meaning: `${word}의 뜻` }));
const dictionary = indexDictionary(entries);
const wordOf = (surface: string, bookNo?: number, index = dictionary) => {
  const found = lookUpWord(surface, index, bookNo);
  return typeof found === 'string' ? found : found.word;
};
const table = Object.entries(FORMS).flatMap(([word, forms]) => forms.split(' ').map((form) => [form, word] as const));

describe('a surface', () => {
  it('is found in a table of enough forms', () => expect(table.length).toBeGreaterThanOrEqual(150));

  it.each(table)('%s is a form of %s', (form, word) => {
    expect(wordOf(form)).toBe(word);
  });

  it('is unknown without an entry', () => {
    for (const surface of ['우주선', '토끼풀', '마을버스', '산책', '먹구름', '가방', '놓침']) {
      expect(wordOf(surface)).toBe('unknown');
    }
  });

  it('holds others together', () => {
    for (const surface of [
      '그리고',
      '스물일곱째까지',
      '열한째',
      '일흔네',
      '백서른세',
      '몇이냐',
      '여기까지다',
      '우리는',
      '있었어요',
      '않았다',
      '것을',
      '이것이',
      '스물네',
      '이백팔십여',
      '라고',
    ]) {
      expect(wordOf(surface)).toBe('function');
    }
  });

  it('is the longest word that it begins with, and a noun before a verb', () => {
    const index = indexDictionary(
      ['자라', '자라다', '물', '묻다', '물고기', '고기', '나무', '뿌리'].map((word) => ({ word, meaning: '뜻' })),
    );
    expect(wordOf('물고기가', undefined, index)).toBe('물고기');
    expect(wordOf('물은', undefined, index)).toBe('물');
    expect(wordOf('자라는', undefined, index)).toBe('자라');
    expect(wordOf('자랐어요', undefined, index)).toBe('자라다');
    expect(wordOf('나무뿌리를', undefined, index)).toBe('뿌리');
  });

  it('is a word with 이다 behind it only where no shorter word fits better', () => {
    const index = indexDictionary(
      ['길', '길이', '가시', '덤불', '고치', '고치다'].map((word) => ({ word, meaning: '뜻' })),
    );
    expect(wordOf('길이니까', undefined, index)).toBe('길');
    expect(wordOf('가시덤불에', undefined, index)).toBe('덤불');
    expect(wordOf('고치지', undefined, index)).toBe('고치다');
    expect(wordOf('고치라오', undefined, index)).toBe('고치다');
  });

  it('is the last part of a compound whatever a word means in other books', () => {
    const index = indexDictionary([
      { word: '얼음', meaning: '언 물' },
      { word: '덩이', meaning: '뭉친 것' },
      { word: '덩', meaning: '장구 소리', books: [7] },
      { word: '꼬물', meaning: '움직이는 모양' },
      { word: '거리', meaning: '길' },
    ]);
    expect(wordOf('얼음덩이가', undefined, index)).toBe('덩이');
    expect(wordOf('꼬물거리고', undefined, index)).toBe('unknown');
  });

  it('ends in 다 and is a noun', () => {
    const index = indexDictionary(['앞바다', '판다'].map((word) => ({ word, meaning: '뜻' })));
    expect(wordOf('앞바다를', undefined, index)).toBe('앞바다');
    expect(wordOf('판다가', undefined, index)).toBe('판다');
  });

  it('is what an entry names it to be, unless a word of the book comes first', () => {
    const index = indexDictionary([
      { word: '자라', meaning: '동물', books: [7] },
      { word: '자라', meaning: '동물' },
      { word: '자라다', meaning: '커지다', forms: ['자라는'] },
    ]);
    expect(wordOf('자라는', undefined, index)).toBe('자라다');
    expect(wordOf('자라는', 8, index)).toBe('자라다');
    expect(wordOf('자라는', 7, index)).toBe('자라');
  });

  it('is another word in a book only in the forms that are named for it', () => {
    const index = indexDictionary([
      { word: '개', meaning: '동물', books: [7], forms: ['개도'] },
      { word: '서다', meaning: '두 다리로 몸을 세우다' },
    ]);
    expect(wordOf('개도', 7, index)).toBe('개');
    expect(wordOf('개도', 8, index)).toBe('function');
    expect(wordOf('개를', 7, index)).toBe('function');
  });

  it('means in a book what the word means there', () => {
    const index = indexDictionary([
      { word: '가지', meaning: '나무의 가지' },
      { word: '가지', meaning: '채소', books: [7] },
    ]);
    expect(lookUpWord('가지를', index, 7)).toMatchObject({ meaning: '채소' });
    expect(lookUpWord('가지를', index, 8)).toMatchObject({ meaning: '나무의 가지' });
  });
});

describe('any surface', () => {
  const syllables = fc.string({
    unit: fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code)),
    minLength: 1,
    maxLength: 8,
  });

  it('has one answer, and an entry only where it shares its first consonant', () => {
    const first = (text: string) => Math.floor((text.charCodeAt(0) - 0xac00) / 588);
    fc.assert(
      fc.property(syllables, (surface) => {
        const found = lookUpWord(surface, dictionary);
        expect(lookUpWord(surface, dictionary)).toBe(found);
        if (typeof found === 'object' && wordOf(surface.slice(1)) !== found.word) {
          expect(first(surface)).toBe(first(found.word));
        }
      }),
    );
  });

  it('of a noun with a particle is that noun, in any dictionary that has no longer word', () => {
    fc.assert(
      fc.property(syllables, fc.constantFrom('도', '만', '에서', '까지', '처럼'), (noun, particle) => {
        const index = indexDictionary([{ word: noun, meaning: '뜻' }]);
        const found = wordOf(`${noun}${particle}`, undefined, index);
        expect([noun, 'function']).toContain(found);
      }),
    );
  });
});
