import { describe, expect, it } from 'vitest';
import { type ArticleKey, articles, citeArticle } from './citeArticle.ts';
import { describePack } from './describePack.ts';
import type { PackFacts } from './PackFacts.ts';
import { packGaps } from './packGaps.ts';
import { samplePackFacts } from './testing/samplePackFacts.ts';

const keysOf = (changes: Partial<PackFacts>) => packGaps(samplePackFacts(changes)).map(({ key }) => key);
const { company, documents } = samplePackFacts();

describe('what is missing for a pack', () => {
  it('is nothing where settings and documents state everything', () => {
    expect(packGaps(samplePackFacts())).toEqual([]);
    expect(packGaps(samplePackFacts({ site: 'edu', institution: null }))).toEqual([]);
  });

  it.each<[string, Partial<PackFacts>, string[]]>([
    ['no company', { company: { ...company, name: null } }, ['COMPANY']],
    ['no officer', { company: { ...company, privacyOfficer: null } }, ['OFFICER']],
    ['no way to ask', { company: { ...company, phone: null, mail: null } }, ['CONTACT']],
    ['one way to ask is enough', { company: { ...company, phone: null } }, []],
    ['real people without https', { address: 'http://school.kr' }, ['HTTPS']],
    ['a trial without https', { address: 'http://localhost:3001', trial: true }, []],
    ['letters that no font of ours has', { institution: '大成학원' }, ['LETTERS']],
    ['a document', { documents: documents.filter(({ code }) => code !== 'GUARDIAN') }, ['DOCUMENT']],
    [
      'an article',
      {
        documents: documents.map((each) => ({
          ...each,
          headings: each.headings.filter((text) => !/지우는/.test(text)),
        })),
      },
      ['ARTICLE'],
    ],
  ])('%s', (_name, changes, keys) => expect(keysOf(changes)).toEqual(keys));

  it('names the setting and the letters', () => {
    const gaps = packGaps(samplePackFacts({ institution: '大成학원', company: { ...company, name: null } }));
    expect(gaps[0]).toMatchObject({ setting: 'COMPANY_NAME' });
    expect(gaps[1]?.text).toContain('(大成)');
  });

  it('is an article that a document has under another number only if the words differ as well', () => {
    const renumbered = documents.map((each) => ({
      ...each,
      headings: each.headings.map((text) => text.replace(/^\d+/, '9')),
    }));
    expect(packGaps(samplePackFacts({ documents: renumbered }))).toEqual([]);
    for (const key of Object.keys(articles) as ArticleKey[]) {
      expect(citeArticle(documents, key)).toContain('2판 ‘');
      expect(citeArticle([], key)).toBeNull();
    }
    expect(citeArticle(documents, 'RIGHTS')).toBe('개인정보 처리방침 2판 ‘7. 회원과 법정대리인의 권리’');
  });

  it('is nowhere in a pack: no blank, no null, no bracket without words', () => {
    const text = JSON.stringify(describePack(samplePackFacts()));
    expect(text).not.toMatch(/undefined|NaN|\(\)|‘’|: \(|아직 적지/);
  });
});
