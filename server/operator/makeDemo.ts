import { type SiteName, siteNames } from '#contract/site.ts';
import { nearestFirst } from '#domain/book/nearestFirst.ts';
import type { Context } from '#server/core/Context.ts';
import { passwordHash } from '#server/modules/auth/public.ts';
import { complimentaryTickets, giveTicket } from '#server/modules/ticket/public.ts';
import { demoAccounts } from '../config/demoAccounts.ts';
import { withTransaction } from '../db/withTransaction.ts';
import { accounts } from '../repositories/accounts.ts';
import { demoStart } from './demoStart.ts';
import { bookLists } from './repositories/bookLists.ts';
import { demoData } from './repositories/demoData.ts';

type DemoContext = Pick<Context, 'db' | 'now' | 'random'>;

/**
 * Makes the demo student of each site with everything that belongs to it, in one transaction per site. A student who
 * is there already is left alone, so that starting again changes nothing.
 *
 * @returns sites that got a new demo student
 */
export async function makeDemo(context: DemoContext): Promise<SiteName[]> {
  const made: SiteName[] = [];
  for (const site of siteNames) {
    const { accountId, password } = demoAccounts[site];
    if (await demoData.hasAccount(context.db, site, accountId)) continue;
    const hash = await passwordHash.create(password);
    await withTransaction(context.db, (trx) => makeStudent({ ...context, db: trx }, site, hash));
    made.push(site);
  }
  await giveDemoTicket(context);
  return made;
}

/** Everything is open to the demo student of the home site for good, also to one that is older than tickets are. */
async function giveDemoTicket({ db, now }: DemoContext): Promise<void> {
  const student = await accounts.findForSignIn(db, 'home', demoAccounts.home.accountId);
  if (student === undefined || (await complimentaryTickets.ofAccount(db, student.accountNo)).length > 0) return;
  await giveTicket(
    { db, now },
    { accountNo: student.accountNo, plan: 'ALL', endsAt: null, reason: 'DEMO', operator: null },
  );
}

async function makeStudent({ db, now }: DemoContext, site: SiteName, hash: string): Promise<void> {
  const { accountId, name, institution } = demoAccounts[site];
  const academyNo = institution === null ? null : await demoData.institution(db, site, institution, now);
  const accountNo = await demoData.account(db, {
    site,
    accountId,
    name,
    passwordHash: hash,
    academyNo,
    schoolName: site === 'school' ? institution : null,
    birthday: demoStart.birthday,
    schoolGrade: demoStart.schoolGrade,
    raq: demoStart.raq,
    monthGoalBookCount: demoStart.monthGoalBookCount,
    now,
  });
  await demoData.welcome(db, accountNo, demoStart.welcome, now);
  await demoData.aquarium(db, accountNo, demoStart, now);
  const near = await bookLists.nearestReadable(db, demoStart.raq, 1);
  const [book] = nearestFirst(near, demoStart.raq);
  if (book !== undefined) await demoData.reading(db, accountNo, book.bookNo, demoStart.readShare, now);
}
