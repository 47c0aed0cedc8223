import type { OperatorRight } from './operatorRoles.ts';

/** What the operators' command line asks for before a command runs. */
export interface CommandRule {
  /** Any of them will do; empty for everybody, signed in or not. */
  rights: readonly OperatorRight[];
  /** Takes data of persons out: a reason is asked for and noted. With names, only where one of these options is given. */
  reason?: true | { options: readonly string[] };
  /** Runs before there is a first owner as well: changes nothing about people and shows nothing of them. */
  beforeSetup?: true;
}

const EVERYBODY: CommandRule = { rights: [], beforeSetup: true };
const people: CommandRule = { rights: ['PEOPLE'] };
const content: CommandRule = { rights: ['CONTENT'] };
const money: CommandRule = { rights: ['MONEY'] };
const system: CommandRule = { rights: ['SYSTEM'] };

/** By the words a command begins with; the longest that fits counts. */
const rules: Readonly<Record<string, CommandRule>> = {
  help: EVERYBODY,
  setup: EVERYBODY,
  login: EVERYBODY,
  logout: EVERYBODY,
  whoami: EVERYBODY,
  operators: { rights: ['HANDLERS'] },
  audit: { rights: ['AUDIT'], reason: { options: ['csv'] } },
  institution: people,
  account: people,
  'account list': { ...people, reason: true },
  'account audit': { rights: ['PEOPLE', 'AUDIT'] },
  'account access': { rights: ['PEOPLE', 'AUDIT'], reason: true },
  aquarium: people,
  'join-code': people,
  staff: people,
  // Holds nothing of persons.
  adoption: { rights: ['PEOPLE', 'CONTENT'] },
  roster: people,
  'roster export': { ...people, reason: true },
  'roster import': { ...people, reason: { options: ['report', 'slips'] } },
  review: people,
  cs: people,
  inquiries: people,
  items: content,
  books: content,
  quiz: content,
  puzzle: content,
  articles: content,
  notice: content,
  faq: content,
  popup: content,
  policy: content,
  contest: content,
  'contest export': { ...people, reason: true },
  'contest holds': people,
  'contest release': people,
  'contest confirm': people,
  'contest correct': people,
  'contest levels': people,
  'contest give-level': people,
  subscriptions: money,
  jobs: system,
  // Only asks the database when which work is due: the step of the schema in a cluster runs it.
  'jobs list': { ...system, beforeSetup: true },
  site: system,
  'site status': EVERYBODY,
  // Write and read nothing but sealed files.
  backup: { ...system, beforeSetup: true },
  drill: { ...system, beforeSetup: true },
  recovered: system,
  move: system,
  // Runs without a database that could know anybody: whoever has the machine and the key of the backups.
  restore: EVERYBODY,
};

/** The rule of a command by its words, such as `['account', 'list']`; undefined for one that no rule names. */
export function commandRule(words: readonly string[]): CommandRule | undefined {
  for (let count = words.length; count > 0; count -= 1) {
    const rule = rules[words.slice(0, count).join(' ')];
    if (rule !== undefined) return rule;
  }
  return undefined;
}
