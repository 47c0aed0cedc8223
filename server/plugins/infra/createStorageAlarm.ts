import type { FastifyBaseLogger } from 'fastify';
import { MINUTE } from '#domain/time/duration.ts';
import { type StorageTrouble, storageTroubleOf } from '../../errors/storageTroubleOf.ts';

/** Milliseconds between two lines about the same trouble: the log may lie on the full disk. */
const PAUSE = MINUTE;

const TEXTS: Record<StorageTrouble, string> = {
  full: 'the disk is full: nothing can be stored until there is room again',
  damaged: 'the database is damaged: copy the data folder, then restore the last backup',
  failing: 'the disk cannot be read or written: look at it and at the rights of the data folder',
};

/**
 * @param clock milliseconds of a clock that never goes back
 * @returns notes an error that is trouble with storage, with how often it was met since the last line, and without a stack
 */
export function createStorageAlarm(log: Pick<FastifyBaseLogger, 'error'>, clock = () => performance.now()) {
  const notes = new Map<StorageTrouble, { at: number; met: number }>();
  return (error: unknown): void => {
    const trouble = storageTroubleOf(error);
    if (trouble === null) return;
    const now = clock();
    const note = notes.get(trouble);
    if (note !== undefined && now - note.at < PAUSE) {
      note.met += 1;
      return;
    }
    log.error({ storage: trouble, reason: (error as Error).message, met: (note?.met ?? 0) + 1 }, TEXTS[trouble]);
    notes.set(trouble, { at: now, met: 0 });
  };
}
