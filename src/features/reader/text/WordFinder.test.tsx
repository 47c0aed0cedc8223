import { fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextMarks } from './TextMarks.tsx';
import type { TextSpan } from './TextSpan.ts';
import { WordFinder } from './WordFinder.tsx';

const sentences = ['“아이고, 배야!” ', '용왕님이 말했어요.'].map((text, index) => ({ index, pageNo: 1, text }));
const layout = { columnCount: 1, columnsPerSpread: 1 as const, firstColumns: [0], spreadStep: 100 };
const onWord = vi.fn();
const onSentence = vi.fn();

beforeEach(() => {
  const rects = () => [{ left: 4, top: 2, width: 20, height: 10 }] as unknown as DOMRectList;
  Range.prototype.getClientRects = rects;
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(rects);
});

afterEach(() => vi.restoreAllMocks());

function Page() {
  const flow = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<TextSpan | null>(null);
  const [marks, setMarks] = useState<readonly { kind: 'word'; span: TextSpan }[]>([]);
  return (
    <>
      <WordFinder
        {...{ flow, layout, sentences, found, onWord, onSentence }}
        spread={0}
        onFind={(word) => {
          setFound(word);
          setMarks(word ? [{ kind: 'word', span: word }] : []);
        }}
        onGo={() => undefined}
      />
      <TextMarks flow={flow} layout={layout} marks={marks} />
      <div ref={flow}>
        {sentences.map(({ index, text }) => (
          <span key={index} data-sentence={index}>
            {text}
          </span>
        ))}
      </div>
    </>
  );
}

it('goes from word to word and from sentence to sentence, announces each, explains one and keeps a sentence', () => {
  render(<Page />);
  const finder = screen.getByRole('button', { name: '낱말 찾기' });
  const press = (key: string, code = key) => fireEvent.keyDown(finder, { key, code });
  const announced = () => screen.getByRole('status').textContent;
  fireEvent.click(finder);
  expect([announced(), finder.getAttribute('aria-pressed')]).toEqual(['아이고', 'true']);
  expect(document.querySelectorAll('[data-mark=word]')).toHaveLength(1);
  press('ArrowRight');
  expect(announced()).toBe('배야');
  press('ArrowRight');
  expect(announced()).toBe('용왕님이');
  press('ArrowRight');
  press('ArrowRight');
  expect(announced()).toBe('말했어요');
  press('Enter');
  expect(onWord.mock.calls).toEqual([[{ sentence: 1, from: 5, to: 9 }]]);
  press('ㅜ', 'KeyN');
  expect(onSentence.mock.calls).toEqual([[1]]);
  press('ArrowUp');
  expect(announced()).toBe('아이고');
  press('ArrowLeft');
  expect(announced()).toBe('아이고');
  press('Escape');
  expect(finder.getAttribute('aria-pressed')).toBe('false');
  expect(document.querySelectorAll('[data-mark=word]')).toHaveLength(0);
});
