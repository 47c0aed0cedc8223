// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGameBus } from '../../bus/createGameBus.ts';
import { WordCatchGame } from './WordCatchGame.ts';
import { WordWriter } from './WordWriter.ts';
import { wordFixture } from './wordFixture.ts';

const options = { onBubbles: vi.fn(), onLeave: vi.fn(), onFocusChange: vi.fn() };
let game: WordCatchGame;
let writer: WordWriter;
let stop: () => void;

beforeEach(() => {
  const bus = createGameBus((error) => {
    throw error;
  });
  const missions = [wordFixture(), wordFixture({ wordMissionNo: 2, slot: 2 })];
  game = new WordCatchGame({ missions, shells: 0, caught: {} }, bus);
  writer = new WordWriter(game, options);
  stop = writer.attach();
  document.body.append(writer.input.element);
  writer.input.focus();
});

afterEach(() => {
  stop();
  writer.input.element.remove();
});

function insert(value: string, composing = false) {
  writer.input.element.value = value;
  writer.input.element.dispatchEvent(new InputEvent('input', { isComposing: composing }));
}

function compose(steps: readonly string[], before = '') {
  const { element } = writer.input;
  element.dispatchEvent(new CompositionEvent('compositionstart'));
  for (const step of steps) insert(before + step, true);
  element.dispatchEvent(new CompositionEvent('compositionend'));
}

const caught = () => game.play().caught;

describe('WordWriter', () => {
  it('catches while a syllable is composed, as soon as it can become nothing else', () => {
    const { element } = writer.input;
    element.dispatchEvent(new CompositionEvent('compositionstart'));
    for (const step of ['ㅂ', '바']) insert(step, true);
    expect(caught()).toEqual(['b4']);
    for (const step of ['발', '바라', '바람']) insert(step, true);
    expect(caught()).toEqual(['b4', 'b2']);
    element.dispatchEvent(new CompositionEvent('compositionend'));
    expect(caught()).toEqual(['b4', 'b2']);
  });

  it('is not misled by a phone that rewrites each syllable without composing', () => {
    for (const value of ['ㅂ', '바', '바', '발', '바라', '바람']) insert(value);
    expect(caught()).toEqual(['b4', 'b2']);
    expect(game.state.getState().notice.no).toBe(0);
  });

  it('says that no such bubble floats once a syllable is finished', () => {
    compose(['ㅎ', '하', '항']);
    expect(game.state.getState().notice.text).toContain('‘항’ 물방울은 없어요');
    insert('항하');
    expect(game.state.getState().notice.no).toBe(1);
    writer.input.element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
    expect(game.state.getState().notice.no).toBe(2);
  });

  it('begins empty with another word, and leads to bubbles and buttons', () => {
    insert('바');
    game.choose(2);
    expect(writer.input.element.value).toBe('');
    insert('바');
    expect(caught()).toEqual(['b4']);
    for (const key of ['ArrowDown', 'Escape'])
      writer.input.element.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
    expect(options.onBubbles).toHaveBeenCalledTimes(1);
    expect(options.onLeave).toHaveBeenCalledTimes(1);
  });
});
