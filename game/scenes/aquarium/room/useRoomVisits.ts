import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useGame } from '#game/engine/GameServices.ts';
import { useAquarium, useAquariumState } from '../AquariumContext.ts';
import { usePetActor } from '../petplay/usePetActor.ts';
import { newlyPlaced, nextVisit } from './roomUses.ts';

/** Between two visits to things of the room, and how long one takes with the way there; milliseconds. */
const EVERY_MS = 26_000;
const STAY_MS = 5_200;
/** From the middle of a thing to the middle of a pet at scale 1 that is beside it. */
const BESIDE = 150;
/** Until it has arrived. */
const WAY_MS = 1_500;

/**
 * The pet looks at what was just placed, and now and then swims to something that stands in the room and uses it.
 *
 * @param free nothing else is going on
 */
export function useRoomVisits(free: boolean): void {
  const { settings } = useGame();
  const { layout, actor: actors } = useAquarium();
  const { room, tankNo } = useAquariumState();
  const actor = usePetActor();
  const { reducedMotion } = useStore(settings);
  const seen = useRef({ room, tankNo });
  const last = useRef(0);

  useEffect(() => {
    const before = seen.current;
    seen.current = { room, tankNo };
    const came = before.tankNo === tankNo ? newlyPlaced(before.room, room) : null;
    const place = layout.room.find(({ position }) => position === came);
    if (!place || !actor) return;
    actor.glance({ x: place.x, y: place.y - place.size / 2 });
    void actor.play('wave');
  }, [room, tankNo, layout, actor]);

  useEffect(() => {
    if (!free || !actor) return;
    let arriving: ReturnType<typeof setTimeout> | undefined;
    const timer = setInterval(() => {
      const visit = nextVisit(room, layout.room, last.current);
      if (!visit || document.hidden || actor.asleep.getState()) return;
      const { x, y, size, position } = visit.place;
      last.current = position;
      actor.glance({ x, y: y - size / 2 });
      // Who wants less motion sees it look there.
      if (reducedMotion) return;
      // Beside it, towards the middle: it hides nothing, and is not hidden by what lies over the water.
      const { pet } = layout;
      const aside = Math.sign(pet.x - x) * BESIDE * pet.scale;
      actor.follow({ x: x + aside, y: y - size * 1.1 }, STAY_MS);
      arriving = setTimeout(() => {
        // Another one may have been mounted meanwhile.
        if (actors.getState() === actor) void actor.play(visit.action);
      }, WAY_MS);
    }, EVERY_MS);
    return () => {
      clearInterval(timer);
      clearTimeout(arriving);
    };
  }, [free, actor, actors, room, layout, reducedMotion]);
}
