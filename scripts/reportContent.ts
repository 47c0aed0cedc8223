import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { plannedBooks, readBookBank } from '../server/content/readBookBank.ts';
import { readContestPlans } from '../server/content/readContestPlans.ts';
import { describeLibrary } from './lib/describeLibrary.ts';
import { readTrials } from './lib/trialFile.ts';

// Usage: node scripts/reportContent.ts; writes docs/content-report.md.
const bank = await readBookBank(resolve('content/books'));
const { plans } = await readContestPlans(resolve('content/contests'), plannedBooks(bank));
writeFileSync(
  'docs/content-report.md',
  describeLibrary(bank, plans, (bookNo) => readTrials(resolve('content'), `${bookNo}`)),
);
console.log(`docs/content-report.md: ${bank.packs.length}권`);
