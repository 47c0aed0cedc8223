import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accessibilityLimits } from '#domain/adoption/sections/accessibilityLimits.ts';
import { describeService } from '#domain/adoption/sections/describeService.ts';
import { securityMeasures, transportMeasure } from '#domain/adoption/sections/securityMeasures.ts';
import { samplePackFacts } from '#domain/adoption/testing/samplePackFacts.ts';
import { listFiles, projectRoot, readSource } from '../support/listSources.ts';

/** What a school decides by has to be true of the product: its sources are the documents beside the code. */
describe('what a pack claims', () => {
  it('of security is held by rules with tests, or by a decision', () => {
    const rules = new Set([...readSource('docs/security.md').matchAll(/^\| (R\d+) \|/gm)].map(([, rule]) => rule));
    const decisions = new Set(listFiles('docs/decisions', ['.md']).map((path) => /(\d{4})-/.exec(path)?.[1]));
    const measures: readonly { heldBy: readonly string[] }[] = [
      ...Object.values(securityMeasures).flat(),
      transportMeasure,
    ];
    const held = measures.flatMap(({ heldBy }) => heldBy);
    expect(measures.filter(({ heldBy }) => heldBy.length === 0)).toEqual([]);
    expect(held.filter((each) => !rules.has(each) && !decisions.has(each))).toEqual([]);
  });

  it('to fall short of, in accessibility, is what the documents still name', () => {
    const gone = accessibilityLimits.filter(({ from }) => !readSource(from.document).includes(from.words));
    expect(gone.map(({ from }) => from.words)).toEqual([]);
  });

  it('about browsers is what the build is made for', () => {
    const { browserslist } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
      browserslist: string[];
    };
    const oldest = (name: string) =>
      browserslist.flatMap((each) => new RegExp(`^${name} >= (.+)$`).exec(each)?.[1] ?? []);
    const text = JSON.stringify(describeService(samplePackFacts()));
    for (const [name, words] of [
      ['chrome', '크롬, 엣지, 웨일 '],
      ['safari', '사파리 '],
      ['firefox', '파이어폭스 '],
      ['samsung', '삼성 인터넷 '],
    ] as const) {
      expect(oldest(name)).toHaveLength(1);
      expect(text).toContain(`${words}${oldest(name)[0]}`);
    }
  });
});
