import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EndpointRoute } from '#contract/endpoints/Endpoint.ts';
import type { StaffRight } from '#domain/staff/staffRights.ts';
import type { StaffRole } from '#domain/staff/staffRoles.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { listFiles, projectRoot } from '../support/listSources.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';
import { makeInstitution, makeStaff, staffSend } from '../support/staffMember.ts';

const ROSTER = {
  tables: [{ sheet: '', title: '', columns: ['name'], rows: [] }],
  confirmed: [],
  letters: null,
};

/** Bodies that pass the schema, so that a call is refused for its right and not for its form. */
const BODIES: Readonly<Record<string, object>> = {
  'PUT /api/staff/institutions/:academyNo/invites': { email: 'someone@sea.kr', role: 'TEACHER', classNos: [] },
  'PUT /api/staff/institutions/:academyNo/classes': { schoolYear: 2026, grade: 'ELEMENTARY_3', name: '7' },
  'PUT /api/staff/institutions/:academyNo/classes/:classNo': { name: '9', staffNos: [] },
  'PUT /api/staff/institutions/:academyNo/classes/:classNo/archive': { archived: false },
  'PUT /api/staff/institutions/:academyNo/classes/:classNo/pupils': { accountNos: [1], toClassNo: null },
  'PUT /api/staff/institutions/:academyNo/classes/:classNo/aquarium/closed': { closing: 'LESSON' },
  'PUT /api/staff/institutions/:academyNo/classes/:classNo/aquarium/quiet-hours': { quietHours: null },
  'PUT /api/staff/institutions/:academyNo/pupils/:accountNo/contest-holds/:subjectNo': {
    decision: 'RELEASE',
    reason: '함께 보았어요.',
  },
  'PUT /api/staff/institutions/:academyNo/pupils/:accountNo/contest-levels/:subjectNo': {
    levelCode: 'B1',
    reason: '함께 보았어요.',
  },
  'PUT /api/staff/institutions/:academyNo/pupils/:accountNo/item-reports/:subjectNo': {
    decision: 'EXPLAIN',
    reason: '괜찮아요.',
  },
  'PUT /api/staff/institutions/:academyNo/pupils/:accountNo/held-reviews/:subjectNo': {
    decision: 'SHOW',
    reason: '괜찮아요.',
  },
  'PUT /api/staff/institutions/:academyNo/pupils/:accountNo/reported-names/:subjectNo': {
    decision: 'KEEP',
    reason: '괜찮아요.',
  },
  'PUT /api/staff/institutions/:academyNo/promotion': { schoolYear: 2031, lastGrade: null },
  'PUT /api/staff/institutions/:academyNo/classes/:classNo/homework': {
    requestKey: '00000000-0000-4000-8000-000000000000',
    note: '',
    dueOn: '2026-12-31',
    tasks: [{ bookNo: 1001, task: 'READ' }],
    accountNos: null,
  },
  'PUT /api/staff/institutions/:academyNo/classes/:classNo/homework/:homeworkNo': { note: '', dueOn: '2026-12-31' },
  'PUT /api/staff/institutions/:academyNo/classes/:classNo/report-links': {
    month: '2026-05',
    accountNos: [1],
    mail: false,
  },
  'PUT /api/staff/institutions/:academyNo/pupils/:accountNo/report-note': { month: '2026-05', note: '잘했어요' },
  'PUT /api/staff/institutions/:academyNo/pupils/:accountNo/class': { classNo: null, classNumber: null },
  'PUT /api/staff/institutions/:academyNo/pupils/:accountNo/joining': { approve: true },
  'PUT /api/staff/institutions/:academyNo/pupils/:accountNo/texts/:attemptNo/reply': {
    body: '좋아요',
    stickers: [],
    remarks: [],
    decision: 'NONE',
    version: 1,
  },
  'PUT /api/staff/institutions/:academyNo/classes/:classNo/paper-sheets': {
    bookNo: 1001,
    readingMissionType: 'OX',
    accountNos: [1],
  },
  'POST /api/staff/institutions/:academyNo/classes/:classNo/paper-sheets/prints': { codes: ['K7M3XA'] },
  'PUT /api/staff/institutions/:academyNo/paper-sheets/:code/result': {
    requestKey: '00000000-0000-4000-8000-000000000000',
    answers: [{ key: 'o1', value: 'O' }],
    seen: {},
    confirmIncomplete: true,
  },
  'POST /api/staff/institutions/:academyNo/cards': { accountNos: [1] },
  'PUT /api/staff/institutions/:academyNo/card-hours': { windows: [] },
  'PUT /api/staff/institutions/:academyNo/pupils/:accountNo/card/pictures': { pictures: ['STAR', 'STAR', 'BEAR'] },
  'POST /api/staff/institutions/:academyNo/roster/check': ROSTER,
  'PUT /api/staff/institutions/:academyNo/roster/uploads': {
    ...ROSTER,
    uploadKey: 'key-of-a-walk-of-rights',
    rowKeys: ['1'],
  },
  'POST /api/staff/institutions/:academyNo/bell-drafts': { bookNos: [1001], forms: ['OX'], count: 1 },
  'PUT /api/staff/institutions/:academyNo/bells': {
    requestKey: '00000000-0000-4000-8000-000000000000',
    classNos: null,
    seconds: 30,
    questions: [{ bookNo: 1001, form: 'OX', itemKey: 'o1' }],
  },
  'PUT /api/staff/institutions/:academyNo/bells/:roomNo/command': { command: 'CLOSE', revision: 1 },
  'POST /api/staff/institutions/:academyNo/contest-drafts': {
    classNos: null,
    startDay: '2026-12-31',
    books: { source: 'PLAN', planId: 'none', weeks: 2 },
  },
  'PUT /api/staff/institutions/:academyNo/contests': {
    requestKey: '00000000-0000-4000-8000-000000000000',
    classNos: null,
    startDay: '2026-12-31',
    books: { source: 'PLAN', planId: 'none', weeks: 2 },
    title: '봄 대회',
    prizes: '',
    dailyCap: 12,
    leaveBehind: 0,
  },
  'PUT /api/staff/institutions/:academyNo/learning-record-push': { on: false },
  'PUT /api/staff/institutions/:academyNo/staff/:staffNo': { role: 'TEACHER', classNos: [] },
};

/** What some calls have to know before they answer. */
const QUERIES: Readonly<Record<string, string>> = {
  'GET /api/staff/institutions/:academyNo/learning-records': '?from=2026-05-01&to=2026-05-06&purpose=TEACHING',
};

/** What each role may do, written out here, so that a slip in the rules shows. */
const REACH: Readonly<Record<StaffRight, Readonly<Record<StaffRole, 'ALL' | 'OWN' | 'NONE'>>>> = {
  SEE_INSTITUTION: { DIRECTOR: 'ALL', TEACHER: 'OWN', LIBRARIAN: 'ALL' },
  SEE_READING: { DIRECTOR: 'ALL', TEACHER: 'OWN', LIBRARIAN: 'ALL' },
  SEE_PUPIL: { DIRECTOR: 'ALL', TEACHER: 'OWN', LIBRARIAN: 'NONE' },
  READ_TEXTS: { DIRECTOR: 'ALL', TEACHER: 'OWN', LIBRARIAN: 'NONE' },
  ASSIGN: { DIRECTOR: 'ALL', TEACHER: 'OWN', LIBRARIAN: 'ALL' },
  MANAGE_PUPILS: { DIRECTOR: 'ALL', TEACHER: 'OWN', LIBRARIAN: 'NONE' },
  LEAD_CLASS: { DIRECTOR: 'ALL', TEACHER: 'OWN', LIBRARIAN: 'NONE' },
  GIVE_CONTEST: { DIRECTOR: 'ALL', TEACHER: 'OWN', LIBRARIAN: 'ALL' },
  HOST_BELL: { DIRECTOR: 'ALL', TEACHER: 'OWN', LIBRARIAN: 'ALL' },
  SETTLE_REPORTS: { DIRECTOR: 'ALL', TEACHER: 'OWN', LIBRARIAN: 'NONE' },
  DECIDE_HOLDS: { DIRECTOR: 'ALL', TEACHER: 'NONE', LIBRARIAN: 'NONE' },
  MANAGE_CLASSES: { DIRECTOR: 'ALL', TEACHER: 'NONE', LIBRARIAN: 'NONE' },
  UPLOAD_ROSTER: { DIRECTOR: 'ALL', TEACHER: 'NONE', LIBRARIAN: 'NONE' },
  EXPORT_ROSTER: { DIRECTOR: 'ALL', TEACHER: 'NONE', LIBRARIAN: 'NONE' },
  MANAGE_STAFF: { DIRECTOR: 'ALL', TEACHER: 'NONE', LIBRARIAN: 'NONE' },
  READ_RECORD: { DIRECTOR: 'ALL', TEACHER: 'NONE', LIBRARIAN: 'NONE' },
  EXPORT_RECORDS: { DIRECTOR: 'ALL', TEACHER: 'NONE', LIBRARIAN: 'NONE' },
  ADOPTION_PACK: { DIRECTOR: 'ALL', TEACHER: 'NONE', LIBRARIAN: 'NONE' },
};

type StaffEndpoint = EndpointRoute & { access: 'staff'; right: StaffRight };
type Where = 'own class' | 'other class' | 'other institution';
interface Place {
  academyNo: number;
  classNo: number;
  accountNo: number;
}

let app: TestApp;
let endpoints: StaffEndpoint[];
let places: Record<Where, Place>;
let staff: Record<StaffRole, Awaited<ReturnType<typeof makeStaff>>>;
const CANARY = '남궁카나리';

beforeAll(async () => {
  app = await buildTestApp({ content: 'demo' });
  const files = listFiles('contract/endpoints', ['.ts']).filter((path) => !path.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((path) => import(`${projectRoot}/${path}`)));
  endpoints = modules
    .flatMap((module) => Object.values(module as Record<string, unknown>))
    .filter((api): api is Record<string, EndpointRoute> => typeof api === 'object' && api !== null)
    .flatMap((api) => Object.values(api))
    .filter((endpoint): endpoint is StaffEndpoint => endpoint.access === 'staff' && endpoint.right !== undefined);
  const [here, there] = [await makeInstitution(app, '여기 학원'), await makeInstitution(app, '거기 학원')];
  places = {
    'own class': await makePlace(here, '1', '한학생'),
    'other class': await makePlace(here, '2', '두학생'),
    'other institution': await makePlace(there, '1', CANARY),
  };
  const classNos = [places['own class'].classNo];
  staff = {
    DIRECTOR: await makeStaff(app, here, 'DIRECTOR'),
    TEACHER: await makeStaff(app, here, 'TEACHER', { classNos }),
    LIBRARIAN: await makeStaff(app, here, 'LIBRARIAN'),
  };
});
afterAll(() => app.close());

/** Whoever was let in moves pupils about: each walk begins with everybody where they belong. */
async function seatPupils(): Promise<void> {
  await app.db.deleteFrom('class_membership').execute();
  for (const { accountNo, classNo, academyNo } of Object.values(places)) {
    const seat = { account_no: accountNo, class_no: classNo, class_number: 1, joined_on: '2026-03-02', left_on: null };
    await app.db.insertInto('class_membership').values(seat).execute();
    const back = { academy_no: academyNo, status: 'ACTIVE' } as const;
    await app.db.updateTable('account').set(back).where('account_no', '=', accountNo).execute();
  }
}
beforeEach(seatPupils);

async function makePlace(academyNo: number, name: string, pupil: string): Promise<Place> {
  const { class_no: classNo } = await app.db
    .insertInto('school_class')
    .values({ academy_no: academyNo, school_year: 2026, grade: 'ELEMENTARY_3', name, created_at: app.clock.now() })
    .returning('class_no')
    .executeTakeFirstOrThrow();
  const { accountNo } = await makeAccount(app, 'edu', { academy_no: academyNo, name: pupil });
  return { academyNo, classNo, accountNo };
}

const nameOf = ({ method, path }: EndpointRoute) => `${method} ${path}`;

/** Ids that a call names besides institution, class and pupil are nobody's: who has the right gets 404 for these alone. */
const aboutOther = (endpoint: EndpointRoute) => /:(?!academyNo|classNo|accountNo)\w+/.test(endpoint.path);

async function call(endpoint: StaffEndpoint, token: string | undefined, place: Place) {
  const url = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    String(name in place ? place[name as keyof Place] : 987_654),
  );
  const body = BODIES[nameOf(endpoint)];
  return staffSend(app, endpoint.method, `${url}${QUERIES[nameOf(endpoint)] ?? ''}`, {
    ...(token ? { token } : {}),
    ...(body ? { body } : {}),
  });
}

function expected(endpoint: StaffEndpoint, role: StaffRole, where: Where): boolean {
  const reach = REACH[endpoint.right][role];
  if (where === 'other institution' || reach === 'NONE') return false;
  const named = /:(classNo|accountNo)/.test(endpoint.path);
  return reach === 'ALL' || !named || where === 'own class';
}

describe('every call of the staff about an institution', () => {
  it('names it in its path, and has a body here where it needs one', () => {
    expect(endpoints.length).toBeGreaterThan(4);
    expect(endpoints.filter(({ path }) => !path.startsWith('/api/staff/institutions/:academyNo/')).map(nameOf)).toEqual(
      [],
    );
    expect(Object.keys(BODIES).filter((name) => !endpoints.some((endpoint) => nameOf(endpoint) === name))).toEqual([]);
  });

  it.each(['DIRECTOR', 'TEACHER', 'LIBRARIAN'] as const)('lets a %s into what the role reaches', async (role) => {
    const wrong: string[] = [];
    for (const endpoint of endpoints) {
      await seatPupils();
      for (const where of ['other institution', 'other class', 'own class'] as const) {
        const { status, data } = await call(endpoint, staff[role].token, places[where]);
        const may = expected(endpoint, role, where);
        // A call about a further id is 404 for everybody; that of another institution is walked below.
        const letIn = status !== 404;
        if (letIn !== (may && !aboutOther(endpoint))) wrong.push(`${nameOf(endpoint)} (${where}): ${status}`);
        expect([nameOf(endpoint), JSON.stringify(data ?? '').includes(CANARY)]).toEqual([nameOf(endpoint), false]);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('answers 401 to who is not signed in here, and to pupils', async () => {
    const pupil = await loginOf(app, 'edu', places['own class'].accountNo);
    for (const endpoint of endpoints) {
      for (const token of [undefined, pupil, 'x'.repeat(43)]) {
        const { status } = await call(endpoint, token, places['own class']);
        expect([nameOf(endpoint), status]).toEqual([nameOf(endpoint), 401]);
      }
    }
  });
});

describe('a pupil who moves to another class', () => {
  it('leaves the reach of the teacher before', async () => {
    const { admitStaff } = await import('#server/modules/staff/public.ts');
    const { academyNo, accountNo } = places['own class'];
    const context = {
      db: app.db,
      now: app.clock.now(),
      random: Math.random,
      secrets: app.secrets,
      site: 'edu' as const,
      staffNo: staff.TEACHER.staffNo,
      demo: false,
    };
    const admit = () => admitStaff(context, { academyNo, accountNo }, 'READ_TEXTS');
    await expect(admit()).resolves.toMatchObject({ role: 'TEACHER' });
    await app.db
      .updateTable('class_membership')
      .set({ left_on: '2026-05-06' })
      .where('account_no', '=', accountNo)
      .execute();
    await expect(admit()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
