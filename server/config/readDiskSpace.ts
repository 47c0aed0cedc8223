import { statfs } from 'node:fs/promises';

/** Room on the disk of a folder, in bytes. */
export interface DiskSpace {
  /** What the folder is for. */
  place: 'data' | 'backups';
  /** What an ordinary account may still write. */
  free: number;
  size: number;
}

/** The room for the data folder and, where backups are made, for theirs. A folder that cannot be asked about is left out. */
export async function readDiskSpace(folders: { data: string; backups: string | null }): Promise<DiskSpace[]> {
  const places = [
    { place: 'data', folder: folders.data },
    { place: 'backups', folder: folders.backups },
  ] as const;
  const read = await Promise.all(
    places.map(async ({ place, folder }) => {
      if (folder === null) return [];
      try {
        const { bavail, bsize, blocks } = await statfs(folder);
        return [{ place, free: bavail * bsize, size: blocks * bsize }];
      } catch {
        return [];
      }
    }),
  );
  return read.flat();
}
