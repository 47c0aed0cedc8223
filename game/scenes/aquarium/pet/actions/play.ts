import { gsap } from 'gsap';
import type { ActionContext } from './ActionContext.ts';

/** Sways to a tune, somersaults once, lands laughing. */
export function play({ motion, sparks, express, reach }: ActionContext): gsap.core.Timeline {
  const timeline = gsap.timeline();
  const note = (side: number) =>
    sparks.launch({
      kind: 'note',
      x: side * reach * 0.8,
      y: -reach * 0.5,
      speedX: side * 30,
      speedY: -90,
      fall: 30,
      life: 1.2,
      size: 0.8,
    });
  timeline.call(express, [{ mouth: 'delighted', eyes: 'open', sparkle: true }], 0);
  for (let beat = 0; beat < 3; beat += 1) {
    const side = beat % 2 === 0 ? 1 : -1;
    timeline.to(
      motion,
      { x: side * 34, rotation: side * 0.16, y: -10, duration: 0.24, ease: 'sine.inOut' },
      beat * 0.26,
    );
    timeline.to(motion, { lift: beat % 2 === 0 ? 0.7 : 0.3, duration: 0.24, ease: 'sine.inOut' }, beat * 0.26);
    timeline.call(note, [side], beat * 0.26 + 0.05);
  }
  timeline.to(
    motion,
    { x: 0, rotation: 0, y: 14, scaleY: 0.84, scaleX: 1.12, lift: -0.4, duration: 0.2, ease: 'power2.out' },
    0.8,
  );
  timeline.call(express, [{ mouth: 'delighted', eyes: 'happy' }], 1);
  timeline.to(motion, { y: -78, scaleY: 1.06, scaleX: 0.97, lift: 1, duration: 0.36, ease: 'power2.out' }, 1);
  timeline.to(motion, { rotation: Math.PI * 2, duration: 0.66, ease: 'power1.inOut' }, 1);
  timeline.call(() => sparks.burst('sparkle', 7, 0, -40, 150, 0.7), [], 1.3);
  timeline.to(motion, { y: 12, duration: 0.3, ease: 'power2.in' }, 1.36);
  timeline.set(motion, { rotation: 0 }, 1.66);
  timeline.to(motion, { scaleY: 0.88, scaleX: 1.1, duration: 0.1, ease: 'power2.out' }, 1.66);
  timeline.to(motion, { scaleX: 1, scaleY: 1, y: 0, lift: 0, duration: 0.8, ease: 'elastic.out(1, 0.45)' }, 1.76);
  timeline.call(express, [{}], 2.3);
  return timeline;
}
