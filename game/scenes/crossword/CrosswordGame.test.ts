import { describe, expect, it, vi } from 'vitest';
import { hintText } from '#domain/mission/nextHint.ts';
import { createGameBus } from '../../bus/createGameBus.ts';
import type { GameToShell } from '../../bus/GameToShell.ts';
import type { CrosswordSession } from '../../bus/ShellToGame.ts';
import { CrosswordGame } from './CrosswordGame.ts';
import type { CrosswordMoment } from './CrosswordStatus.ts';

const clue = (key: string, number: number, direction: 'across' | 'down', row: number, col: number, length: number) => ({
  key,
  number,
  direction,
  row,
  col,
  length,
  clue: `${key}의 뜻`,
});
const SESSION: CrosswordSession = {
  attemptNo: 1,
  bookName: '흥부와 놀부',
  content: {
    kind: 'PUZZLE',
    size: 10,
    clues: [
      clue('1-across', 1, 'across', 0, 0, 4),
      clue('2-down', 2, 'down', 0, 2, 3),
      clue('3-across', 3, 'across', 2, 2, 3),
    ],
  },
  answers: {},
  locked: {},
  hints: [],
  maxPoint: 20,
  hintPrice: 1,
  skipFilled: false,
  checksItself: false,
};

function open(session: Partial<CrosswordSession> = {}) {
  const bus = createGameBus((error) => {
    throw error;
  });
  const sent: [keyof GameToShell, unknown][] = [];
  for (const event of [
    'crossword/answered',
    'crossword/hint-wanted',
    'crossword/check-wanted',
    'crossword/settings-wanted',
    'mission/submit-wanted',
  ] as const) {
    bus.toShell.on(event, (payload) => sent.push([event, payload]));
  }
  const game = new CrosswordGame({ ...SESSION, ...session }, bus);
  const moments: CrosswordMoment[] = [];
  game.onMoment((moment) => moments.push(moment));
  const stop = game.attach();
  const type = (value: string, composing = false) => game.dispatch({ type: 'typed', value, composing });
  return { bus, game, sent, moments, stop, type };
}

describe('answers', () => {
  it('tells both words of a shared cell, with dots for empty cells', () => {
    const { sent, type } = open();
    type('제비다');
    expect(sent).toEqual([
      ['crossword/answered', { key: '1-across', value: '제비다·' }],
      ['crossword/answered', { key: '2-down', value: '다··' }],
    ]);
  });

  it('waits while a syllable is composed, but not for ever', () => {
    vi.useFakeTimers();
    const { sent, type } = open();
    type('제ㅂ', true);
    type('제비', true);
    expect(sent).toEqual([]);
    vi.runAllTimers();
    expect(sent).toEqual([['crossword/answered', { key: '1-across', value: '제비··' }]]);
    type('제비');
    expect(sent).toHaveLength(1);
    vi.useRealTimers();
  });

  it('tells what is still being composed when the player leaves', () => {
    const { sent, stop, type } = open();
    type('제비다', true);
    stop();
    expect(sent).toHaveLength(2);
  });

  it('tells nothing for what was saved before', () => {
    const { game, sent } = open({ answers: { '1-across': '제비··' } });
    game.wantSubmit();
    expect(sent).toEqual([['mission/submit-wanted', { emptyCount: 3 }]]);
  });

  it('tells that a word was emptied', () => {
    const { game, sent } = open({ answers: { '1-across': '제···' } });
    game.dispatch({ type: 'entry-chosen', key: '1-across' });
    game.dispatch({ type: 'word-cleared' });
    expect(sent).toEqual([['crossword/answered', { key: '1-across', value: '' }]]);
  });
});

describe('moments', () => {
  it('shows a word that is full when it is committed, once, together with a crossing word it completes', () => {
    const { game, moments, type } = open({ answers: { '2-down': '·람쥐' } });
    game.dispatch({ type: 'entry-chosen', key: '1-across' });
    type('제비다리', true);
    expect(moments).toEqual([]);
    type('제비다리');
    type('제비다리');
    expect(moments.map((moment) => ('entry' in moment ? moment.entry.key : moment.kind))).toEqual([
      '1-across',
      '2-down',
    ]);
  });

  it('says that everything is filled, and celebrates nothing that is not known', () => {
    const { game, moments, type } = open({ answers: { '1-across': '제비다리', '2-down': '다람쥐' } });
    type('쥐구멍');
    game.dispatch({ type: 'entry-chosen', key: '3-across' });
    expect(moments.map(({ kind }) => kind)).toEqual(['word-filled']);
    expect(game.status.getState().notice.text).toContain('모든 낱말');
  });
});

describe('asking the shell', () => {
  it('asks once for a hint, shows it and lowers the points', () => {
    const { bus, game, sent } = open();
    game.wantHint();
    game.wantHint();
    expect(sent).toEqual([['crossword/hint-wanted', { key: '1-across' }]]);
    bus.toGame.emit('crossword/hint-given', {
      hint: { key: '1-across', step: 'FIRST_SYLLABLE', text: '제' },
      maxPoint: 19,
      hintPrice: 2,
    });
    expect(game.status.getState()).toMatchObject({ maxPoint: 19, hintPrice: 2, pending: null });
    expect(game.play.getState().cells[0]).toBe('제');
    expect(game.play.getState().locked[0]).toBe(true);
  });

  it('shows initial consonants without writing them', () => {
    const { bus, game } = open();
    bus.toGame.emit('crossword/hint-given', {
      hint: { key: '1-across', step: 'CONSONANTS', text: 'ㅈㅂㄷㄹ' },
      maxPoint: 19,
      hintPrice: 1,
    });
    expect(game.play.getState().cells[0]).toBe('');
    expect(game.status.getState().hints).toHaveLength(1);
  });

  it('leaves a word writable after every hint as the server gives it, also when it is opened again', () => {
    const given = (step: 'CONSONANTS' | 'FIRST_SYLLABLE' | 'WORD') => ({
      hint: { key: '1-across', step, text: hintText('제비다리', step) },
      maxPoint: 19,
      hintPrice: 1,
    });
    const { bus, game, sent, type } = open();
    bus.toGame.emit('crossword/hint-given', given('CONSONANTS'));
    bus.toGame.emit('crossword/hint-given', given('FIRST_SYLLABLE'));
    expect(game.play.getState().cells.slice(0, 4)).toEqual(['제', '', '', '']);
    type('비다리');
    expect(sent.at(-2)).toEqual(['crossword/answered', { key: '1-across', value: '제비다리' }]);

    const hints = [given('CONSONANTS').hint, given('FIRST_SYLLABLE').hint];
    const again = open({ hints, answers: { '1-across': '제비나·', '2-down': '나람쥐' } });
    expect(again.game.play.getState().cells.slice(0, 4)).toEqual(['제', '비', '나', '']);
    again.game.dispatch({ type: 'entry-chosen', key: '2-down' });
    again.type('다람쥐');
    again.bus.toGame.emit('crossword/hint-given', given('WORD'));
    expect(again.game.play.getState().cells.slice(0, 4).join('')).toBe('제비다리');
  });

  it('checks only words that are full and open', () => {
    const { bus, game, moments, sent, type } = open({ locked: { '3-across': '쥐구멍' } });
    game.wantCheck('grid');
    expect(game.status.getState().notice.text).not.toBe('');
    type('제비다리');
    sent.length = 0;
    game.wantCheck('grid');
    expect(sent).toEqual([['crossword/check-wanted', { no: 1, keys: ['1-across'], byItself: false }]]);
    bus.toGame.emit('crossword/checked', { no: 1, results: [{ key: '1-across', correct: false }] });
    expect(game.play.getState().wrong).toEqual(['1-across']);
    expect(moments.at(-1)?.kind).toBe('word-wrong');
    expect(game.status.getState().pending).toBeNull();
  });

  it('says that a word is not checked any more, and asks for it no longer', () => {
    const { bus, game, sent, type } = open({ answers: { '3-across': '쥐구멍' } });
    game.dispatch({ type: 'entry-chosen', key: '1-across' });
    type('제비다리');
    game.wantCheck('word');
    const results = [{ key: '1-across', correct: false }];
    bus.toGame.emit('crossword/checked', { no: 1, results, ended: ['1-across'] });
    expect(game.status.getState().notice.text).toContain('낸 뒤에 알 수 있어요');
    expect([...game.status.getState().ended]).toEqual(['1-across']);
    type('제비다구');
    sent.length = 0;
    game.wantCheck('word');
    expect(game.status.getState().notice.text).toContain('점수는 그대로예요');
    expect([sent.filter(([event]) => event === 'crossword/check-wanted'), game.status.getState().pending]).toEqual([
      [],
      null,
    ]);
    game.wantCheck('grid');
    expect(sent.at(-1)).toEqual(['crossword/check-wanted', { no: 2, keys: ['3-across'], byItself: false }]);
  });

  it('checks the chosen word alone, and drops the mark of a word that was changed meanwhile', () => {
    const { bus, game, moments, sent, type } = open({ answers: { '3-across': '쥐구멍' } });
    game.dispatch({ type: 'entry-chosen', key: '1-across' });
    type('제비다리');
    sent.length = 0;
    game.wantCheck('word');
    expect(sent).toEqual([['crossword/check-wanted', { no: 1, keys: ['1-across'], byItself: false }]]);
    type('제비다구');
    moments.length = 0;
    bus.toGame.emit('crossword/checked', { no: 1, results: [{ key: '1-across', correct: true }] });
    expect(game.play.getState().locked.some(Boolean)).toBe(false);
    expect(moments).toEqual([]);
  });

  it('has the wish to skip what is filled remembered', () => {
    const { game, sent } = open();
    game.setSkipFilled(true);
    expect(game.play.getState().skipFilled).toBe(true);
    expect(sent).toEqual([['crossword/settings-wanted', { skipFilled: true }]]);
  });

  it('does not disturb what is being composed when a hint arrives', () => {
    const { bus, game, type } = open();
    type('제ㅂ', true);
    const { session } = game.play.getState().field;
    bus.toGame.emit('crossword/hint-given', {
      hint: { key: '1-across', step: 'FIRST_SYLLABLE', text: '제' },
      maxPoint: 19,
      hintPrice: 1,
    });
    expect(game.play.getState().field).toMatchObject({ session, value: '제ㅂ', composing: true });
    type('제비다리');
    expect(game.play.getState().cells.slice(0, 4).join('')).toBe('제비다리');
  });

  it('says that the connection is slow, and lets the same be asked again; a hint that comes twice is one', () => {
    vi.useFakeTimers();
    const { bus, game, sent } = open();
    game.wantHint();
    vi.advanceTimersByTime(10_000);
    expect(game.status.getState()).toMatchObject({
      pending: null,
      notice: { text: expect.stringContaining('느려요') },
    });
    game.wantHint();
    expect(sent).toEqual(Array(2).fill(['crossword/hint-wanted', { key: '1-across' }]));
    const hint = { key: '1-across', step: 'CONSONANTS', text: 'ㅈㅂㄷㄹ' } as const;
    for (let time = 0; time < 2; time += 1)
      bus.toGame.emit('crossword/hint-given', { hint, maxPoint: 19, hintPrice: 1 });
    expect(game.status.getState()).toMatchObject({ hints: [hint], pending: null });
    const { no } = game.status.getState().notice;
    vi.advanceTimersByTime(60_000);
    expect(game.status.getState().notice.no).toBe(no);
    vi.useRealTimers();
  });

  it('takes late marks for what was asked then, not for what was asked since', () => {
    vi.useFakeTimers();
    const { bus, game, type } = open();
    type('제비다리');
    game.wantCheck('grid');
    vi.advanceTimersByTime(10_000);
    game.dispatch({ type: 'entry-chosen', key: '1-across' });
    type('제비다구');
    game.wantCheck('grid');
    bus.toGame.emit('crossword/checked', { no: 1, results: [{ key: '1-across', correct: true }] });
    expect(game.play.getState().locked.some(Boolean)).toBe(false);
    bus.toGame.emit('crossword/checked', { no: 2, results: [{ key: '1-across', correct: false }] });
    expect(game.play.getState().wrong).toEqual(['1-across']);
    vi.useRealTimers();
  });

  it('frees its buttons and says why when it is refused', () => {
    const { bus, game } = open();
    game.wantHint();
    bus.toGame.emit('mission/refused', { message: '지금은 힌트를 가져오지 못했어요.' });
    expect(game.status.getState()).toMatchObject({
      pending: null,
      notice: { text: '지금은 힌트를 가져오지 못했어요.' },
    });
  });
});

describe('marking by itself', () => {
  const asks = (sent: readonly [string, unknown][]) => sent.filter(([event]) => event === 'crossword/check-wanted');
  const right = (no: number, ...keys: string[]) => ({ no, results: keys.map((key) => ({ key, correct: true })) });

  it('goes on until every word is right, and writes each where the last one ended', () => {
    vi.useFakeTimers();
    const { bus, game, moments, sent, type } = open({ checksItself: true });
    const written: string[] = [];
    for (const [no, word] of ['제비다리', '쥐구멍', '다람쥐'].entries()) {
      written.push(word);
      type(written.join(''));
      vi.advanceTimersByTime(1_000);
      const asked = asks(sent).at(-1)?.[1] as { no: number; keys: string[]; byItself: boolean };
      expect([asked.no, asked.byItself]).toEqual([no + 1, true]);
      bus.toGame.emit('crossword/checked', right(asked.no, ...asked.keys));
      if (game.play.getState().locked.filter(Boolean).length === 8) break;
    }
    expect(moments.at(-1)).toEqual({ kind: 'all-right' });
    expect(game.status.getState().notice.text).toContain('모두 맞혔어요');
    vi.useRealTimers();
  });

  it('keeps what cannot be marked, says so once, and has it marked when the connection is back', () => {
    vi.useFakeTimers();
    const { bus, game, sent, type } = open({ checksItself: true });
    type('제비다리');
    vi.advanceTimersByTime(1_000);
    bus.toGame.emit('crossword/check-refused', { no: 1, ended: false, message: '연결이 끊겼어요.' });
    expect(game.status.getState().notice.text).toContain('연결되면');
    const { no } = game.status.getState().notice;
    vi.advanceTimersByTime(10_000);
    bus.toGame.emit('crossword/check-refused', { no: 2, ended: false, message: '연결이 끊겼어요.' });
    expect(game.status.getState().notice.no).toBe(no);
    bus.toGame.emit('mission/save-state', { state: 'saved' });
    expect(asks(sent).at(-1)).toEqual(['crossword/check-wanted', { no: 3, keys: ['1-across'], byItself: true }]);
    vi.useRealTimers();
  });

  it('asks for nothing in a contest', () => {
    vi.useFakeTimers();
    const { sent, type } = open({ answers: { '2-down': '다람쥐', '3-across': '쥐구멍' } });
    type('제비다리');
    vi.runAllTimers();
    expect(asks(sent)).toEqual([]);
    vi.useRealTimers();
  });
});

describe('handing in', () => {
  it('says so, keeps what is written as it is, and goes on when it failed', () => {
    const { bus, game, sent, type } = open();
    type('제비');
    bus.toGame.emit('mission/hand-in', { state: 'sending' });
    expect(game.status.getState().notice.text).toContain('제출하고 있어요');
    sent.length = 0;
    type('제비다리');
    game.dispatch({ type: 'erased-back' });
    game.dispatch({ type: 'word-cleared' });
    game.wantHint();
    game.wantCheck('grid');
    game.wantSubmit();
    expect(sent).toEqual([]);
    expect(game.play.getState().cells.slice(0, 4)).toEqual(['제', '비', '', '']);
    game.dispatch({ type: 'entry-chosen', key: '2-down' });
    expect(game.play.getState().entry).toBe('2-down');
    bus.toGame.emit('mission/hand-in', { state: 'open' });
    type('다람쥐');
    expect(sent).toContainEqual(['crossword/answered', { key: '2-down', value: '다람쥐' }]);
  });

  it('says that the connection is slow, once', () => {
    vi.useFakeTimers();
    const { bus, game } = open();
    bus.toGame.emit('mission/hand-in', { state: 'sending' });
    vi.advanceTimersByTime(10_000);
    expect(game.status.getState().notice).toMatchObject({ text: expect.stringContaining('느려요'), no: 2 });
    bus.toGame.emit('mission/hand-in', { state: 'done' });
    vi.advanceTimersByTime(60_000);
    expect(game.status.getState().notice.no).toBe(2);
    vi.useRealTimers();
  });
});

it('shows all answers when it is made anew from what it told, and tells nothing', () => {
  const { game, sent, stop, type } = open();
  type('제비다리', true);
  stop();
  const reported = sent.map(([, payload]) => payload as { key: string; value: string });
  const again = open({ answers: Object.fromEntries(reported.map(({ key, value }) => [key, value])) });
  expect(again.game.play.getState().cells).toEqual(game.play.getState().cells);
  again.game.wantSubmit();
  again.stop();
  expect(again.sent).toEqual([['mission/submit-wanted', { emptyCount: 2 }]]);
});
