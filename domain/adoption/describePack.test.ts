import { describe, expect, it } from 'vitest';
import { staffRights } from '../staff/staffRights.ts';
import { dataGroups } from './data/dataGroups.ts';
import { describePack } from './describePack.ts';
import type { PackBlock, PackCheck, PackDocument } from './PackDocument.ts';
import type { PackFacts } from './PackFacts.ts';
import { samplePackFacts } from './testing/samplePackFacts.ts';
import { unprintable } from './unprintable.ts';

const packOf = (changes: Partial<PackFacts> = {}) => describePack(samplePackFacts(changes));
const blocksOf = (pack: PackDocument, key: string): PackBlock[] =>
  pack.sections.find((section) => section.key === key)?.blocks ?? [];
const tablesOf = (pack: PackDocument, key: string) => blocksOf(pack, key).filter((block) => block.kind === 'TABLE');
const checksOf = (pack: PackDocument): PackCheck[] =>
  blocksOf(pack, 'checklist').flatMap((block) => (block.kind === 'CHECKS' ? block.items : []));

describe('a pack', () => {
  it('has five criteria with an answer, articles in force and measures for each question', () => {
    const checks = checksOf(packOf());
    expect(new Set(checks.map(({ no }) => no[0]))).toEqual(new Set(['1', '2', '3', '4', '5']));
    for (const { answer, articles, measures } of checks) {
      expect(answer.length).toBeGreaterThan(20);
      expect(articles.length * measures.length).toBeGreaterThan(0);
    }
  });

  it('names what a school decides by only at schools', () => {
    expect(JSON.stringify(packOf())).toContain('학교운영위원회');
    const academy = JSON.stringify(packOf({ site: 'edu' }));
    expect(academy).not.toMatch(/학교운영위원회|관리자/);
    expect(academy).toContain('학원 도입 자료');
  });

  it('has every kind of data of the site in its map, and none of another one', () => {
    for (const site of ['edu', 'school'] as const) {
      const text = JSON.stringify(tablesOf(packOf({ site }), 'data'));
      for (const { title, sites } of Object.values(dataGroups)) {
        const stands = text.includes(`"${title} (암호화)\\n`) || text.includes(`"${title}\\n`);
        expect([title, stands]).toEqual([title, sites.includes(site)]);
      }
    }
  });

  it('names the companies of the settings, and no stand-in as one', () => {
    const real = JSON.stringify(packOf());
    expect(real).toContain('smtp.sea.kr');
    const none = { identity: null, mail: null, text: null, records: null };
    expect(JSON.stringify(checksOf(packOf({ partners: none })))).toContain('스스로 가입할 수 없습니다');
    const partners = { ...none, mail: { name: '127.0.0.1', standIn: true } };
    const trial = JSON.stringify(packOf({ trial: true, partners }));
    expect(trial).toContain('체험용');
    expect(trial).not.toContain('127.0.0.1');
    expect(JSON.stringify(packOf({ observers: ['watch.example.kr'] }))).toContain('watch.example.kr');
    const records = { name: 'records.example.kr', standIn: false };
    expect(JSON.stringify(packOf({ partners: { ...none, records } }))).toContain('records.example.kr');
    expect(JSON.stringify(packOf({ staffProviders: ['바다교육청'] }))).toContain('바다교육청');
  });

  it('claims encrypted transport only where there is https', () => {
    expect(JSON.stringify(blocksOf(packOf(), 'security'))).toContain('HSTS');
    const plain = packOf({ trial: true, address: 'http://localhost:3001' });
    expect(JSON.stringify(blocksOf(plain, 'security'))).not.toContain('HSTS');
  });

  it('shows what each role may do, by the rules themselves', () => {
    const [table] = tablesOf(packOf({ site: 'edu' }), 'roles');
    expect(table?.rows).toHaveLength(staffRights.length);
    expect(table?.columns.map(({ title }) => title)).toEqual(['할 수 있는 일', '원장', '선생님', '사서']);
    expect(table?.rows.find(([name]) => name?.includes('글을 읽고'))?.slice(1)).toEqual(['기관 전체', '맡은 반', '–']);
  });

  it('changes with the settings of backups and of the database', () => {
    const without = packOf({ backup: { hourly: false, keptDays: 35 }, engine: 'sqlite' });
    expect(JSON.stringify(blocksOf(without, 'service'))).toContain('백업은 꺼져 있습니다');
    expect(JSON.stringify(without)).not.toContain('PostgreSQL');
    expect(JSON.stringify(packOf())).not.toContain('SQLite');
  });

  it('holds no letter that its fonts lack, and tables whose columns fill the page', () => {
    for (const site of ['edu', 'school'] as const) {
      const pack = packOf({ site, partners: { identity: null, mail: null, text: null, records: null } });
      expect(unprintable(JSON.stringify(pack).replaceAll('\\n', ''))).toBe('');
      for (const { columns, rows } of pack.sections.flatMap(({ key }) => tablesOf(pack, key))) {
        expect(columns.reduce((sum, { share }) => sum + share, 0)).toBe(100);
        for (const row of rows) expect(row).toHaveLength(columns.length);
      }
    }
  });

  it('is the same for the same facts', () => {
    expect(packOf()).toEqual(packOf());
  });
});
