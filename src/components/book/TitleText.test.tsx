import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TitleText } from './TitleText.tsx';

it('keeps the particle with the last sign of its title, and every word as it was', () => {
  const words = '『토끼전』을 읽고 『안중근』과 『흥부전』의 책을 골랐어요. 『끝』';
  const { container } = render(<TitleText>{words}</TitleText>);
  expect(container.textContent).toBe(words);
  // In a flex box as well.
  expect(container.childNodes).toHaveLength(1);
  expect([...container.querySelectorAll('span span')].map(({ textContent }) => textContent)).toEqual([
    '전』을',
    '근』과',
    '전』의',
  ]);
});

it('adds nothing to words without a title', () => {
  const { container } = render(<TitleText>저장했어요</TitleText>);
  expect(container.innerHTML).toBe('저장했어요');
});
