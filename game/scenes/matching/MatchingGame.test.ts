import { expect, it } from 'vitest';
import { createGameBus } from '../../bus/createGameBus.ts';
import type { MatchingSession } from '../../bus/ShellToGame.ts';
import { MatchingGame, type MatchingMoment } from './MatchingGame.ts';

const SESSION: MatchingSession = {
  attemptNo: 1,
  bookName: '흥부와 놀부',
  content: {
    kind: 'MATCHING',
    relation: '인물과 한 일',
    lefts: [
      { id: 'heungbu', text: '흥부' },
      { id: 'nolbu', text: '놀부' },
    ],
    rights: [
      { id: 'r1', text: '제비 다리를 부러뜨렸어요' },
      { id: 'r2', text: '제비 다리를 고쳐 주었어요' },
    ],
  },
  answers: {},
  locked: {},
  maxPoint: 20,
  markedAtOnce: false,
  verdicts: [],
  onlooker: null,
};

function open(session: Partial<MatchingSession> = {}) {
  const bus = createGameBus((error) => {
    throw error;
  });
  const sent: unknown[] = [];
  bus.toShell.on('matching/answered', (payload) => sent.push(payload));
  bus.toShell.on('mission/submit-wanted', (payload) => sent.push(payload));
  bus.toShell.on('matching/missed-seen', (payload) => sent.push(payload));
  const game = new MatchingGame({ ...SESSION, ...session }, bus);
  game.attach();
  const choose = (side: 'left' | 'right', id: string) => game.dispatch({ type: 'chosen', card: { side, id } });
  return { bus, game, sent, choose };
}

const verdictOn = (key: string, value: string, correct: boolean) => {
  return { key, value, correct, explanation: null, pageNo: 4, scene: null };
};

it('tells each pair as it is made, moved and undone', () => {
  const { game, sent, choose } = open();
  choose('left', 'heungbu');
  choose('right', 'r1');
  choose('right', 'r1');
  choose('left', 'nolbu');
  game.dispatch({ type: 'undone' });
  expect(sent).toEqual([
    { key: 'heungbu', value: 'r1' },
    { key: 'heungbu', value: '' },
    { key: 'nolbu', value: 'r1' },
    { key: 'nolbu', value: '' },
    { key: 'heungbu', value: 'r1' },
  ]);
});

it('celebrates no pair that nobody has marked, and asks for the hand-in when the last one is made', () => {
  const { game, choose } = open({ answers: { nolbu: 'r1' } });
  const moments: string[] = [];
  game.onMoment(({ kind }) => moments.push(kind));
  choose('right', 'r2');
  choose('left', 'heungbu');
  expect(moments).toEqual(['paired']);
  expect(game.status.getState().notice.text).toContain('모두');
});

it('describes a card with its partner', () => {
  const { game } = open({ answers: { nolbu: 'r2' }, locked: { heungbu: 'r2' } });
  expect(game.describe({ side: 'left', id: 'heungbu' })).toBe('흥부, 짝: 제비 다리를 고쳐 주었어요, 맞은 짝');
  expect(game.describe({ side: 'left', id: 'nolbu' })).toBe('놀부, 짝 없음');
  expect(game.describe({ side: 'right', id: 'r2' })).toBe('제비 다리를 고쳐 주었어요, 짝: 흥부, 맞은 짝');
});

it('takes marks of its own attempt, closes what was right and tells what comes apart', () => {
  const { bus, game, sent } = open({ answers: { heungbu: 'r2', nolbu: 'r1' } });
  const wrong = { left: 'heungbu', right: 'r2', correct: false };
  bus.toGame.emit('matching/marked', { attemptNo: 7, pairs: [wrong] });
  expect(game.state.getState().missed).toEqual([]);
  bus.toGame.emit('matching/marked', { attemptNo: 1, pairs: [wrong, { left: 'nolbu', right: 'r1', correct: true }] });
  expect(game.state.getState()).toMatchObject({ pairs: { nolbu: 'r1' }, locked: ['nolbu'] });
  expect(game.state.getState().missed).toEqual([{ left: 'heungbu', right: 'r2' }]);
  expect(sent).toEqual([{ key: 'heungbu', value: '' }]);
});

it('shows marks that came before it', () => {
  const bus = createGameBus((error) => {
    throw error;
  });
  bus.toGame.emit('matching/marked', { attemptNo: 1, pairs: [{ left: 'nolbu', right: 'r1', correct: false }] });
  const game = new MatchingGame(SESSION, bus);
  game.attach();
  expect(game.state.getState().missed).toEqual([{ left: 'nolbu', right: 'r1' }]);
});

it('tells how many are open when the player hands in, and shows what was refused', () => {
  const { bus, game, sent } = open({ answers: { nolbu: 'r1' } });
  game.wantSubmit();
  expect(sent).toEqual([{ emptyCount: 1 }]);
  bus.toGame.emit('mission/refused', { message: '잠시 뒤에 다시 해 주세요.' });
  bus.toGame.emit('mission/save-state', { state: 'offline' });
  expect(game.status.getState()).toMatchObject({
    save: 'offline',
    notice: { text: '잠시 뒤에 다시 해 주세요.', no: 1 },
  });
});

it('keeps all pairs as they are while it is handed in, puts back what is held, and goes on when it failed', () => {
  const { bus, game, sent, choose } = open({ answers: { nolbu: 'r1' } });
  game.dispatch({ type: 'pressed', pointerId: 1, card: { side: 'right', id: 'r2' } });
  game.dispatch({ type: 'dragged', pointerId: 1 });
  bus.toGame.emit('mission/hand-in', { state: 'sending' });
  expect(game.status.getState().notice.text).toContain('제출하고 있어요');
  game.dispatch({ type: 'released', pointerId: 1, over: { side: 'left', id: 'heungbu' } });
  game.dispatch({ type: 'unpaired', card: { side: 'left', id: 'nolbu' } });
  game.dispatch({ type: 'undone' });
  choose('left', 'heungbu');
  choose('right', 'r2');
  game.wantSubmit();
  expect(game.state.getState()).toMatchObject({ pairs: { nolbu: 'r1' }, holds: {}, chosen: null });
  expect(sent).toEqual([]);
  bus.toGame.emit('mission/hand-in', { state: 'open' });
  choose('left', 'heungbu');
  choose('right', 'r2');
  expect(sent).toEqual([{ key: 'heungbu', value: 'r2' }]);
});

it('tells that missed pairs were seen, so that a scene made anew takes nothing apart', () => {
  const { bus, game, sent, choose } = open();
  bus.toGame.emit('matching/marked', { attemptNo: 1, pairs: [{ left: 'nolbu', right: 'r1', correct: false }] });
  game.dispatch({ type: 'missed-seen' });
  game.dispatch({ type: 'missed-seen' });
  expect(sent).toEqual([{ attemptNo: 1 }]);
  bus.toGame.emit('matching/marked', { attemptNo: 1, pairs: [] });
  choose('left', 'nolbu');
  choose('right', 'r1');
  const reported: unknown[] = [];
  bus.toShell.on('matching/answered', (payload) => reported.push(payload));
  const again = new MatchingGame({ ...SESSION, answers: { nolbu: 'r1' } }, bus);
  again.attach();
  expect(again.state.getState()).toMatchObject({ pairs: { nolbu: 'r1' }, missed: [] });
  expect(reported).toEqual([]);
});

it('celebrates a pair once the server has found it right, each of a run as the next one', () => {
  const { bus, game, choose } = open({ markedAtOnce: true });
  const moments: MatchingMoment[] = [];
  game.onMoment((moment) => moments.push(moment));
  choose('left', 'heungbu');
  choose('right', 'r2');
  expect(moments).toEqual([{ kind: 'paired', left: 'heungbu', right: 'r2' }]);
  expect(game.describe({ side: 'left', id: 'heungbu' })).toContain('확인 중');
  const verdicts = [verdictOn('heungbu', 'r2', true), verdictOn('nolbu', 'r1', true)];
  bus.toGame.emit('matching/judged', { attemptNo: 1, atOnce: true, verdicts: verdicts.slice(0, 1) });
  choose('left', 'nolbu');
  choose('right', 'r1');
  bus.toGame.emit('matching/judged', { attemptNo: 1, atOnce: true, verdicts });
  bus.toGame.emit('matching/judged', { attemptNo: 1, atOnce: true, verdicts });
  expect(moments.slice(1)).toEqual([
    { kind: 'right', left: 'heungbu', right: 'r2', run: 1 },
    { kind: 'paired', left: 'nolbu', right: 'r1' },
    { kind: 'right', left: 'nolbu', right: 'r1', run: 2 },
    { kind: 'all-right' },
  ]);
});

it('frees the card of a wrong pair, says where to look, and can be handed in', () => {
  const { bus, game, sent, choose } = open({ markedAtOnce: true });
  const pages: number[] = [];
  bus.toShell.on('matching/page-wanted', ({ pageNo }) => pages.push(pageNo));
  choose('left', 'heungbu');
  choose('right', 'r1');
  bus.toGame.emit('matching/judged', { attemptNo: 9, atOnce: true, verdicts: [verdictOn('heungbu', 'r1', false)] });
  expect(game.state.getState().waiting).toEqual(['heungbu']);
  bus.toGame.emit('matching/judged', { attemptNo: 1, atOnce: true, verdicts: [verdictOn('heungbu', 'r1', false)] });
  expect(game.status.getState()).toMatchObject({ page: 4, notice: { text: expect.stringContaining('4쪽') } });
  expect(game.describe({ side: 'left', id: 'heungbu' })).toBe('흥부, 다음에 다시');
  game.readPage();
  game.showWhere({ side: 'left', id: 'heungbu' });
  expect([pages, game.status.getState().notice.no]).toEqual([[4], 2]);
  choose('left', 'heungbu');
  choose('right', 'r2');
  choose('right', 'r1');
  choose('left', 'nolbu');
  game.wantSubmit();
  expect(sent).toEqual([{ key: 'heungbu', value: 'r1' }, { key: 'nolbu', value: 'r1' }, { emptyCount: 0 }]);
});

it('says that a pair is kept where the network is gone, and that nothing more is marked in a contest', () => {
  const { bus, game, choose } = open({ markedAtOnce: true });
  choose('left', 'heungbu');
  choose('right', 'r1');
  bus.toGame.emit('mission/save-state', { state: 'offline' });
  expect(game.status.getState().notice.text).toContain('연결되면');
  bus.toGame.emit('matching/judged', { attemptNo: 1, atOnce: false, verdicts: [] });
  expect(game.status.getState().notice.text).toContain('대회');
  choose('right', 'r1');
  choose('left', 'nolbu');
  expect(game.state.getState().pairs).toEqual({ nolbu: 'r1' });
});
