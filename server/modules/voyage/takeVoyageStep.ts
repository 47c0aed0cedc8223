import type { VoyageChange, VoyageStepBody } from '#contract/voyage.ts';
import { careForPet } from '#domain/aquarium/careForPet.ts';
import { voyageEntries } from '#domain/point/LedgerEntry.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import { markVoyage, storyForGrade, type VoyageStory } from '#domain/voyage/VoyageStory.ts';
import { judgeVoyageStep, type VoyageStep, voyageReward } from '#domain/voyage/voyageSteps.ts';
import type { Shop } from '#server/content/readShop.ts';
import type { VoyageStories } from '#server/content/readVoyageStories.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { type AquariumAct, changeAquarium, hatchPet, renamePet } from '#server/modules/aquarium/public.ts';
import { aquariumPets } from '#server/repositories/aquariumPets.ts';
import { pointLedger } from '#server/repositories/pointLedger.ts';
import { pointPurses } from '#server/repositories/pointPurses.ts';
import { readVoyage, standOf } from './readVoyage.ts';
import { voyages } from './repositories/voyages.ts';

interface VoyageContent {
  shop: Shop;
  stories: VoyageStories;
}

const NOTHING = { shells: 0, exp: 0 };

/** The voyage is played also where a class or a parent has closed the aquarium: it is no visit there. */
const ALWAYS = { whileResting: true };

/**
 * Takes one step of the first voyage. Each pays once for ever; a step that was taken before changes nothing.
 *
 * @throws AppError VOYAGE_STEP for a step that is not the next one, INVALID_INPUT for pairs that are not right yet or a
 *   name that cannot be given
 */
export async function takeVoyageStep(
  context: SignedInContext,
  { shop, stories }: VoyageContent,
  body: VoyageStepBody,
): Promise<VoyageChange> {
  return withTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { accountNo, now } = context;
    const known = await voyages.read(db, accountNo);
    const pet = await aquariumPets.find(db, accountNo);
    const stand = standOf(known, pet !== undefined && pet.species !== null);
    const verdict = judgeVoyageStep(stand, body.step);
    if (verdict.kind === 'REFUSED') throw new AppError('VOYAGE_STEP');
    if (verdict.kind === 'REPEATED') return answer(inside, NOTHING);
    const story = known.story ?? storyForGrade(known.schoolGrade);
    requireRight(stories[story], body);
    const moved =
      known.stand === null
        ? await voyages.begin(db, accountNo, { story, stand: verdict.next, now })
        : await voyages.move(db, accountNo, known.stand, verdict.next, now);
    if (!moved) return answer(inside, NOTHING);
    const earned = await pay(inside, body.step);
    if (body.step === 'FEED') await changeAquarium(inside, shop, feed, ALWAYS);
    if (body.step === 'HATCH') {
      if (body.nickname !== undefined) await renamePet(inside, shop, body.nickname, ALWAYS);
      await hatchPet(inside, shop, body.species, ALWAYS);
    }
    return answer(inside, earned);
  });
}

/** What was answered is marked here as well: nobody takes a step by sending it. */
function requireRight(story: VoyageStory, body: VoyageStepBody): void {
  if (body.step !== 'PAIRS') return;
  const right = body.meanings.every((meaning, word) => markVoyage(story, { kind: 'PAIR', word, meaning })?.right);
  if (!right) throw new AppError('INVALID_INPUT');
}

async function pay({ db, accountNo, now }: SignedInContext, step: VoyageStep | 'SKIP'): Promise<typeof NOTHING> {
  const reward = voyageReward(step);
  if (reward === null || step === 'SKIP') return NOTHING;
  const stamp = { accountNo, now, dayKey: seoulDay(now) };
  const written = await pointLedger.append(db, stamp, voyageEntries(step, reward));
  if (written.length === 0) return NOTHING;
  await pointPurses.add(db, accountNo, { bookPoint: 0, ...reward });
  await aquariumPets.touch(db, accountNo);
  return reward;
}

/** The free food of the day; an egg that had it today already is only a little more content. */
const feed: AquariumAct = ({ pet, today }) => {
  const given = careForPet(pet.gauges, 'feed', { free: 'plankton' }, today);
  return given.ok ? { pet: { ...pet, gauges: given.gauges }, today: given.today } : {};
};

async function answer(context: SignedInContext, earned: typeof NOTHING): Promise<VoyageChange> {
  const pet = await aquariumPets.find(context.db, context.accountNo);
  return { voyage: await readVoyage(context), earned, revision: pet?.revision ?? 0 };
}
