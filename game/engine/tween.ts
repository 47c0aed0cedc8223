import { gsap } from 'gsap';
import { motion } from '../config/motion.ts';

/** The most that one frame moves the tweens on, however late it comes. */
const LONGEST_STEP_MS = 1_000;

let clockMs = 0;
let wasLate = false;

/**
 * Moves every tween on by one frame. gsap's own clock is taken off, so that tweens rest with everything else.
 * The clock belongs to the module, not to one mounted game: gsap's time must never run backwards.
 *
 * One late frame among others is a hitch, which nobody should see as a jump. Late frames in a row are a slow device:
 * there they count in full, or an animation of two seconds would take twenty.
 *
 * @param elapsedMs since the frame before, uncapped
 */
export function advanceTweens(elapsedMs: number): void {
  if (clockMs === 0) gsap.ticker.remove(gsap.updateRoot);
  const late = elapsedMs > motion.longestFrame;
  clockMs += late && !wasLate ? motion.longestFrame : Math.min(elapsedMs, LONGEST_STEP_MS);
  wasLate = late;
  gsap.updateRoot(clockMs / 1000);
}

/** Whether anything is on its way, or waits to be. */
export function isTweening(): boolean {
  return gsap.globalTimeline.getChildren(false).length > 0;
}

/** Lets gsap's ticker sleep while no frames are drawn; the next tween wakes it. */
export function restTweens(): void {
  gsap.ticker.sleep();
}

/**
 * Moves numbers of `target` to new values.
 *
 * @param ms duration; 0 sets them at once (reduced motion)
 * @returns resolves at the end, and also when the target is taken over or stopped by `stopTweens`
 */
export function tween<T extends object>(
  target: T,
  to: Partial<Record<keyof T, unknown>>,
  ms: number,
  ease = 'power2.out',
): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve();
    const vars = { ...to, overwrite: 'auto', onComplete: done, onInterrupt: done };
    if (ms <= 0) {
      gsap.set(target, to as gsap.TweenVars);
      done();
    } else {
      gsap.to(target, { ...vars, duration: ms / 1000, ease } as gsap.TweenVars);
    }
  });
}

/** Stops every tween of the target where it is. Call before destroying it. */
export function stopTweens(target: object): void {
  gsap.killTweensOf(target);
}
