import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../errors/StartError.ts';
import type { Env } from './env.ts';
import { createSecrets, type Secrets } from './Secrets.ts';

export const SECRET_FILE = 'secret.key';

/**
 * The secret of the installation: `APP_SECRET`, or with the embedded database a file made once beside it.
 *
 * @throws StartError when several nodes could run and no secret was given, or the file cannot be used
 */
export function loadSecrets(env: Env): Secrets {
  if (env.appSecret !== undefined) return createSecrets(env.appSecret);
  if (env.databaseUrl !== undefined) {
    throw new StartError(
      'PostgreSQL로 실행할 때는 APP_SECRET(32자 이상)을 정해 주세요. 모든 서버가 같은 값을 써야 해요.',
    );
  }
  const path = join(env.dataDir, SECRET_FILE);
  try {
    return createSecrets(readFileSync(path, 'utf8').trim());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw unusable(path);
  }
  try {
    mkdirSync(env.dataDir, { recursive: true });
    writeFileSync(path, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
    return createSecrets(readFileSync(path, 'utf8').trim());
  } catch {
    throw unusable(path);
  }
}

function unusable(path: string): StartError {
  return new StartError(`비밀 열쇠 파일을 읽고 쓸 수 없어요: ${path} (권한을 확인해 주세요.)`);
}
