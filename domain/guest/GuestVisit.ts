import { GUEST_TUNING } from './tuning.ts';

/** How far a guest has come with one reader. Days are those of Seoul, `YYYY-MM-DD`. */
export interface GuestVisit {
  readonly bookNo: number;
  /** Milliseconds UTC. */
  readonly arrivedAt: number;
  /** Scenes that were played: 0 none, 1 greeted, 2 asked, 3 left its memento. */
  readonly scene: number;
  /** Day of the last of them. */
  readonly sceneDay: string | null;
  /** 0–2, once it has asked. */
  readonly answer: number | null;
  /** Day on which it was last in the sea. */
  readonly seenDay: string | null;
}

export const LAST_SCENE = 3;

/** The scene a guest is ready to play: one a day, and none once all were played. It waits for ever. */
export function nextScene({ scene, sceneDay }: Pick<GuestVisit, 'scene' | 'sceneDay'>, day: string): number | null {
  return scene >= LAST_SCENE || sceneDay === day ? null : scene + 1;
}

/** What became of a wish to play a scene. `DONE`: it was played before, nothing changes. */
export type SceneResult<V> = { ok: true; visit: V } | { ok: false; reason: 'DONE' | 'NOT_YET' | 'NO_ANSWER' };

/**
 * Plays one scene. Asked again it changes nothing; a later one waits for its turn and its day.
 *
 * @param answer 0–2, needed by the second scene and by no other
 */
export function playScene<V extends GuestVisit>(
  visit: V,
  wish: { scene: number; answer: number | null },
  day: string,
): SceneResult<V> {
  if (wish.scene <= visit.scene) return { ok: false, reason: 'DONE' };
  if (nextScene(visit, day) !== wish.scene) return { ok: false, reason: 'NOT_YET' };
  const asks = wish.scene === 2;
  if (asks && wish.answer === null) return { ok: false, reason: 'NO_ANSWER' };
  return {
    ok: true,
    visit: { ...visit, scene: wish.scene, sceneDay: day, answer: asks ? wish.answer : visit.answer },
  };
}

/**
 * Who is in the sea on a day, at most `atOnce`: first whose favourite treat was laid out, then who has a scene to play,
 * the newest first, then who was there longest ago. Who came today stays today.
 *
 * @param isTreated its favourite food was given today
 * @param atOnce places in the sea: the visitor of a feast takes one of them
 */
export function presentGuests<V extends GuestVisit>(
  visits: readonly V[],
  day: string,
  isTreated: (visit: V) => boolean,
  atOnce: number = GUEST_TUNING.atOnce,
): V[] {
  const rank = (visit: V) => (isTreated(visit) ? 0 : visit.scene < LAST_SCENE ? 1 : visit.seenDay === day ? 2 : 3);
  return [...visits]
    .sort(
      (one, two) =>
        rank(one) - rank(two) ||
        (rank(one) === 1 ? two.arrivedAt - one.arrivedAt : compare(one.seenDay ?? '', two.seenDay ?? '')) ||
        one.bookNo - two.bookNo,
    )
    .slice(0, atOnce);
}

const compare = (one: string, two: string) => (one < two ? -1 : one > two ? 1 : 0);
