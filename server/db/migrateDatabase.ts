import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { type MigrationResultSet, Migrator } from 'kysely/migration';
import { StartError } from '../errors/StartError.ts';
import { storageTroubleOf } from '../errors/storageTroubleOf.ts';
import { installation } from '../repositories/installation.ts';
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
import { retiredPayments } from './migrations/017_retired_payments.ts';
import { accountGuards } from './migrations/018_account_guards.ts';
import { neighbourSafety } from './migrations/019_neighbour_safety.ts';
import { parentShareScopes } from './migrations/020_parent_share_scopes.ts';
import { attemptMaxPoints } from './migrations/021_attempt_max_points.ts';
import { payerEmail } from './migrations/022_payer_email.ts';
import { limits } from './migrations/023_limits.ts';
import { contactProofs } from './migrations/024_contact_proofs.ts';
import { accessRecords } from './migrations/025_access_records.ts';
import { schoolClasses } from './migrations/026_school_classes.ts';
import { markedAtOnce } from './migrations/027_marked_at_once.ts';
import { readerSettings } from './migrations/028_reader_settings.ts';
import { wordBasket } from './migrations/029_word_basket.ts';
import { firstVoyage } from './migrations/030_first_voyage.ts';
import { aquariumTanks } from './migrations/031_aquarium_tanks.ts';
import { guests } from './migrations/032_guests.ts';
import { feasts } from './migrations/033_feasts.ts';
import { classReefs } from './migrations/034_class_reefs.ts';
import { pagePictures } from './migrations/035_page_pictures.ts';
import { itemStatistics } from './migrations/036_item_statistics.ts';
import { staff } from './migrations/037_staff.ts';
import { textReplies } from './migrations/038_text_replies.ts';
import { homework } from './migrations/039_homework.ts';
import { textVersions } from './migrations/040_text_versions.ts';
import { classCodes } from './migrations/041_class_codes.ts';
import { rosterUploads } from './migrations/042_roster_uploads.ts';
import { loginCards } from './migrations/043_login_cards.ts';
import { cardHours } from './migrations/044_card_hours.ts';
import { classRests } from './migrations/045_class_rests.ts';
import { settlementNotices } from './migrations/046_settlement_notices.ts';
import { staffPhrases } from './migrations/047_staff_phrases.ts';
import { monthlyReports } from './migrations/048_monthly_reports.ts';
import { paperSheets } from './migrations/049_paper_sheets.ts';
import { staffIdentities } from './migrations/050_staff_identities.ts';
import { rosterExternalIds } from './migrations/051_roster_external_ids.ts';
import { connections } from './migrations/052_connections.ts';
import { contestReserves } from './migrations/053_contest_reserves.ts';
import { goldenBell } from './migrations/054_golden_bell.ts';
import { contestLevelReviews } from './migrations/055_contest_level_reviews.ts';
import { contestHosts } from './migrations/056_contest_hosts.ts';
import { pupilsCounted } from './migrations/057_pupils_counted.ts';
import { catalogueRevision } from './migrations/058_catalogue_revision.ts';
import { readsByIndex } from './migrations/059_reads_by_index.ts';
import { contestCounts } from './migrations/060_contest_counts.ts';
import { hallShown } from './migrations/061_hall_shown.ts';
import { noticeRevision } from './migrations/062_notice_revision.ts';
import { activeDays } from './migrations/063_active_days.ts';
import type { SchemaStep } from './migrations/SchemaStep.ts';

/**
 * A step waits this long for a table that somebody reads, such as a backup. While it waits, everybody who comes after it
 * waits as well.
 */
const LOCK_TIMEOUT = sql`set local lock_timeout = '2s'`;
/** Error code of PostgreSQL when that was not enough. */
const LOCKED = '55P03';
/** About ten minutes in all. */
const PATIENCE: Patience = { tries: 85, pauseMs: 5000, log: (line) => process.stderr.write(`${line}\n`) };

interface Patience {
  /** How often a step that finds its table in use is tried, and the pause in between, in which all others go on. */
  readonly tries: number;
  readonly pauseMs: number;
  /** Gets a line for every try that is repeated. */
  readonly log: (line: string) => void;
}

/** Where the database keeps the name of the newest step that took something away. */
const FLOOR = 'schema-floor';

/** Every step of the schema by name. Steps are added at the end, with the next number. */
export function listSteps(engine: Engine): Record<string, SchemaStep> {
  return {
    '001_first_tables': firstTables(engine),
    '002_joining': joining(engine),
    '003_search': search(engine),
    '004_library': library(engine),
    '005_notes': notes(engine),
    '006_advice': advice(engine),
    '007_item_reports': itemReports(engine),
    '008_report_versions': reportVersions(engine),
    '009_aquarium_social': aquariumSocial(engine),
    '010_contest': contest(engine),
    '011_diagnosis': diagnosis(engine),
    '012_subscription': subscription(engine),
    '013_jobs': jobs(engine),
    '014_inquiries': inquiries(engine),
    '015_community': community(engine),
    '016_contest_mends': contestMends(engine),
    '017_retired_payments': retiredPayments(engine),
    '018_account_guards': accountGuards(engine),
    '019_neighbour_safety': neighbourSafety(engine),
    '020_parent_share_scopes': parentShareScopes(engine),
    '021_attempt_max_points': attemptMaxPoints(engine),
    '022_payer_email': payerEmail(engine),
    '023_limits': limits(engine),
    '024_contact_proofs': contactProofs(engine),
    '025_access_records': accessRecords(engine),
    '026_school_classes': schoolClasses(engine),
    '027_marked_at_once': markedAtOnce(engine),
    '028_reader_settings': readerSettings(engine),
    '029_word_basket': wordBasket(engine),
    '030_first_voyage': firstVoyage(engine),
    '031_aquarium_tanks': aquariumTanks(engine),
    '032_guests': guests(engine),
    '033_feasts': feasts(engine),
    '034_class_reefs': classReefs(engine),
    '035_page_pictures': pagePictures(engine),
    '036_item_statistics': itemStatistics(engine),
    '037_staff': staff(engine),
    '038_text_replies': textReplies(engine),
    '039_homework': homework(engine),
    '040_text_versions': textVersions(engine),
    '041_class_codes': classCodes(engine),
    '042_roster_uploads': rosterUploads(engine),
    '043_login_cards': loginCards(engine),
    '044_card_hours': cardHours(engine),
    '045_class_rests': classRests(engine),
    '046_settlement_notices': settlementNotices(engine),
    '047_staff_phrases': staffPhrases(engine),
    '048_monthly_reports': monthlyReports(engine),
    '049_paper_sheets': paperSheets(engine),
    '050_staff_identities': staffIdentities(engine),
    '051_roster_external_ids': rosterExternalIds(engine),
    '052_connections': connections(engine),
    '053_contest_reserves': contestReserves(engine),
    '054_golden_bell': goldenBell(engine),
    '055_contest_level_reviews': contestLevelReviews(engine),
    '056_contest_hosts': contestHosts(engine),
    '057_pupils_counted': pupilsCounted(),
    '058_catalogue_revision': catalogueRevision(engine),
    '059_reads_by_index': readsByIndex(),
    '060_contest_counts': contestCounts(engine),
    '061_hall_shown': hallShown(engine),
    '062_notice_revision': noticeRevision(engine),
    '063_active_days': activeDays(engine),
  };
}

function migratorOf(db: Db, engine: Engine): Migrator {
  const steps =
    engine === 'sqlite' ? listSteps(engine) : Object.fromEntries(Object.entries(listSteps(engine)).map(soon));
  return new Migrator({ db, provider: { getMigrations: async () => steps } });
}

/** The same step, which gives up soon where somebody uses what it changes. */
function soon([name, step]: [string, SchemaStep]): [string, SchemaStep] {
  const up: SchemaStep['up'] = async (trx) => {
    await LOCK_TIMEOUT.execute(trx);
    await step.up(trx);
  };
  return [name, { ...step, up }];
}

/** How many steps this version brings that the database has not seen; none while a server runs on what it opened. */
export async function countPendingMigrations(db: Db, engine: Engine): Promise<number> {
  const steps = await migratorOf(db, engine).getMigrations();
  return steps.filter(({ executedAt }) => executedAt === undefined).length;
}

/**
 * Brings the tables up to date. A step that was applied is never edited: a change is a new numbered file. Nodes that
 * start together take turns. A database that a newer version has added to is left as it is: this version runs on it as
 * long as nothing was taken away that it needs. Where a backup or a long reading holds the tables, it is tried again.
 *
 * @throws StartError when a step failed, tables stayed in use, or a newer version has taken away what this one needs
 */
export async function migrateDatabase(db: Db, engine: Engine, patience = PATIENCE): Promise<void> {
  const applied = await appliedSteps(db);
  if (await hasNewerSteps(db, engine, applied)) return;
  // Most starts bring nothing new, and the migrator reads the whole schema several times to see that.
  if (Object.keys(listSteps(engine)).every((name) => applied.has(name))) return keepFloor(db, engine);
  const { error, results } = await migrateInTurn(db, engine, patience);
  if (error === undefined) return keepFloor(db, engine);
  if (isLocked(error)) {
    throw new StartError(
      '데이터베이스를 누가 오래 읽고 있어서(백업 따위) 새 모양으로 바꾸지 못했어요. 바꾼 것은 없어요. 끝난 다음에 다시 켜 주세요.',
    );
  }
  // The caller knows the place, and how to report it.
  if (storageTroubleOf(error) !== null) throw error;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? '';
  const reason = error instanceof Error ? error.message : String(error);
  throw new StartError(`데이터베이스를 새 모양으로 바꾸지 못했어요 ${failed} (${reason})`);
}

async function migrateInTurn(db: Db, engine: Engine, { tries, pauseMs, log }: Patience): Promise<MigrationResultSet> {
  for (let tried = 1; ; tried += 1) {
    const done = await migratorOf(db, engine).migrateToLatest();
    if (!isLocked(done.error) || tried >= tries) return done;
    log(`데이터베이스를 누가 읽고 있어서(백업 따위) 새 모양으로 바꾸기를 기다려요 (${tried}/${tries}).`);
    await delay(pauseMs);
  }
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === LOCKED;
}

/** Names of the steps that the database has seen. */
async function appliedSteps(db: Db): Promise<Set<string>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return new Set();
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** Whether a newer version was here, on whose tables this one may run. */
async function hasNewerSteps(db: Db, engine: Engine, applied: ReadonlySet<string>): Promise<boolean> {
  const own = Object.keys(listSteps(engine));
  if ([...applied].every((name) => own.includes(name))) return false;
  const floor = await installation.read(db, FLOOR);
  if (own.every((name) => applied.has(name)) && (floor === undefined || own.includes(floor))) return true;
  throw new StartError(
    '더 새로운 책바다가 데이터베이스의 모양을 바꿔서 이 판으로는 열 수 없어요. 새 판을 쓰거나 백업에서 되돌려 주세요.',
  );
}

/** Notes the newest step that took something away, so that versions from before it do not start any more. */
async function keepFloor(db: Db, engine: Engine): Promise<void> {
  const taken = Object.entries(listSteps(engine)).filter(([, step]) => step.takesAway !== undefined);
  const newest = taken
    .map(([name]) => name)
    .sort()
    .at(-1);
  const noted = await installation.read(db, FLOOR);
  if (newest !== undefined && newest > (noted ?? '')) await installation.write(db, FLOOR, newest);
}
