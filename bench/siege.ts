import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { bellAnswers } from '#server/modules/golden-bell/repositories/bellAnswers.ts';
import { projectRoot } from '#tests/support/listSources.ts';
import { ensureBuilt } from '../scripts/lib/ensureBuilt.mjs';
import { type BenchFigure, quantile, recordBench, rounded } from './recordBench.ts';
import { BellHall } from './support/BellHall.ts';
import { type Call, createCaller } from './support/createCaller.ts';
import { endAll, endWith } from './support/endWith.ts';
import { SCHOOL_PASSWORD, type SchoolStudent } from './support/fillSchool.ts';
import { MixedLoad, type Try } from './support/MixedLoad.ts';
import { type BellAnswerTime, playBell } from './support/playBell.ts';
import { type AttackName, attackNames, attacks } from './support/siege/attacks.ts';
import { openPlace, type Place, type PlaceName, placeNames } from './support/siege/places.ts';
import { startAttacker } from './support/siege/startAttacker.ts';
import { WriteJournal } from './support/WriteJournal.ts';

/**
 * A class of thirty reads, answers and hands in and a hall of two hundred plays a golden bell while one person does their
 * worst, in turns with quiet: on the embedded database, on PostgreSQL with two nodes, and (without the bell) through nginx
 * and Caddy with the files of deploy/. The attacker runs
 * on the same cores with the lowest priority. `npm run bench:siege -- --only sqlite,caddy` records those places alone;
 * with `--attack idle-bodies` nothing is recorded.
 */
const CLASS = 30;
const RATE = 30;
const WARM_UP_MS = 25_000;
const QUIET_MS = 10_000;
/** From its first connection on: an attack is at its worst while it opens thousands. */
const ATTACK_MS = 30_000;
/** Until what the attack has left lying is gone. */
const SETTLE_MS = 3_000;
const MOST_TIMES = 3;
/** Whose name is guessed at signs in so often meanwhile, on a device that is new each time. */
const OWNER_EVERY_MS = 3_000;

/** Part of a run, in milliseconds of the load. */
interface Span {
  from: number;
  to: number;
}

interface Siege {
  attack: AttackName;
  at: Span;
  /** Calls of the class that could not be sent because every student was waiting. */
  late: number;
  /** How often the owner of the name that is guessed at was not let in. */
  refused: number;
  /** What the attacker saw. */
  seen: string;
}

const { values: chosen } = parseArgs({ options: { only: { type: 'string' }, attack: { type: 'string' } } });

function choose<T extends string>(names: readonly T[], given: string | undefined): T[] {
  const wanted = given?.split(',') ?? names;
  for (const name of wanted) if (!names.includes(name as T)) throw new Error(`${name}: one of ${names.join(', ')}`);
  return names.filter((name) => wanted.includes(name));
}

const places = choose(placeNames, chosen.only);
const attackList = choose(attackNames, chosen.attack);

await ensureBuilt(projectRoot);
for (const name of places) {
  const figures = await besiege(name);
  if (attackList.length === attackNames.length && figures.length > 0) {
    recordBench(`siege-${name}`, figures);
  } else {
    console.table(figures);
    if (figures.some(({ met }) => !met)) process.exitCode = 1;
  }
}
await endAll();

/** @returns none where a program is missing */
async function besiege(name: PlaceName): Promise<BenchFigure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'chaekbada-siege-'));
  endWith(() => rmSync(folder, { recursive: true, force: true }));
  // One more than the class: whose name is guessed at, and whose login one attacker has.
  const place = await openPlace(name, { folder, playing: CLASS + 2 });
  if (place === null) return [];
  const [owner, greedy, ...students] = place.students as [SchoolStudent, SchoolStudent, ...SchoolStudent[]];
  const journal = new WriteJournal();
  const { ports, host, bookNos } = place;
  const load = new MixedLoad({ port: ports, host, students, bookNos, rate: RATE, journal });
  const bells = place.hasSockets ? await BellHall.enter(place.ports, place.hall) : null;
  const bell = bells && playBell(bells, () => load.now);
  await delay(WARM_UP_MS);
  const quiet: Span[] = [];
  const during: Siege[] = [];
  for (const attack of attackList) {
    quiet.push(await span(load, QUIET_MS));
    const target = { ports, host, token: greedy.token, accountId: owner.accountId, file: largestFile() };
    const attacker = startAttacker(attacks[attack], target, ATTACK_MS / 1000);
    const starved = load.starved;
    const signIns = attack === 'guesses' ? signInMeanwhile(place, owner) : Promise.resolve(0);
    const at = await span(load, ATTACK_MS);
    const late = load.starved - starved;
    during.push({ attack, at, late, refused: await signIns, seen: await attacker.ended });
    await delay(SETTLE_MS);
  }
  await load.stop();
  await bell?.stop();
  const accountNos = students.map(({ accountNo }) => accountNo);
  const { lost, storedAnswers } = await place.finish(async (db) => ({
    lost: await journal.audit(db, accountNos, 1),
    storedAnswers: (await bellAnswers.list(db, place.hall.roomNo)).length,
  }));
  const within = (spans: readonly Span[]) =>
    load.tries.filter(({ sentAt }) => spans.some(({ from, to }) => sentAt >= from && sentAt < to));
  const calm = p99(within(quiet));
  const figures = during.flatMap((siege) => report(place.what, calm, siege, within([siege.at])));
  if (bell !== null && bells !== null) {
    const stored = { bells: bells.size, answers: bell.answers, lost: Math.max(0, bell.answers.length - storedAnswers) };
    figures.push(...reportBell(place.what, stored, quiet, during));
  }
  const { answers, handIns, purchases } = journal.counts;
  figures.push({
    what: 'acknowledged writes lost, doubled or changed, after all of it',
    size: `${answers} answers, ${handIns} hand-ins with their points, ${purchases} purchases, ${place.what}`,
    ...{ value: lost.length, unit: 'writes', goal: '0', met: lost.length === 0 },
  });
  for (const line of lost.slice(0, 20)) console.log(line);
  return figures;
}

async function span(load: MixedLoad, milliseconds: number): Promise<Span> {
  const from = load.now;
  await delay(milliseconds);
  return { from, to: load.now };
}

/** @returns how often the owner of the name was not let in with the right password */
async function signInMeanwhile({ ports, host }: Place, { accountId }: SchoolStudent): Promise<number> {
  const caller = createCaller(ports, host);
  const body = { accountId, password: SCHOOL_PASSWORD };
  const call: Call = { name: 'sign in', method: 'POST', path: '/api/auth/sign-in', body };
  let refused = 0;
  for (let at = 0; at < Math.floor(ATTACK_MS / OWNER_EVERY_MS); at += 1) {
    const reply = await caller.send(call);
    if (!('status' in reply) || reply.status !== 200) refused += 1;
    await delay(OWNER_EVERY_MS);
  }
  caller.close();
  return refused;
}

function report(
  where: string,
  calm: number,
  { attack, late, refused, seen }: Siege,
  tries: readonly Try[],
): BenchFigure[] {
  const { what } = attacks[attack];
  const times = p99(tries) / calm;
  const failed = tries.filter(({ kind }) => kind !== 'done');
  const size = `${CLASS} students, ${tries.length} requests, ${where}`;
  const figures = [
    {
      ...{ what: `${what}: p99 of the class`, size, value: rounded(p99(tries), 0), unit: 'ms' },
      ...{ against: `quiet ${rounded(calm, 0)} ms`, ratio: rounded(times) },
      ...{ goal: `≤ ${MOST_TIMES}`, met: times <= MOST_TIMES },
    },
    {
      ...{ what: `${what}: requests of the class that were refused or failed`, size, unit: 'requests' },
      ...{ value: failed.length + refused, goal: '0', met: failed.length + refused === 0 },
    },
  ];
  const p99s = `p99 ${rounded(p99(tries), 0)} ms, quiet ${rounded(calm, 0)} ms`;
  console.log(`${where}, ${attack}: ${p99s}, ${failed.length + refused} refused; the attacker saw ${seen}`);
  if (late > 0) console.log(`  ${late} calls came too late for the rate`);
  for (const line of new Set(failed.map(({ name, outcome }) => `${name}: ${outcome}`))) console.log(`  ${line}`);
  if (refused > 0) console.log(`  the owner of the name was refused ${refused} times`);
  return figures;
}

interface PlayedBell {
  bells: number;
  answers: readonly BellAnswerTime[];
  lost: number;
}

/** The golden bell meanwhile: each attack against the quiet, and no answer that was acknowledged is lost. */
function reportBell(
  where: string,
  { bells, answers, lost }: PlayedBell,
  quiet: readonly Span[],
  during: readonly Siege[],
): BenchFigure[] {
  const p99Of = (spans: readonly Span[]) =>
    quantile(
      answers
        .filter(({ sentAt }) => spans.some(({ from, to }) => sentAt >= from && sentAt < to))
        .map(({ tookMs }) => tookMs),
      0.99,
    );
  const calm = p99Of(quiet);
  const size = `${bells} sockets, ${where}`;
  return [
    ...during.map(({ attack, at }) => {
      const value = p99Of([at]);
      console.log(`${where}, ${attack}: golden bell p99 ${rounded(value, 0)} ms, quiet ${rounded(calm, 0)} ms`);
      return {
        ...{
          what: `${attacks[attack].what}: answer of a golden bell, p99`,
          size,
          value: rounded(value, 0),
          unit: 'ms',
        },
        ...{ against: `quiet ${rounded(calm, 0)} ms`, ratio: rounded(value / calm) },
        ...{ goal: `≤ ${MOST_TIMES}`, met: value / calm <= MOST_TIMES },
      };
    }),
    {
      ...{ what: 'acknowledged answers of the golden bell lost', size: `${answers.length} answers, ${size}` },
      ...{ value: lost, unit: 'answers', goal: '0', met: lost === 0 },
    },
  ];
}

/** Of what a class does in a lesson; the price of a password is another matter. */
function p99(tries: readonly Try[]): number {
  const times = tries.filter(({ name }) => name !== 'sign in').map(({ sentAt, doneAt }) => doneAt - sentAt);
  return quantile(times, 0.99);
}

/** Address of the largest script of the pages. */
function largestFile(): string {
  const folder = join(projectRoot, 'dist/web/assets');
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const bySize = files.sort((one, two) => statSync(join(folder, two)).size - statSync(join(folder, one)).size);
  return `/assets/${bySize[0]}`;
}
