import type { AquariumChange } from '#contract/aquarium.ts';
import type { SignedInData } from '#contract/auth.ts';
import type { MissionAttempt, MissionResult } from '#contract/mission.ts';
import type { Call } from './createCaller.ts';
import { SCHOOL_PASSWORD, type SchoolStudent } from './fillSchool.ts';
import type { WriteJournal } from './WriteJournal.ts';

/** On every so many days the password is typed anew; on the others the device remembers the login. */
const SIGN_IN_EVERY = 3;
/** Every so many answers are thought better of. */
const CHANGED_EVERY = 4;
const CONTEST = '/api/event/reading-game-contest';

export interface DayOf {
  student: SchoolStudent;
  /** Its place among the readers, so that they do not all read the same book at once. */
  place: number;
  /** Counts the days of this reader from 0; each has its own book. */
  day: number;
  bookNos: readonly number[];
  /** The kind of mission; each book has each once. */
  kind: 'OX' | 'QUIZ';
  journal: WriteJournal;
}

/** Two answers that an item takes. */
function valuesOf(kind: DayOf['kind'], item: object): readonly [string, string] {
  if (kind === 'OX') return ['O', 'X'];
  return 'events' in item ? ['ABCD', 'DCBA'] : ['1', '2'];
}

/** Rising, also for two answers within one millisecond. */
let lastSeq = 0;
const nextSeq = () => {
  lastSeq = Math.max(lastSeq + 1, Date.now());
  return lastSeq;
};

/**
 * What a reader does on one day, call by call: signing in, the main page, a book, its mission with all answers, the
 * hand-in, the aquarium with something bought and fed, rankings. Each call gets the data of its answer.
 */
export function* schoolDay({ student, place, day, bookNos, kind, journal }: DayOf): Generator<Call, void, unknown> {
  const { accountNo, accountId } = student;
  const bookNo = bookNos[(place * 7 + day) % bookNos.length] ?? 0;
  const key = (what: string) => `${what}-${accountNo}-${kind}-${day}`;
  if (student.token === '' || (day + place) % SIGN_IN_EVERY === 0) {
    const body = { accountId, password: SCHOOL_PASSWORD };
    const login = yield { name: 'sign in', method: 'POST', path: '/api/auth/sign-in', body };
    student.token = (login as SignedInData).token;
  }
  const { token } = student;
  const get = (name: string, path: string): Call => ({ name, method: 'GET', path, token });
  yield get('main page', '/api/main/me');
  yield get('book view', `/api/books/${bookNo}`);
  yield get('missions of a book', `/api/mission/books/${bookNo}/me`);

  const attempt = (yield {
    name: 'mission start',
    method: 'POST',
    path: '/api/mission/attempts',
    token,
    key: key('start'),
    body: { bookNo, readingMissionType: kind },
  }) as MissionAttempt;
  const { attemptNo, content } = attempt;
  const items = content.kind === 'OX' || content.kind === 'QUIZ' ? content.items : [];
  for (const [at, item] of items.entries()) {
    const values = valuesOf(kind, item);
    const tries = at % CHANGED_EVERY === 0 ? [values[1], values[0]] : [values[at % 2 === 0 ? 0 : 1]];
    for (const value of tries) {
      const body = { value, seq: nextSeq() };
      journal.sentAnswer(attemptNo, item.key, body);
      yield {
        name: 'answer',
        method: 'PUT',
        path: `/api/mission/attempts/${attemptNo}/answers/${item.key}`,
        token,
        body,
        acknowledged: () => journal.keptAnswer(attemptNo, item.key, body),
      };
    }
  }
  yield {
    name: 'hand in',
    method: 'POST',
    path: `/api/mission/attempts/${attemptNo}/submissions`,
    token,
    key: key('submit'),
    body: { confirmIncomplete: true },
    acknowledged: (data) => journal.keptHandIn(accountNo, key('submit'), data as MissionResult),
  };

  yield get('aquarium', '/api/aquarium/me');
  yield {
    name: 'item bought',
    method: 'POST',
    path: '/api/aquarium/purchases/me',
    token,
    key: key('buy'),
    body: { itemId: 'bread', quantity: 1 },
    acknowledged: (data) => journal.keptPurchase(accountNo, key('buy'), data as AquariumChange),
  };
  yield {
    name: 'pet fed',
    method: 'POST',
    path: '/api/aquarium/care/me',
    token,
    key: key('feed'),
    body: { action: 'feed', itemId: 'bread' },
    refusals: ['PET_ACTION_LIMIT', 'GAUGE_FULL'],
  };
  yield get('ranking', `${CONTEST}/rank`);
  yield get('hall of fame', '/api/community/legends');
  if ((day + place + 1) % SIGN_IN_EVERY === 0) {
    // Whoever goes on after a load that ended here signs in.
    student.token = '';
    yield {
      name: 'sign out',
      method: 'POST',
      path: '/api/auth/sign-out',
      token,
      body: {},
      refusals: ['LOGIN_REQUIRED'],
    };
  }
}
