import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inquiryTuning } from '#domain/inquiry/tuning.ts';
import { loadPolicies } from '#server/content/loadPolicies.ts';
import { readPublishedPolicies } from '#server/content/readPublishedPolicies.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { operate as operateOn } from '../support/operate.ts';
import { toCp949 } from '../support/toCp949.ts';

const SENDER = 'sea@example.kr';
let app: TestApp;
let folder: string;
const operate = (...args: string[]) => operateOn(app, ...args);

beforeAll(async () => {
  app = await buildTestApp({ content: 'demo' });
  folder = mkdtempSync(join(tmpdir(), 'chaekbada-texts-'));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const policy = (version: number, content: string) =>
  `---\ncode: PERSONAL\nversion: ${version}\ntitle: 개인정보 처리방침\nsummary: 개인정보를 어떻게 다루는지 알려 드립니다. 짧게 적은 글입니다.\nrequired: true\neffectiveFrom: 2026-05-01\n---\n${content}\n`;

const texts = {
  notice: '---\ntitle: 새 소식이에요\npublishedAt: 2026-05-01T09:00:00+09:00\n---\n한글로 적은 글이에요.\n',
  faq: '---\ntitle: 무엇을 물어볼까요\ncategory: 수족관\nsites: all\n---\n한글로 적은 글이에요.\n',
  article: `---\nno: 7\ntitle: 책을 고르는 법\ndate: 2026-01-02\nsummary: 한 권을 끝까지 읽는 방법을 적었습니다.\npicture: choose\n---\n${'한글로 적은 글이에요. '.repeat(40)}\n`,
  words: '한글로 적은 글이에요.',
};

async function ask(email = SENDER): Promise<string> {
  const { formToken } = (await app.get<{ formToken: string }>('/api/site/inquiries/form')).data;
  app.clock.advance(inquiryTuning.fastest);
  const person = { name: '김바다', phone: '010-1234-5678', email, region: '부산', homepage: '', consent: true };
  const body = { formToken, type: 'OTHER', content: '무엇을 준비하면 되는지 궁금합니다.', ...person };
  return String((await app.post<{ receiptNo: number }>('/api/site/inquiries', body)).data.receiptNo);
}

/** Every command that takes a text from a file, and what it has stored. */
const commands: readonly [string, (path: string) => Promise<string[]>, string, () => Promise<unknown>][] = [
  [
    'notice put',
    async (path) => ['notice', 'put', path],
    texts.notice,
    () => app.db.selectFrom('notice').select('content').orderBy('article_no', 'desc').executeTakeFirst(),
  ],
  [
    'faq put',
    async (path) => ['faq', 'put', path],
    texts.faq,
    () => app.db.selectFrom('faq').select('content').orderBy('faq_no', 'desc').executeTakeFirst(),
  ],
  [
    'articles import',
    async (path) => ['articles', 'import', path],
    texts.article,
    () => app.db.selectFrom('intro_article').select('content').executeTakeFirst(),
  ],
  [
    'cs tell',
    async (path) => ['cs', 'tell', 'edu/badaedu', '제목', path],
    texts.words,
    () => app.db.selectFrom('cs_message').select('content').orderBy('message_no', 'desc').executeTakeFirst(),
  ],
  [
    'inquiries answer',
    async (path) => ['inquiries', 'answer', await ask(), path],
    texts.words,
    async () => {
      await app.sendMails();
      return app.mails.at(-1);
    },
  ],
];

describe.each(commands)('%s', (name, args, text, stored) => {
  it('takes a file as Korean Notepad saves it', async () => {
    const path = file(`${name}.txt`, toCp949(text));
    expect(await operate(...(await args(path)))).toMatchObject({ code: 0 });
    expect(JSON.stringify(await stored())).toContain('한글로 적은 글이에요.');
  });

  it('leaves the byte order mark out', async () => {
    app.clock.advance(24 * 60 * 60 * 1000);
    const path = file(`${name}.txt`, `\uFEFF${text}`);
    expect(await operate(...(await args(path)))).toMatchObject({ code: 0 });
    expect(JSON.stringify(await stored())).toContain('한글로 적은 글이에요.');
    expect(JSON.stringify(await stored())).not.toContain('\uFEFF');
  });

  it.each([
    ['little', (bytes: Buffer) => bytes],
    ['big', (bytes: Buffer) => bytes.swap16()],
  ])('takes a file in UTF-16 of %s end', async (_end, order) => {
    app.clock.advance(24 * 60 * 60 * 1000);
    const path = file(`${name}.txt`, order(Buffer.from(`\uFEFF${text}`, 'utf16le')));
    expect(await operate(...(await args(path)))).toMatchObject({ code: 0 });
    expect(JSON.stringify(await stored())).toContain('한글로 적은 글이에요.');
  });

  it.each([
    ['neither encoding', new Uint8Array([...toCp949(text), 0xff, 0xff])],
    ['UTF-16 without a mark', Buffer.from('abc', 'utf16le')],
  ])('refuses %s in one sentence, and stores nothing', async (_what, bytes) => {
    app.clock.advance(24 * 60 * 60 * 1000);
    const given = await args(file(`${name}.txt`, bytes));
    const before = await stored();
    const { code, output } = await operate(...given);
    expect([code, output.split('\n')]).toEqual([1, [expect.stringContaining('UTF-8로 저장해서')]]);
    expect(await stored()).toEqual(before);
  });
});

describe('documents that people agree to', () => {
  const listed = async () => (await operate('policy', 'list')).output.split('\n');
  /** The newest that the product has, and the next one. */
  let newest = 0;
  let next = 0;
  beforeAll(async () => {
    const { policies } = await loadPolicies(app.env.contentDir);
    newest = policies.versions('edu', 'PERSONAL')[0]?.version ?? 0;
    next = newest + 1;
  });

  it('are not published under a number that the product has, which the list shows', async () => {
    expect(await listed()).toContain(`PERSONAL\t${newest}판\t기본`);
    const own = file('PERSONAL.md', policy(newest, '우리가 적은 방침입니다.'));
    for (const verb of ['check', 'publish']) {
      const { code, output } = await operate('policy', verb, own);
      expect([code, output]).toEqual([1, expect.stringContaining(`PERSONAL ${newest}판은 제품에 들어 있어요`)]);
    }
    expect(await app.db.selectFrom('policy_version').selectAll().execute()).toEqual([]);
    expect(await operate('policy', 'check', file('next.md', policy(next, '우리가 적은 방침입니다.')))).toMatchObject({
      code: 0,
    });
  });

  it('stay as people agreed to them when the product brings its own of that number, which is told', async () => {
    const own = file('PERSONAL.md', toCp949(policy(next, '우리가 적은 방침입니다.')));
    expect(await operate('policy', 'publish', own)).toMatchObject({ code: 0 });
    expect(await operate('policy', 'check', own)).toMatchObject({ code: 1 });
    const later = join(folder, 'later');
    cpSync(join(app.env.contentDir, 'site', 'policies'), join(later, 'site', 'policies'), { recursive: true });
    writeFileSync(
      join(later, 'site', 'policies', `PERSONAL.${next}.md`),
      policy(next, '제품이 새로 가져온 방침입니다.'),
    );
    writeFileSync(join(later, 'site', 'policies', `PERSONAL.${next + 1}.md`), policy(next + 1, '그다음 방침입니다.'));

    const { policies } = await loadPolicies(later);
    expect(await readPublishedPolicies(app.db, policies)).toEqual([
      expect.stringMatching(new RegExp(`^site/policies/PERSONAL.${next}.md .*운영에서 펴낸 PERSONAL ${next}판`)),
    ]);
    const [after, ours, ...shipped] = policies.versions('edu', 'PERSONAL');
    expect([after?.version, ours?.version, shipped[0]?.version]).toEqual([next + 1, next, newest]);
    expect(ours?.content).toBe('우리가 적은 방침입니다.');

    const contentDir = app.env.contentDir;
    app.env.contentDir = later;
    const lines = await listed();
    app.env.contentDir = contentDir;
    expect(lines.filter((line) => line.startsWith('PERSONAL\t')).slice(-4)).toEqual([
      `PERSONAL\t${newest}판\t기본`,
      `PERSONAL\t${next}판\t운영`,
      `PERSONAL\t${next}판\t기본 (운영의 판이 먼저예요)`,
      `PERSONAL\t${next + 1}판\t기본`,
    ]);
  });

  it('leave a file to the sites that a published document of its number does not name', async () => {
    const later = join(folder, 'other-sites');
    cpSync(join(app.env.contentDir, 'site', 'policies'), join(later, 'site', 'policies'), { recursive: true });
    const { policies } = await loadPolicies(later);
    const before = policies.versions('edu', 'SERVICE');
    const [first] = before;
    if (first === undefined) throw new Error('there is a first version');
    policies.setPublished([{ ...first, sites: ['home'], content: '홈에만 있는 글' }]);
    expect(policies.versions('home', 'SERVICE')[0]?.content).toBe('홈에만 있는 글');
    expect(policies.versions('edu', 'SERVICE')).toEqual(before);
  });
});
