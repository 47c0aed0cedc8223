import { expect, it } from 'vitest';
import { shortenText } from './shortenText.ts';
import { textWidth } from './textWidth.ts';

it('leaves what fits and cuts the rest between glyphs', () => {
  expect(shortenText('흥부와 놀부', 27, 200)).toBe('흥부와 놀부');
  const cut = shortenText('나눔의 상인 김만덕', 27, 140);
  expect(cut).toMatch(/^나눔의.*…$/);
  expect(textWidth(cut, 27)).toBeLessThanOrEqual(140);
  expect(shortenText('나눔의 상인', 27, 70)).toBe('나…');
});
