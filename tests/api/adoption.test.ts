import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdoptionFile, AdoptionPack } from '#contract/adoption.ts';
import type { DataGroupKey } from '#domain/adoption/data/dataGroups.ts';
import { dataGroups } from '#domain/adoption/data/dataGroups.ts';
import { keptFor } from '#domain/adoption/data/keptFor.ts';
import { DAY } from '#domain/time/duration.ts';
import { erasurePlan } from '#server/modules/account/repositories/erasurePlan.ts';
import { personalColumns } from '#server/modules/adoption/repositories/columns/personalColumns.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { operate } from '../support/operate.ts';
import { makeInstitution, makeStaff, staffSend } from '../support/staffMember.ts';

const COMPANY = {
  company: { name: '(주)푸른바다', privacyOfficer: '김바다 이사' },
  contact: { mail: 'help@sea.kr', phone: '1588-1234' },
};

let app: TestApp;
let academyNo: number;
let director: Awaited<ReturnType<typeof makeStaff>>;
beforeAll(async () => {
  app = await buildTestApp({ content: 'demo', env: COMPANY });
  academyNo = await makeInstitution(app, '바다학원');
  director = await makeStaff(app, academyNo, 'DIRECTOR');
});
afterAll(() => app.close());

const at = (path = '', no = academyNo) => `/api/staff/institutions/${no}/adoption-pack${path}`;
const read = (token = director.token, no = academyNo) => staffSend<AdoptionPack>(app, 'GET', at('', no), { token });

/** Computed from other columns by the database; SQLite does not list them. */
const GENERATED = ['down_point', 'down_rate', 'down_share'];

describe('the map of personal data', () => {
  const entries = Object.entries(personalColumns) as [keyof typeof erasurePlan, Record<string, string>][];

  it('has every column of every table, each once', async () => {
    const tables = await app.db.introspection.getTables();
    const namesOf = (columns: readonly { name: string }[]) =>
      columns.map(({ name }) => name).filter((name) => !GENERATED.includes(name));
    const stored = Object.fromEntries(tables.map(({ name, columns }) => [name, namesOf(columns).sort()]));
    const mapped = entries.map(([table, groups]) => [table, Object.values(groups).join(' ').split(' ').sort()]);
    expect(Object.fromEntries(mapped)).toEqual(stored);
  });

  it('has a row for each kind of data, and no row without a column', () => {
    const used = new Set(entries.flatMap(([, groups]) => Object.keys(groups)).filter((key) => key !== 'NONE'));
    expect([...used].sort()).toEqual(Object.keys(dataGroups).sort());
  });

  it('promises what the erasing of an account does', () => {
    const wrong = entries.flatMap(([table, groups]) =>
      Object.keys(groups)
        .filter((key) => key !== 'NONE')
        .filter((key) => {
          const { leaving } = keptFor[dataGroups[key as DataGroupKey].kept];
          const rule = erasurePlan[table];
          if (rule === 'ERASE' || rule === 'BY_ATTEMPT') return leaving !== 'ERASED';
          if (rule === 'KEEP') return leaving === 'ERASED' || leaving === 'OTHER';
          return rule === 'NOBODY' && leaving === 'NAMELESS';
        })
        .map((key) => `${table}: ${key}`),
    );
    expect(wrong).toEqual([]);
  });

  it('marks what is sealed, and only that', () => {
    const sealed = new Set(
      entries.flatMap(([, groups]) =>
        Object.entries(groups).flatMap(([key, columns]) => (/_sealed\b/.test(columns) ? [key] : [])),
      ),
    );
    const marked = Object.entries(dataGroups).flatMap(([key, { sealed: is }]) => (is ? [key] : []));
    expect([...sealed].sort()).toEqual(marked.sort());
  });
});

describe('the pack of an institution', () => {
  it('is read by its director, from the documents in force that day, and recorded', async () => {
    const { status, data } = await read();
    expect([status, data.gaps]).toEqual([200, []]);
    expect(data.document?.title).toBe('학원 도입 자료');
    expect(data.document?.facts).toContainEqual({ name: '받는 기관', value: '바다학원' });
    const states = data.document?.documents.map(({ title, version, state }) => `${title} ${version} ${state}`);
    expect(states).toContain('개인정보 수집·이용 동의와 처리방침 1판 시행 중');
    expect(states).toContain('개인정보 수집·이용 동의와 처리방침 2판 시행 예정');
    expect(JSON.stringify(data.document)).toContain('1판 ‘5. 회원과 법정대리인의 권리’');
    const kinds = await app.db.selectFrom('staff_record').select('kind').where('academy_no', '=', academyNo).execute();
    expect(kinds).toContainEqual({ kind: 'ADOPTION_SEEN' });
  });

  it('follows the documents to their next version', async () => {
    const later = await buildTestApp({ content: 'demo', env: COMPANY });
    later.clock.advance(300 * DAY);
    const school = await makeInstitution(later, '바다초등학교', 'school');
    const { token } = await makeStaff(later, school, 'DIRECTOR', { site: 'school' });
    const { data } = await staffSend<AdoptionPack>(later, 'GET', at('', school), { token, site: 'school' });
    expect(JSON.stringify(data.document)).toContain('2판 ‘7. 회원과 법정대리인의 권리’');
    expect(data.document?.title).toBe('학교 도입 자료');
    await later.close();
  });

  it('comes as a PDF, the same for the same day, and recorded', async () => {
    const file = () => staffSend<AdoptionFile>(app, 'GET', at('/file'), { token: director.token });
    const first = await file();
    expect(first.status).toBe(200);
    expect(first.data.fileName).toBe('책바다-학원-도입-자료-2026-05-06.pdf');
    const bytes = Buffer.from(first.data.pdf, 'base64');
    expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    app.clock.advance(1000);
    expect((await file()).data.pdf === first.data.pdf).toBe(true);
    const kinds = await app.db.selectFrom('staff_record').select('kind').where('academy_no', '=', academyNo).execute();
    expect(kinds.filter(({ kind }) => kind === 'ADOPTION_TAKEN')).toHaveLength(2);
  });

  it('is made one at a time, and the next one is asked to come again', async () => {
    const file = () => staffSend(app, 'GET', at('/file'), { token: director.token });
    const both = await Promise.all([file(), file()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 503]);
    expect((await file()).status).toBe(200);
  });

  it('is not given with blanks: what is missing is named', async () => {
    const bare = await buildTestApp({ content: 'demo' });
    const school = await makeInstitution(bare, '빈칸초등학교', 'school');
    const { token } = await makeStaff(bare, school, 'DIRECTOR', { site: 'school' });
    const { data } = await staffSend<AdoptionPack>(bare, 'GET', at('', school), { token, site: 'school' });
    expect(data.document).toBeNull();
    expect(data.gaps.join(' ')).toMatch(/운영기관의 이름.*보호책임자.*전화나 메일/);
    const file = await staffSend(bare, 'GET', at('/file', school), { token, site: 'school' });
    expect([file.status, file.code]).toEqual([422, 'PACK_INCOMPLETE']);
    await bare.close();
  });
});

describe('the command `adoption pack`', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chaekbada-adoption-'));

  it('writes a file for a school that is no customer yet', async () => {
    const out = join(folder, 'school.pdf');
    const done = await operate(app, 'adoption', 'pack', '--site', 'school', '--out', out);
    expect(done.output).toContain('체험용 설치');
    expect(readFileSync(out).subarray(0, 5).toString('latin1')).toBe('%PDF-');
    const again = await operate(app, 'adoption', 'pack', '--site', 'school', '--out', out);
    expect(again.output).toContain('이미 있어요');
    const events = await app.db.selectFrom('audit_log').select('event').execute();
    expect(events.filter(({ event }) => event === 'ADOPTION_PACK_MADE')).toHaveLength(1);
  });

  it('refuses another site, an institution of another site, and blanks', async () => {
    const out = join(folder, 'none.pdf');
    const pack = async (of: TestApp, ...given: string[]) =>
      (await operate(of, 'adoption', 'pack', '--out', out, ...given)).output;
    expect(await pack(app, '--site', 'home')).toContain('edu와 school');
    expect(await pack(app, '--site', 'school', '--institution', String(academyNo))).toContain(
      '그 사이트의 기관이 아니에요',
    );
    const bare = await buildTestApp({ content: 'demo' });
    expect(await pack(bare, '--site', 'school')).toContain('COMPANY_NAME');
    await bare.close();
    expect(existsSync(out)).toBe(false);
  });
});
