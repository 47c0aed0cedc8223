import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A place outside of the product where packs are looked at before they come in. */
export interface Stage {
  /** Writes the files of a pack. @returns its folder, named `name` */
  put: (name: string, files: ReadonlyMap<string, Uint8Array | string>) => Promise<string>;
}

/** Work with a stage that is gone afterwards, whatever happens. */
export async function withStage<Result>(work: (stage: Stage) => Promise<Result>): Promise<Result> {
  const root = await mkdtemp(join(tmpdir(), 'chaekbada-import-'));
  let count = 0;
  try {
    return await work({
      put: async (name, files) => {
        count += 1;
        const folder = join(root, String(count), name);
        await mkdir(folder, { recursive: true });
        for (const [file, bytes] of files) await writeFile(join(folder, file), bytes);
        return folder;
      },
    });
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
