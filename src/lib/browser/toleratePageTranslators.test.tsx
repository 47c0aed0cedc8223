// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toleratePageTranslators } from './toleratePageTranslators.ts';

/** Native ones: a translator has a world of its own, which our changes of the page's prototypes do not reach. */
const { insertBefore, removeChild } = Node.prototype;

let end: () => void;
beforeEach(() => {
  end = toleratePageTranslators(window);
});
afterEach(() => {
  cleanup();
  end();
});

function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter(({ data, parentElement }) => data.trim() !== '' && parentElement?.tagName !== 'FONT');
}

function inFonts(text: Text): HTMLElement {
  const outer = document.createElement('font');
  const inner = document.createElement('font');
  inner.textContent = `[${text.data}]`;
  outer.append(inner);
  return outer;
}

const changes: Record<string, (text: Text) => void> = {
  'replaced in one step': (text) => text.replaceWith(inFonts(text)),
  'replaced in two steps': (text) => {
    const parent = text.parentNode as Node;
    insertBefore.call(parent, inFonts(text), text);
    removeChild.call(parent, text);
  },
  wrapped: (text) => {
    const wrapper = document.createElement('span');
    text.replaceWith(wrapper);
    wrapper.append(text);
  },
  split: (text) => {
    if (text.data.length > 1) text.splitText(1);
  },
};

/** Beside one another: texts alone, beside elements, and some that come and go. */
function Page({ score, more, words }: { score: number; more: boolean; words: string[] }) {
  return (
    <main>
      {more ? '조금 더 ' : null}
      <b>점수</b> {score}점{more ? ' 잘했어요' : ' 좋아요'}
      <ul>
        {words.map((word) => (
          <li key={word}>
            낱말 {word}
            {more && <i>!</i>}
          </li>
        ))}
      </ul>
    </main>
  );
}

describe.each(Object.entries(changes))('a page whose texts were %s by somebody else', (_, change) => {
  it('goes on, and shows what is true now', async () => {
    const { container, rerender } = render(<Page score={1} more={false} words={['가', '나']} />);
    for (const [score, more, words] of [
      [2, true, ['나', '다']],
      [3, false, ['다', '나', '라']],
      [4, true, []],
      [5, false, ['가']],
    ] as const) {
      for (const text of textsIn(container)) change(text);
      await act(async () => rerender(<Page score={score} more={more} words={[...words]} />));
      const seen = container.textContent.replace(/[[\]]/g, '');
      const clean = document.createElement('div');
      clean.innerHTML = renderToStaticMarkup(<Page score={score} more={more} words={[...words]} />);
      expect(seen).toBe(clean.textContent);
    }
    for (const text of textsIn(container)) change(text);
    cleanup();
    expect(document.body.textContent).toBe('');
  });
});

describe('a page whose texts were removed by somebody else', () => {
  it('goes on without them', async () => {
    const { container, rerender } = render(<Page score={1} more words={['가']} />);
    for (const text of textsIn(container)) text.remove();
    await act(async () => rerender(<Page score={2} more={false} words={['나']} />));
    expect(container.textContent).toContain('낱말 나');
  });
});
