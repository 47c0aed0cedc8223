import { expect, it } from 'vitest';
import { markdownBlocks } from './markdownBlocks.ts';

it('keeps the words of an article and none of its marks', () => {
  const text =
    '첫 **줄**과\n다음 줄\n\n## 작은 제목\n바로 아래 [링크](https://sea.kr)\n\n- 하나\n- 둘\n\n### 더 작은\n\n![그림](/a.webp)끝';
  expect(markdownBlocks(text)).toEqual([
    { kind: 'p', text: '첫 줄과 다음 줄' },
    { kind: 'h2', text: '작은 제목' },
    { kind: 'p', text: '바로 아래 링크' },
    { kind: 'p', text: '하나 둘' },
    { kind: 'h3', text: '더 작은' },
    { kind: 'p', text: '끝' },
  ]);
});
