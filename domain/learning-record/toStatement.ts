import { isScored } from '../mission/missionWeight.ts';
import { MISSION_TUNING } from '../mission/tuning.ts';
import { bookActivity, classActivity, extensionOf, homeworkActivity, missionActivity } from './bookActivity.ts';
import type { LearningEvent, MissionHandedIn } from './LearningEvent.ts';
import type { Activity, Statement } from './Statement.ts';
import { recordTuning } from './tuning.ts';
import { type VerbName, verbOf } from './verbOf.ts';

/** What makes statements those of one institution of one installation. */
export interface RecordPlace {
  /** Of the site, such as `https://edu.sea.kr`. */
  origin: string;
  /** The name of a pupil's account at this institution: the same for ever, and nothing to whoever reads it. */
  actorOf(accountNo: number): string;
  /** A UUID for what an event is called: the same for the same name. */
  idOf(name: string): string;
}

/**
 * An event as a statement of xAPI 1.0.3 (part two, section 2.4). Nothing in it depends on when it is asked for, so that
 * the same event gives the same statement, which a place that has it already takes as known (part three, section 2.1.1).
 */
export function toStatement(event: LearningEvent, place: RecordPlace): Statement {
  const { origin } = place;
  const { at, accountNo, inClass } = event;
  const { verb, object, parent, result } = describe(event, origin);
  const round = 'round' in event ? event.round : null;
  return {
    id: place.idOf(nameOf(event)),
    actor: { objectType: 'Agent', account: { homePage: origin, name: place.actorOf(accountNo) } },
    verb: verbOf(verb),
    object,
    ...(result && { result }),
    context: {
      platform: '책바다',
      language: 'ko-KR',
      contextActivities: {
        ...(parent && { parent: [parent] }),
        ...(inClass && { grouping: [classActivity(origin, inClass)] }),
      },
      ...(round !== null && { extensions: { [extensionOf(origin, 'round')]: round } }),
    },
    timestamp: new Date(at).toISOString(),
  };
}

/** Names an event among all of an institution. */
function nameOf(event: LearningEvent): string {
  const { kind, accountNo } = event;
  if (kind === 'HOMEWORK_DONE') return `${kind} ${event.homeworkNo} ${accountNo}`;
  return 'attemptNo' in event ? `${kind} ${event.attemptNo}` : `${kind} ${event.bookNo} ${accountNo}`;
}

interface Description {
  verb: VerbName;
  object: Activity;
  /** What the object is a part of. */
  parent?: Activity;
  result?: NonNullable<Statement['result']>;
}

function describe(event: LearningEvent, origin: string): Description {
  switch (event.kind) {
    case 'BOOK_STARTED':
      return { verb: 'experienced', object: bookActivity(origin, event) };
    case 'BOOK_FINISHED':
      return { verb: 'completed', object: bookActivity(origin, event), result: { completion: true } };
    case 'BOOK_VERIFIED':
      return { verb: 'mastered', object: bookActivity(origin, event), result: { success: true, completion: true } };
    case 'HOMEWORK_DONE':
      return {
        verb: 'completed',
        object: homeworkActivity(origin, event),
        result: { success: event.inTime, completion: true },
      };
    case 'MISSION_STARTED':
      return { verb: 'attempted', object: missionActivity(origin, event), parent: bookActivity(origin, event) };
    case 'MISSION_HANDED_IN':
      return {
        verb: verbOfHandIn(event),
        object: missionActivity(origin, event),
        parent: bookActivity(origin, event),
        result: resultOf(event),
      };
  }
}

const hasPassed = ({ rateHundredths }: MissionHandedIn) => rateHundredths >= MISSION_TUNING.verifyingRate * 100;

/** Texts are not right or wrong: they are completed. */
function verbOfHandIn(event: MissionHandedIn): VerbName {
  if (!isScored(event.mission)) return 'completed';
  return hasPassed(event) ? 'passed' : 'failed';
}

function resultOf(event: MissionHandedIn): NonNullable<Statement['result']> {
  const { mission, correctCount, itemCount, rateHundredths } = event;
  const duration = durationOf(event);
  const scored = isScored(mission);
  return {
    ...(scored && {
      score: {
        scaled: rateHundredths / 10_000,
        // `max` has to be above `min` (section 2.4.5.1).
        ...(itemCount > 0 && { raw: correctCount, min: 0, max: itemCount }),
      },
      success: hasPassed(event),
    }),
    completion: true,
    ...(duration !== null && { duration }),
  };
}

/** ISO 8601 to a hundredth of a second (section 4.6); null for no single sitting. */
function durationOf({ startedAt, at, onPaper }: MissionHandedIn): string | null {
  const spent = at - startedAt;
  if (onPaper || spent < 0 || spent > recordTuning.longestSitting) return null;
  return `PT${Math.floor(spent / 10) / 100}S`;
}
