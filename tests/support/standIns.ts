import { vi } from 'vitest';

// What leaves the page or comes late, in whose place tests of the shell put something of their own. All here and not in
// each file: files that share what has been loaded would else keep what the first of them got.

type Work = (...given: never[]) => unknown;

/** One for all files of a worker: each of them gets the modules below anew, but what imports them only once. */
const worker = globalThis as { standIns?: Map<string, Work> };
worker.standIns ??= new Map<string, Work>();
const kept = worker.standIns;

/** @param work what it does until a test says otherwise */
function standIn(name: string, work?: Work): Record<string, Work> {
  const known = kept.get(name) ?? vi.fn(work);
  kept.set(name, known);
  return { [name]: known };
}

/** Does what the real one does until a test says otherwise. */
async function realAtFirst(name: string, original: <T>() => Promise<T>): Promise<Record<string, Work>> {
  return standIn(name, (await original<Record<string, Work>>())[name]);
}

vi.mock('#src/lib/browser/openDocument.ts', () => standIn('openDocument'));
vi.mock('#src/lib/identity/openIdentityWindow.ts', () => standIn('openIdentityWindow'));
vi.mock('#src/lib/payment/openPaymentWindow.ts', () => standIn('openPaymentWindow'));
vi.mock('#src/game-host/preloadGame.ts', () => standIn('preloadGame'));
vi.mock('#src/game-host/preloadScene.ts', () => standIn('preloadScene', async () => {}));
vi.mock('#src/features/note/map/loadMapBoard.ts', () => standIn('loadMapBoard'));
vi.mock('#src/app/loadPolicyDialog.ts', (original) => realAtFirst('loadPolicyDialog', original));
vi.mock('#src/components/sign-out/loadSignOutQuestion.ts', (original) => realAtFirst('loadSignOutQuestion', original));
vi.mock('#src/features/reader/loadReaderDialogs.ts', (original) => realAtFirst('loadReaderDialogs', original));
