import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { textsToAnswer } from '#domain/book-pack/keyedItems.ts';
import { implausibleSpeed } from '#domain/mission/implausibleSpeed.ts';
import type { MissionMaterial } from '#domain/mission/MissionMaterial.ts';
import { createRandom } from '#domain/random/createRandom.ts';
import { packMissions } from '#server/content/packMissions.ts';
import { readBookPack } from '#server/content/readBookPack.ts';

/**
 * A model of the fastest one in twenty of honest readers, set on the safe side: silent reading at 15 syllables a second
 * (adults read aloud at 5 to 6, and silently at about twice that), 0.4 s to decide and to touch, two touches for a pair,
 * and each syllable of a word typed in 0.4 s. Speed varies by a fifth from item to item.
 */
const READING = 15;
const TOUCH_S = 0.4;
const TYPING_S = 0.4;
const SITTINGS = 20;

function itemSeconds(material: MissionMaterial): number[] {
  const read = (...texts: string[]) => texts.join('').replace(/\s/g, '').length / READING;
  switch (material.kind) {
    case 'PUZZLE':
      return material.clues.map(({ clue, word }) => read(clue) + word.length * TYPING_S + TOUCH_S);
    case 'MATCHING':
      return material.pairs.map(({ left, right }) => read(left, right) + 2 * TOUCH_S);
    case 'OX':
      return material.items.map(({ statement }) => read(statement) + TOUCH_S);
    case 'QUIZ':
      return material.items.map(
        (item) =>
          read(item.question, ...textsToAnswer(item)) + TOUCH_S * (item.form === 'ORDER' ? item.events.length : 1),
      );
    default:
      return [];
  }
}

it('no honest reader is flagged at the 95th percentile of speed, in any mission of any book', async () => {
  const root = 'content/books';
  const random = createRandom(95);
  const flagged: string[] = [];
  let sittings = 0;
  for (const folder of readdirSync(root).filter((name) => existsSync(join(root, name, 'puzzle.json')))) {
    const read = await readBookPack(join(root, folder));
    const laid = read.ok ? packMissions(read.pack as Parameters<typeof packMissions>[0]) : null;
    if (!laid?.ok) throw new Error(`book ${folder} cannot be read`);
    for (const { kind, content } of laid.missions) {
      const seconds = itemSeconds(JSON.parse(content) as MissionMaterial);
      if (seconds.length === 0) continue;
      for (let sitting = 0; sitting < SITTINGS; sitting += 1) {
        const elapsed = seconds.reduce((sum, each) => sum + each * (0.8 + 0.4 * random()), 0) * 1_000;
        sittings += 1;
        if (implausibleSpeed(kind, seconds.length, elapsed))
          flagged.push(`${folder} ${kind}: ${Math.round(elapsed)} ms`);
      }
      // The same mission by a script that does not read.
      expect(implausibleSpeed(kind, seconds.length, seconds.length * 300)).toBe(true);
    }
  }
  expect(sittings).toBeGreaterThan(7_000);
  expect(flagged).toEqual([]);
});
