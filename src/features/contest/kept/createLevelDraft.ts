import * as z from 'zod/mini';
import { createPersisted } from '#src/lib/persisted/createPersisted.ts';

const draft = z.nullable(
  z.object({
    accountNo: z.int(),
    readingGameContestNo: z.int(),
    readingGameContestLevelNo: z.int(),
    /** Question number → chosen value. */
    answers: z.record(z.string(), z.int()),
    /** Which question is on the screen, from 0. */
    index: z.int().check(z.minimum(0)),
    /** Names the hand-in once it was sent: the same answers are never counted twice. */
    handInKey: z.nullable(z.string()),
  }),
);
export type LevelDraft = NonNullable<z.output<typeof draft>>;
export type LevelDraftOwner = Pick<LevelDraft, 'accountNo' | 'readingGameContestNo'>;

/** A level test in progress, over a reload, a lost network and a lost login. */
export function createLevelDraft(storage: Storage, owner: LevelDraftOwner) {
  const place = createPersisted(storage, {
    key: 'chaekbada.contest-level',
    version: 1,
    schema: draft,
    defaults: null,
  });
  return {
    read(): LevelDraft | null {
      const found = place.read();
      const own = found?.accountNo === owner.accountNo && found.readingGameContestNo === owner.readingGameContestNo;
      return own ? found : null;
    },
    write: (next: LevelDraft) => place.write(next),
    forget: () => place.write(null),
  };
}
