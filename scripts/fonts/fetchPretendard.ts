import { join } from 'node:path';
import { projectRoot } from '../../tests/support/listSources.ts';
import { ensureInstalled } from '../lib/ensureInstalled.mjs';

const folder = join(projectRoot, 'scripts', 'fonts');

/**
 * Folder of Pretendard's variable font, fetched when it is first asked for: parts of it that we made are in the repository,
 * and the whole is a sixth of all that would be installed.
 */
export async function fetchPretendard(): Promise<string> {
  await ensureInstalled(folder);
  return join(folder, 'node_modules', 'pretendard', 'dist', 'web', 'variable');
}
