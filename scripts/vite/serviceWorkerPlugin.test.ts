import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { serviceWorkerPlugin } from './serviceWorkerPlugin.ts';

it('leaves the cause of a failed build to be read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chaekbada-build-'));
  const failing = {
    name: 'failing',
    renderChunk() {
      throw new Error('the cause');
    },
  };
  const built = build({
    configFile: false,
    logLevel: 'silent',
    plugins: [failing, serviceWorkerPlugin()],
    publicDir: false,
    build: {
      outDir: join(folder, 'out'),
      rolldownOptions: { input: join(import.meta.dirname, 'serviceWorkerPlugin.ts') },
    },
  });
  await expect(built).rejects.toThrow('the cause');
  rmSync(folder, { recursive: true, force: true });
});
