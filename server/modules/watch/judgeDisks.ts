import type { DiskSpace } from '#server/config/readDiskSpace.ts';
import type { Finding } from './judgeFigures.ts';
import { leastFree } from './leastFree.ts';

const inGib = (bytes: number) => `${(bytes / 2 ** 30).toFixed(1)} GiB`;

/** Whether the disks of this machine have room to go on for days. */
export function judgeDisks(disks: readonly DiskSpace[]): Finding {
  return {
    name: 'disk',
    ok: disks.length === 0 ? null : disks.every(({ free, size }) => free >= leastFree(size)),
    text: disks.map(({ place, free, size }) => `${place}: ${inGib(free)} of ${inGib(size)} free`).join(', '),
  };
}
