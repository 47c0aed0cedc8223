import { spawn } from 'node:child_process';
import { withJosa } from '#domain/text/withJosa.ts';
import { childEnvironment } from '../config/env.ts';
import { OperatorError } from '../operator/OperatorError.ts';

const OUTPUT_SHOWN = 500;

/**
 * Runs a program of PostgreSQL on a database. The password goes by the environment: arguments are seen by everybody on
 * the machine.
 *
 * @throws OperatorError when it is not installed, or fails
 */
export async function postgresTool(name: 'pg_dump' | 'pg_restore', databaseUrl: string, args: string[]): Promise<void> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const mode = searchParams.get('sslmode');
  const env = childEnvironment({
    PGHOST: decodeURIComponent(hostname),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    ...(mode === null ? {} : { PGSSLMODE: mode }),
  });
  const target = name === 'pg_restore' ? ['--dbname', pathname.slice(1)] : [pathname.slice(1)];
  await new Promise<void>((done, fail) => {
    const child = spawn(name, [...args, ...target], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let output = '';
    child.stderr.on('data', (chunk) => {
      output = `${output}${chunk}`.slice(-OUTPUT_SHOWN);
    });
    child.once('error', () =>
      fail(new OperatorError(`${withJosa(name, '이/가')} 없어요. PostgreSQL 클라이언트를 설치해 주세요.`)),
    );
    child.once('close', (code) => {
      if (code === 0) done();
      else fail(new OperatorError(`${withJosa(name, '이/가')} 끝내지 못했어요 (${code}): ${output.trim()}`));
    });
  });
}
