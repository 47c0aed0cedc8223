import type { PersonalityAttempt } from '#contract/personality.ts';
import type { TestApp } from './buildTestApp.ts';
import { FIRST_BOOK } from './fixtureContent.ts';
import { leaveThings } from './leaveThings.ts';
import { loginOf, makeAccount } from './makeAccount.ts';

/** What some reads want to know before they answer, by their path. */
export const READ_QUERIES: { [path: string]: string } = {
  '/api/books/suggestions': `?query=${encodeURIComponent('시험')}`,
  '/api/subscription/permission/me': '?type=MISSION',
  '/api/reading-notes/books/{bookNo}/notes/me': '?kind=NOTE',
  '/api/staff/institutions/{academyNo}/learning-records': '?from=2026-05-06&to=2026-05-06&purpose=TEACHING',
};

/** Two students, of the academy and at home, who have done something that can be read. @returns how paths name it */
export async function leaveReadableThings(app: TestApp) {
  const { accountNo } = await makeAccount(app, 'edu');
  const token = await loginOf(app, 'edu', accountNo);
  const { accountNo: homeAccountNo } = await makeAccount(app, 'home');
  const homeToken = await loginOf(app, 'home', homeAccountNo);
  const { ids, share } = await leaveThings(app, { accountNo, token });
  const content = { kind: 'NOTE', quote: '', pageNo: null, thought: '고래가 좋아요.', stickers: [] };
  await app.put(`/api/reading-notes/books/${FIRST_BOOK}/notes/n1/me`, { baseVersion: 0, content }, token);
  const test = await app.send<PersonalityAttempt>('POST', '/api/bookbti/attempts', { site: 'home', token: homeToken });
  const neighbour = await makeAccount(app, 'edu');
  await app.get('/api/aquarium/profile/me', await loginOf(app, 'edu', neighbour.accountNo));
  const { visit_key } = await app.db
    .selectFrom('aquarium_profile')
    .select('visit_key')
    .where('account_no', '=', neighbour.accountNo)
    .executeTakeFirstOrThrow();
  const others: { [name: string]: number | string } = {
    bookNo: FIRST_BOOK,
    shareKey: share.shareKey,
    noteId: 'n1',
    visitKey: visit_key,
    accountBookBTIResultNo: test.data.accountBookBTIResultNo,
    day: '2026-05-06',
    month: '2026-05',
    place: 'READING',
    code: 'PERSONAL',
    page: 'program',
  };
  const fill = (path: string) =>
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `${ids[name]?.[0] ?? others[name] ?? 1}`);
  return { accountNo, token, homeAccountNo, homeToken, fill };
}
