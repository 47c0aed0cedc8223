import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DiagnosisTest } from '#contract/diagnosis.ts';
import type { ParentShare } from '#contract/parentShare.ts';
import type { SiteName } from '#contract/site.ts';
import type { ShareScope } from '#domain/account/shareScopes.ts';
import type { AccountStatus } from '#domain/account/statuses.ts';
import { demoAccounts } from '#server/config/demoAccounts.ts';
import type { TestApp } from '../buildTestApp.ts';
import { collectRoutes } from '../collectRoutes.ts';
import { buildContestApp, CONTEST_START, contestStudent, moveTo, publishContest } from '../contestStage.ts';
import { FIRST_BOOK } from '../fixtureContent.ts';
import { give } from '../freshStudent.ts';
import { loginOf, makeAccount, PASSWORD } from '../makeAccount.ts';
import { GOOD_REPORT, missionPlayer } from '../missionPlayer.ts';
import { operate } from '../operate.ts';
import { staffLoginOf } from '../staffMember.ts';
import { PRODUCTS, ticketBuyer } from '../ticketBuyer.ts';
import type { JsonSchema } from './arbitraryOf.ts';
import { ChangeWatch } from './ChangeWatch.ts';
import { describeOperations, type Operation } from './describeOperations.ts';

/** Somebody who sends requests, or about whom nobody else may learn anything. */
export interface FuzzPerson {
  label: string;
  site: SiteName;
  accountNo: number;
  status: AccountStatus;
  academyNo: number | null;
  /** `staff`: somebody who works at an institution. */
  rights: 'full' | 'records' | 'none' | 'staff';
  token: string;
  /** Texts that are theirs alone: whoever else is told one has been told too much. */
  secrets: string[];
  /** Ids that answers told them, by the name of the field. */
  own: Map<string, unknown[]>;
}

export interface FuzzStage {
  app: TestApp;
  operations: Operation[];
  /** Who asks; whoever stands here twice asks twice as often. */
  people: FuzzPerson[];
  /** Who only has something to lose. */
  victim: FuzzPerson;
  changes: ChangeWatch;
  /** Values by the name of the field that carries them, grown by what answers tell. */
  pools: Map<string, unknown[]>;
  close: () => Promise<void>;
}

const POLICIES = ['GUARDIAN', 'MARKETING_EMAIL', 'MARKETING_SMS', 'PERSONAL', 'SERVICE'];

let made = 0;

/** Personal data that stands nowhere else. */
function personOf(label: string) {
  made += 1;
  const number = String(1000 + made);
  const id = `z${number}canary`;
  return {
    account_id: id,
    name: `카나리${'가나다라마바사아자차카타파하'[made % 14]}${label.length}새`,
    email: `${id}@canary-sea.kr`,
    mobile_no: `0107777${number}`,
    protector_mobile_no: `0108888${number}`,
    school_name: `카나리${number}초등학교`,
  };
}

/** The whole product with people of every kind in it, one of whom has left something everywhere. */
export async function openFuzzStage(): Promise<FuzzStage> {
  const routes = collectRoutes({ every: true });
  const app = await buildContestApp({ webDir: mkdtempSync(join(tmpdir(), 'chaekbada-noweb-')) }, { payment: true });
  const operations = describeOperations(app, routes());
  await publishContest(app);
  for (const code of POLICIES) await operate(app, 'policy', 'publish', `content/site/policies/${code}.1.md`);
  moveTo(app, CONTEST_START);
  const elsewhere = Number(
    /\d+/.exec((await operate(app, 'institution', 'create', 'edu', '이웃', '--approve')).output)?.[0],
  );
  const ended = Number(
    /\d+/.exec((await operate(app, 'institution', 'create', 'edu', '끝난', '--approve')).output)?.[0],
  );
  // Where the staff works: its own pupil has nothing to hide from it, and everybody else has.
  const staffed = Number(
    /\d+/.exec((await operate(app, 'institution', 'create', 'edu', '교실', '--approve')).output)?.[0],
  );
  await makeAccount(app, 'edu', { academy_no: staffed });
  await app.db.updateTable('institution').set({ status: 'TERMINATION' }).where('academy_no', '=', ended).execute();

  async function person(
    label: string,
    site: SiteName,
    rights: FuzzPerson['rights'],
    special: Parameters<typeof makeAccount>[2] = {},
  ): Promise<FuzzPerson> {
    const own = personOf(label);
    // Of the academies everybody who may has joined the contest.
    const reads = site === 'edu' && rights === 'full' ? await contestStudent(app, 'ELEMENTARY_4', own) : null;
    await reads?.join();
    const account = reads
      ? await moveToAcademy(app, reads.accountNo, special.academy_no)
      : await makeAccount(app, site, { ...own, ...special });
    const token = await loginOf(app, site, account.accountNo);
    const status = special.status ?? 'ACTIVE';
    const { accountNo, academyNo } = account;
    return { label, site, rights, token, status, accountNo, academyNo, secrets: Object.values(own), own: new Map() };
  }

  const victim = await person('victim', 'edu', 'full');
  const people = [
    await person('classmate', 'edu', 'full'),
    await person('other academy', 'edu', 'full', { academy_no: elsewhere }),
    await person('school', 'school', 'full'),
    await person('home', 'home', 'full', { created_at: 0 }),
    await person('dormant', 'edu', 'none', { status: 'DORMANT' }),
    await person('waiting', 'edu', 'none', { status: 'WAIT' }),
    await person('academy ended', 'edu', 'none', { academy_no: ended }),
    await person('belongs nowhere', 'edu', 'records', { status: 'NO_AFFILIATION', academy_no: null }),
  ];
  people.push(await subscriber(app));
  for (const role of ['DIRECTOR', 'TEACHER'] as const) {
    const { token, staffNo } = await staffLoginOf(app, staffed, role);
    const own = new Map<string, unknown[]>([['academyNo', [staffed]]]);
    const label = `${role} elsewhere`;
    const nobody = { accountNo: staffNo, status: 'ACTIVE' as const, academyNo: staffed };
    people.push({ label, site: 'edu', rights: 'staff', token, ...nobody, secrets: [token], own });
  }
  // Those who may do something ask more often than those who may not.
  const [active] = [people.filter(({ rights }) => rights === 'full')];
  people.push(...active, ...active, ...people.filter(({ rights }) => rights === 'staff'));
  const pools = await liveALittle(app, victim, active);
  for (const name of idsOf(operations)) if (!pools.has(name)) pools.set(name, ['1']);
  const changes = await ChangeWatch.begin(app);
  return { app, operations, people, victim, changes, pools, close: () => app.close() };
}

async function subscriber(app: TestApp): Promise<FuzzPerson> {
  const buyer = await ticketBuyer(app);
  const { status } = await buyer.buy(PRODUCTS.allRecurring);
  if (status !== 200) throw new Error(`the ticket was not sold: ${status}`);
  const own = personOf('subscriber');
  await app.db.updateTable('account').set(own).where('account_no', '=', buyer.accountNo).execute();
  return {
    label: 'subscriber',
    site: 'home',
    accountNo: buyer.accountNo,
    status: 'ACTIVE',
    academyNo: null,
    rights: 'full',
    token: await loginOf(app, 'home', buyer.accountNo),
    secrets: Object.values(own),
    own: new Map(),
  };
}

/** The victim leaves texts and numbers everywhere; everybody gets shells, so that there is something to spend. */
async function liveALittle(app: TestApp, victim: FuzzPerson, people: FuzzPerson[]): Promise<Map<string, unknown[]>> {
  const { token } = victim;
  const player = missionPlayer(app, token);
  const submitted = await player.play('OX', { wrong: 2 });
  await player.play('REPORT');
  const open = await player.start('PUZZLE');
  await player.save(open.data.attemptNo, '1-across', '카나리답안', 1);
  const text = `카나리아가 쓴 비밀 독서 노트예요. ${GOOD_REPORT.slice(0, 20)}`;
  const content = { kind: 'NOTE', quote: '', pageNo: null, thought: text, stickers: [] };
  await app.put(`/api/reading-notes/books/${FIRST_BOOK}/notes/n1/me`, { baseVersion: 0, content }, token);
  const makeShare = (scope: ShareScope) =>
    app.post<ParentShare>('/api/account/parent-shares/me', { label: '카나리이모', scope }, token);
  const [share, sheet] = [await makeShare('HOME'), await makeShare('DIAGNOSIS')];
  const diagnosis = await app.post<DiagnosisTest>('/api/diagnosis/applies', undefined, token);
  await app.put(`/api/books/${FIRST_BOOK}/reading/me`, { lastPageNo: 10 }, token);
  await app.put(`/api/books/${FIRST_BOOK}/reviews/me`, { stars: 5, body: '모두에게 쓴 한마디예요.' }, token);
  await give(app, victim.accountNo, { shells: 500, exp: 5000 });
  const bought = await app.post<{ purchaseNo: number }>(
    '/api/aquarium/purchases/me',
    { itemId: 'bread', quantity: 1 },
    token,
  );
  await app.get('/api/aquarium/profile/me', token);
  victim.secrets.push(
    '카나리답안',
    '카나리아가 쓴 비밀',
    '카나리이모',
    token,
    share.data.shareKey,
    sheet.data.shareKey,
  );
  for (const { accountNo } of people) await give(app, accountNo, { shells: 3000, exp: 3000 });
  const books = Array.from({ length: 4 }, (_, at) => FIRST_BOOK + at * 3);
  return new Map<string, unknown[]>([
    ['bookNo', [...books, FIRST_BOOK, FIRST_BOOK, 1, 404_404]],
    ['attemptNo', [submitted.attemptNo, open.data.attemptNo, 987_654]],
    ['id', [submitted.attemptNo, 987_654]],
    ['itemKey', ['ox-1', 'ox-2', 'quiz-3', 'think-1', 'report', '1-across', 'pair-1', 'nothing']],
    ['key', ['1-across', '2-down', '1-down', 'ox-1']],
    ['keys', ['1-across', '2-down']],
    ['purchaseNo', [bought.data.purchaseNo, 987_654]],
    ['itemId', ['bread', 'rock', 'ribbon', 'water-mint', 'plankton', 'nothing']],
    ['shareNo', [share.data.shareNo, sheet.data.shareNo, 987_654]],
    // The keys of the victim's own links open what parents may see, and that shows nothing of the above either.
    ['shareKey', [share.data.shareKey, sheet.data.shareKey, 'A'.repeat(43)]],
    ['diagnosisApplyNo', [diagnosis.data.diagnosisApplyNo, 987_654]],
    ['noteId', ['n1', 'report', 'n2']],
    ['subscriptionProductNo', [1, 2, 3, 4, 5, 8, 99]],
    ['seq', [1, 2, 3, 1_778_050_800_000]],
    ['value', ['O', 'X', '1', '2', '바다']],
    [
      'visitKey',
      (await app.db.selectFrom('aquarium_profile').select('visit_key').execute()).map((row) => row.visit_key),
    ],
    ['place', ['READING', 'WISHED', 'FINISHED', 'NOWHERE']],
    ['month', ['2026-05', '2026-13', '2026-04']],
    ['day', ['2026-05-06', '2026-05-11', '2026-02-30']],
    ['code', ['PERSONAL', 'SERVICE', 'NOTHING']],
    ['version', [1, 2, 0]],
    ['page', [1, 2, 'index', 'program', 'nothing']],
    ...['wordMissionNo', 'reviewNo', 'contestReviewNo', 'messageNo', 'accountBookBTIResultNo', 'paymentOrderNo'].map(
      (name): [string, unknown[]] => [name, [1, 2, 987_654]],
    ),
    ...['articleNo', 'faqNo'].map((name): [string, unknown[]] => [name, [1, 2, 987_654]]),
    ['loginId', ['A'.repeat(43)]],
    ['academyNo', [...new Set([victim, ...people].flatMap(({ academyNo }) => academyNo ?? [])), 987_654]],
    ['accountNo', [victim, ...people].map(({ accountNo }) => accountNo)],
    ...['staffNo', 'inviteNo', 'classNo'].map((name): [string, unknown[]] => [name, [1, 2, 3, 987_654]]),
    ['bubbleIds', ['b1', 'b2', 'b3']],
    ['file', [`${'a'.repeat(22)}.webp`, 'x.webp']],
    ['certificateNo', ['CB-0000-0000', 'nothing']],
    ['accountId', [demoAccounts.edu.accountId, demoAccounts.home.accountId, 'nobodyhere']],
    ['password', [PASSWORD, PASSWORD, 'wrong-Guess1']],
  ]);
}

async function moveToAcademy(app: TestApp, accountNo: number, academyNo: number | null | undefined) {
  const own = app.db.selectFrom('account').select(['account_no', 'academy_no']).where('account_no', '=', accountNo);
  const { academy_no: before } = await own.executeTakeFirstOrThrow();
  const after = academyNo ?? before;
  await app.db.updateTable('account').set({ academy_no: after }).where('account_no', '=', accountNo).execute();
  return { accountNo, academyNo: after };
}

/** Names of fields that carry what an earlier answer gave out. */
function idsOf(operations: readonly Operation[]): Set<string> {
  const names = new Set<string>();
  const walk = (schema: JsonSchema | null): void => {
    for (const inner of [...(schema?.anyOf ?? []), ...(schema?.oneOf ?? []), schema?.items]) if (inner) walk(inner);
    for (const [name, inner] of Object.entries(schema?.properties ?? {})) {
      if (/(?:No|Id|Key|Token|Code|nonce)$/.test(name)) names.add(name);
      walk(inner);
    }
  };
  for (const { body } of operations) walk(body);
  return names;
}
