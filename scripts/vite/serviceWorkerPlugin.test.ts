import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

it('fails a build that has no file for a part that is to be there without a network', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chaekbada-build-'));
  writeFileSync(join(folder, 'index.html'), '<script type="module" src="/main.js"></script>');
  writeFileSync(join(folder, 'main.js'), 'document.title = "책바다";');
  const built = build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [serviceWorkerPlugin()],
    publicDir: false,
    build: { outDir: join(folder, 'out') },
  });
  await expect(built).rejects.toThrow(/no file of its own is built for .*MainPage.*GameRoot/);
  rmSync(folder, { recursive: true, force: true });
});
