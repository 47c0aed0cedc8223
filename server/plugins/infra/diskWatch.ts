import fp from 'fastify-plugin';
import { MINUTE } from '#domain/time/duration.ts';
import { leastFree } from '#server/modules/watch/public.ts';
import { readDiskSpace } from '../../config/readDiskSpace.ts';
import type { App } from '../App.ts';

const LOOK_EVERY = 5 * MINUTE;

/** Warns in the log when little room is left on the disks of this machine, once until there is enough again. */
export const diskWatch = fp(
  async (app: App) => {
    const { dataDir, operations } = app.services.env;
    const low = new Set<string>();
    const look = async () => {
      for (const { place, free, size } of await readDiskSpace({ data: dataDir, backups: operations.backup.dir })) {
        const least = leastFree(size);
        if (free >= least) low.delete(place);
        else if (!low.has(place)) {
          low.add(place);
          app.log.warn({ place, freeBytes: free, leastBytes: least }, 'little room is left on a disk');
        }
      }
    };
    let timer: NodeJS.Timeout | undefined;
    app.addHook('onReady', async () => {
      await look();
      timer = setInterval(() => void look(), LOOK_EVERY).unref();
    });
    app.addHook('onClose', async () => clearInterval(timer));
  },
  { name: 'disk-watch' },
);
