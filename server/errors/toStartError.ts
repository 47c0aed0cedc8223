import { join } from 'node:path';
import { SQLITE_FILE } from '../db/engines/sqliteFile.ts';
import { StartError } from './StartError.ts';
import { storageTroubleOf } from './storageTroubleOf.ts';

interface Place {
  dataDir: string;
  databaseUrl?: string | undefined;
}

/** The sentence for an operator when storage keeps a program from running; any other error as it is. */
export function toStartError(error: unknown, { dataDir, databaseUrl }: Place): unknown {
  const trouble = error instanceof StartError ? null : storageTroubleOf(error);
  if (trouble === null) return error;
  const embedded = databaseUrl === undefined;
  const place = embedded ? join(dataDir, SQLITE_FILE) : `PostgreSQL ${new URL(databaseUrl).host}`;
  if (trouble === 'full') {
    return new StartError(
      `디스크가 가득 차서 저장할 수 없어요: ${place} 저장된 것은 그대로 있어요. 자리를 비우고 다시 해 주세요.`,
    );
  }
  if (trouble === 'failing') {
    return new StartError(
      `디스크를 읽거나 쓸 수 없어요: ${place} 저장된 것에는 손대지 않았어요. 디스크와 폴더의 권한을 확인하고 다시 해 주세요.`,
    );
  }
  const restore = embedded
    ? '데이터 폴더를 통째로 복사해 둔 다음 `npm run operator -- restore --from <백업 폴더> --replace`로 마지막 백업을 되돌려 주세요.'
    : '새 데이터베이스를 만들어 DATABASE_URL을 그리로 돌린 다음 `npm run operator -- restore --from <백업 폴더>`로 마지막 백업을 되돌려 주세요.';
  return new StartError(`데이터가 상해서 열 수 없어요: ${place} 파일은 그대로 두었어요. ${restore}`);
}
