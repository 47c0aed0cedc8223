import { Migrator } from 'kysely';
import { StartError } from '../errors/StartError.ts';
import type { Db } from './Db.ts';
import type { Engine } from './Engine.ts';
import { firstTables } from './migrations/001_first_tables.ts';
import { joining } from './migrations/002_joining.ts';
import { search } from './migrations/003_search.ts';
import { library } from './migrations/004_library.ts';
import { notes } from './migrations/005_notes.ts';
import { advice } from './migrations/006_advice.ts';
import { itemReports } from './migrations/007_item_reports.ts';
import { reportVersions } from './migrations/008_report_versions.ts';
import { aquariumSocial } from './migrations/009_aquarium_social.ts';
import { contest } from './migrations/010_contest.ts';
import { diagnosis } from './migrations/011_diagnosis.ts';
import { subscription } from './migrations/012_subscription.ts';
import { jobs } from './migrations/013_jobs.ts';
import { inquiries } from './migrations/014_inquiries.ts';
import { community } from './migrations/015_community.ts';
import { contestMends } from './migrations/016_contest_mends.ts';

/** Brings the tables up to date. A step that was applied is never edited: a change is a new numbered file. */
export async function migrateDatabase(db: Db, engine: Engine): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () => ({
        '001_first_tables': firstTables(engine),
        '002_joining': joining(engine),
        '003_search': search(engine),
        '004_library': library(engine),
        '005_notes': notes(engine),
        '006_advice': advice(engine),
        '007_item_reports': itemReports(engine),
        '008_report_versions': reportVersions(engine),
        '010_contest': contest(engine),
        '009_aquarium_social': aquariumSocial(engine),
        '011_diagnosis': diagnosis(engine),
        '012_subscription': subscription(engine),
        '016_contest_mends': contestMends(engine),
        '013_jobs': jobs(engine),
        '014_inquiries': inquiries(engine),
        '015_community': community(engine),
      }),
    },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? '';
  const reason = error instanceof Error ? error.message : String(error);
  throw new StartError(`데이터베이스를 새 모양으로 바꾸지 못했어요 ${failed} (${reason})`);
}
