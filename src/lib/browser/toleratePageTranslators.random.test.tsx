// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toleratePageTranslators } from './toleratePageTranslators.ts';

let end: () => void;
beforeEach(() => {
  end = toleratePageTranslators(window);
});
afterEach(() => {
  cleanup();
  end();
});

interface Shown {
  count: number;
  error: string | null;
  note: boolean;
  items: number[];
}

/** Texts beside conditional siblings, and texts that move: those are what React keeps text nodes of. */
function Panel({ count, error, note, items }: Shown) {
  return (
    <section>
      {count}개 가운데 {error && <b>{error}</b>}
      {note && 'note '}
      {error ?? 'fine'}
      {items.map((item) => [`<${item}>`, <i key={item}>item {item}</i>])}
      <em>{count}</em>
    </section>
  );
}

const textOf = ({ count, error, note, items }: Shown) =>
  `${count}개 가운데 ${error ?? ''}${note ? 'note ' : ''}${error ?? 'fine'}${items.map((item) => `<${item}>item ${item}`).join('')}${count}`;

const make = (name: string, ...children: (Node | string)[]) => {
  const element = document.createElement(name);
  element.append(...children);
  return element;
};

/** All keep the words, so that the page must read the same with them. */
const foreignHands: Record<string, (text: Text) => void> = {
  replaces: (text) => text.parentNode?.replaceChild(make('font', make('font', text.data)), text),
  'replaces by several': (text) => text.replaceWith(make('mark', text.data.slice(0, 1)), text.data.slice(1)),
  'puts beside and removes': (text) => {
    text.before(make('font', text.data));
    text.remove();
  },
  wraps: (text) => {
    const wrapper = make('span');
    text.before(wrapper);
    wrapper.append(text);
  },
  splits: (text) => void (text.length > 1 && text.splitText(1)),
  'marks a word': (text) => {
    if (text.length < 3) return;
    const word = text.splitText(1);
    word.splitText(1);
    const mark = make('mark');
    word.before(mark);
    mark.append(word);
  },
};

/**
 * A script of the page's own world; after another program it cannot be distinguished from React, which removes pieces
 * too.
 */
const inThePage = (text: Text) => {
  const parent = text.parentNode;
  parent?.insertBefore(make('font', text.data), text);
  parent?.removeChild(text);
};

function textNodes(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}

const shown = fc.record({
  count: fc.nat(9),
  error: fc.option(fc.constantFrom('broken', 'lost')),
  note: fc.boolean(),
  items: fc.uniqueArray(fc.nat(4), { maxLength: 4 }),
});

/** Draws and changes in any order, with and without the observers of the document in between. */
async function expectSameWords(hands: Record<string, (text: Text) => void>, numRuns: number): Promise<void> {
  const hand = fc.record({ hand: fc.constantFrom(...Object.keys(hands)), at: fc.nat(30) });
  const step = fc.oneof(shown, hand, fc.constant('wait' as const));
  const run = fc.asyncProperty(shown, fc.array(step, { maxLength: 14 }), async (first, steps) => {
    // Of a run that failed before this one.
    cleanup();
    const { rerender, unmount, container } = render(<Panel {...first} />);
    let now = first;
    for (const next of steps) {
      if (next === 'wait') await Promise.resolve();
      else if ('hand' in next) {
        const texts = textNodes(container);
        const text = texts[next.at % texts.length];
        if (text) hands[next.hand]?.(text);
      } else {
        now = next;
        rerender(<Panel {...now} />);
      }
      expect(container.textContent).toBe(textOf(now));
    }
    unmount();
    expect(document.body.textContent).toBe('');
  });
  await fc.assert(run, { numRuns });
}

describe.each(Object.entries({ ...foreignHands, 'replaces in the world of the page': inThePage }))(
  'a page in which somebody %s texts',
  (name, hand) => {
    it('reads as it would alone', () => expectSameWords({ [name]: hand }, 60));
  },
);

it('reads as it would alone when several change it', () => expectSameWords(foreignHands, 200));

it('follows elements that an extension wrapped or took away', () => {
  const first: Shown = { count: 1, error: 'broken', note: false, items: [1, 2] };
  const { rerender, container } = render(<Panel {...first} />);
  for (const element of container.querySelectorAll('b, i')) {
    const wrapper = make('div');
    element.before(wrapper);
    if (element.textContent !== 'item 2') wrapper.append(element);
    else element.remove();
  }
  rerender(<Panel {...first} error={null} items={[3]} />);
  expect(container.querySelectorAll('b, i')).toHaveLength(1);
  expect(container.textContent).toContain('item 3');
});

it('leaves the faults of a program as they are', () => {
  const parent = make('div', 'text');
  const stranger = make('span');
  expect(() => parent.removeChild(stranger)).toThrow('not a child');
  expect(() => parent.insertBefore(make('b'), stranger)).toThrow('can not be found');
  expect(parent.innerHTML).toBe('text');
});
