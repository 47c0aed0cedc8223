import * as z from 'zod/mini';
import { missionKinds } from '#domain/mission/missionKinds.ts';
import { createPersisted } from '#src/lib/persisted/createPersisted.ts';

const place = z.object({
  accountNo: z.int(),
  bookNo: z.int(),
  kind: z.enum(missionKinds),
  /** The item that was on the screen; null where a mission has no single one. */
  item: z.nullable(z.string()),
});
export type MissionPlace = z.output<typeof place>;

/**
 * Where a student was when the login was lost in the middle of a mission: after signing in again this tab goes on at the
 * same item, without the start screen in between. Somebody else who signs in finds nothing.
 */
export function missionPlace(tabStorage: Storage) {
  const kept = createPersisted(tabStorage, {
    key: 'chaekbada.mission-place',
    version: 1,
    schema: z.nullable(place),
    defaults: null,
  });
  return {
    keep: (here: MissionPlace): void => kept.write(here),
    read({ accountNo, bookNo, kind }: Omit<MissionPlace, 'item'>): MissionPlace | null {
      const found = kept.read();
      return found?.accountNo === accountNo && found.bookNo === bookNo && found.kind === kind ? found : null;
    },
    forget: (): void => kept.write(null),
  };
}
