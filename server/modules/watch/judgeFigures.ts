import { DAY, HOUR, MINUTE } from '#domain/time/duration.ts';
import type { OperationsFigures } from './readFigures.ts';

/** From when on somebody should look (docs/operating.md explains what to do); milliseconds and counts. */
export const watchTuning = {
  mailAge: 15 * MINUTE,
  jobLate: 10 * MINUTE,
  jobFailures: 3,
  chargeUnknown: 15 * MINUTE,
  /** Checked once a night. */
  booksAge: 26 * HOUR,
  /** Made once an hour. */
  backupAge: 2 * HOUR,
  drillAge: 35 * DAY,
} as const;

/** One thing that was looked at. `ok` is null where it is not set up. */
export interface Finding {
  name: string;
  ok: boolean | null;
  text: string;
}

const minutes = (ms: number) => `${Math.round(ms / MINUTE)} min`;

/** @param about.backups whether this server makes backups by the clock; `breakersOpen` by company */
export function judgeFigures(
  figures: OperationsFigures,
  about: { now: number; backups: boolean; breakersOpen: Readonly<Record<string, boolean>> },
): Finding[] {
  const { mails, jobs, charges, openCases, books } = figures;
  const late = jobs.filter(({ lateMs }) => lateMs > watchTuning.jobLate).map(({ name }) => name);
  const failing = jobs.filter(({ failedCount }) => failedCount >= watchTuning.jobFailures).map(({ name }) => name);
  const broken = Object.entries(about.breakersOpen).flatMap(([name, open]) => (open ? [name] : []));
  const aged = (name: string, mark: { at: number } | null, most: number): Finding => ({
    name,
    // Somebody else may make them, such as a job of the cluster.
    ok: about.backups || figures.backup !== null ? mark !== null && about.now - mark.at <= most : null,
    text: mark === null ? 'never' : `${minutes(about.now - mark.at)} ago`,
  });
  return [
    { name: 'mails', ok: mails.oldestMs <= watchTuning.mailAge, text: `oldest waits ${minutes(mails.oldestMs)}` },
    { name: 'jobs late', ok: late.length === 0, text: late.join(', ') },
    { name: 'jobs failing', ok: failing.length === 0, text: failing.join(', ') },
    {
      name: 'charges unknown',
      ok: charges.oldestUnknownMs <= watchTuning.chargeUnknown,
      text: `oldest ${minutes(charges.oldestUnknownMs)}`,
    },
    {
      name: 'learning records',
      ok: figures.records.failing === 0,
      text: `${figures.records.failing} of ${figures.records.on} failing, ${figures.records.waiting} waiting`,
    },
    { name: 'payment cases', ok: openCases === 0, text: `${openCases} open` },
    {
      name: 'books',
      ok: books === null ? null : books.problems === 0 && about.now - books.at <= watchTuning.booksAge,
      text: books === null ? 'not checked yet' : `${books.problems} problems, ${minutes(about.now - books.at)} ago`,
    },
    aged('backup', figures.backup, watchTuning.backupAge),
    aged('restore drill', figures.drill, watchTuning.drillAge),
    { name: 'providers', ok: broken.length === 0, text: broken.join(', ') },
  ];
}
