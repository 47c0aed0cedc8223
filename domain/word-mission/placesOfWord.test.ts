import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gapSentence } from './gapSentence.ts';
import { placesOfWord } from './placesOfWord.ts';
import { wordsInText } from './wordsInText.ts';

const uses = (text: string, word: string) => placesOfWord(text, word).length > 0;

describe('a word is used', () => {
  it.each([
    [
      '나비',
      '나비 나비가 나비는 나비를 나비의 나비와 나비도 나비만 나비야 나비들이 나비처럼 나비예요 나비였다 나비라고',
    ],
    ['등불', '등불 등불이 등불은 등불을 등불과 등불로 등불에서 등불까지 등불이에요 등불이었지요 등불이란 등불들을'],
    ['사람', '사람으로 사람에게는 사람에게서 사람들에게도 사람까지를 사람만이 사람뿐이었다 사람이지만 사람인 사람인가'],
    ['약속', '약속하다 약속했다 약속하고 약속한 약속합시다 약속되었다 약속된 약속받은 약속해 약속했노라고'],
    ['평화', '평화롭게 평화로운 평화로울'],
    ['훈장', '훈장님 훈장님이 훈장님께서'],
    ['창남', '창남이는 창남이가 창남이의'],
  ])('where nothing but a particle or an ending stands behind it: %s', (word, text) => {
    for (const eojeol of text.split(' ')) expect([eojeol, uses(`그 ${eojeol}, 보았다.`, word)]).toEqual([eojeol, true]);
  });

  it.each([
    ['자전', '자전거 자전거도'],
    ['이슬', '이슬람 이슬람의'],
    ['시조', '시조새 시조새의'],
    ['뿌리', '뿌리치는 뿌리고 뿌리며'],
    ['관찰', '관찰사가 관찰사는 관찰력을'],
    ['심상', '심상치'],
    ['열대', '열대여섯'],
    ['지진', '지진해일이 지진계다'],
    ['기업', '기업가 기업가의'],
    ['의병', '의병장을'],
    ['하인', '하인스는'],
    ['위로', '위로'],
    ['적도', '적도'],
  ])('not as the beginning of another one: %s', (word, text) => {
    for (const eojeol of text.split(' ')) expect([eojeol, uses(`그 ${eojeol} 보았다.`, word)]).toEqual([eojeol, false]);
  });

  it('wherever it stands, and only at the start of an 어절', () => {
    const word = fc.constantFrom('나비', '등불', '사람', '약속');
    const other = fc.constantFrom('자전거', '가로', '그리고', '“아!”', '한 번 더');
    fc.assert(
      fc.property(word, fc.array(other), fc.array(other), fc.constantFrom('', '도', '의', '만'), (one, a, b, tail) => {
        const text = [...a, `${one}${tail}`, ...b].join(' ');
        expect(placesOfWord(text, one)).toEqual([text.indexOf(one)]);
        expect(placesOfWord(text.replace(one, `가${one}`), one)).toEqual([]);
      }),
    );
  });
});

it('a sentence is taken only where it is this word', () => {
  const text = ['자전거도 없이 먼 길을 걸어왔다.', '지구는 스스로 도는 자전을 멈추지 않는다.'];
  expect(gapSentence(text, '자전')).toBe('지구는 스스로 도는 ○○을 멈추지 않는다.');
  expect(gapSentence(['자전거를 타며 지구의 자전을 생각했다.'], '자전')).toBeNull();
  expect(wordsInText(['그는 자전거를 탔다.'], [{ word: '자전' }, { word: '그는' }])).toEqual([{ word: '그는' }]);
});
