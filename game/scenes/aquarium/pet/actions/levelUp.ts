import { gsap } from 'gsap';
import type { ActionContext } from './ActionContext.ts';

/** Gathers, shoots up in light and stars, lands and laughs; a whale blows its fountain. */
export function levelUp({ motion, sparks, express, reach }: ActionContext): gsap.core.Timeline {
  const timeline = gsap.timeline();
  timeline.call(express, [{ mouth: 'flat', eyes: 'closed' }], 0);
  timeline.to(
    motion,
    { scaleY: 0.8, scaleX: 1.14, y: 22, lift: -0.4, glow: 0.55, duration: 0.46, ease: 'power2.out' },
    0,
  );
  timeline.to(motion, { x: 3, duration: 0.05, repeat: 5, yoyo: true, ease: 'none' }, 0.2);
  timeline.set(motion, { x: 0 }, 0.52);
  timeline.call(express, [{ mouth: 'delighted', eyes: 'open', sparkle: true }], 0.54);
  timeline.to(
    motion,
    { y: -86, scaleY: 1.12, scaleX: 0.92, lift: 1, glow: 1, duration: 0.4, ease: 'power3.out' },
    0.54,
  );
  timeline.to(motion, { spout: 1, duration: 0.4, ease: 'back.out(2)' }, 0.66);
  timeline.call(
    () => {
      sparks.launch({ kind: 'ring', x: 0, y: -40, speedX: 0, speedY: 0, fall: 0, life: 0.8, size: 0.6, growth: 4.6 });
      sparks.burst('star', 9, 0, -50, 280, 0.9);
    },
    [],
    0.72,
  );
  timeline.call(() => sparks.burst('sparkle', 6, 0, -reach, 170, 0.8), [], 1.05);
  timeline.to(motion, { scaleX: 1, scaleY: 1, duration: 0.3, ease: 'sine.inOut' }, 0.94);
  timeline.to(motion, { y: -76, duration: 0.5, ease: 'sine.inOut' }, 0.94);
  timeline.call(express, [{ mouth: 'delighted', eyes: 'happy' }], 1.2);
  timeline.to(motion, { y: 12, duration: 0.4, ease: 'power2.in' }, 1.46);
  timeline.to(motion, { spout: 0, glow: 0.3, duration: 0.3 }, 1.6);
  timeline.to(motion, { scaleY: 0.87, scaleX: 1.1, duration: 0.1, ease: 'power2.out' }, 1.86);
  timeline.to(
    motion,
    { scaleX: 1, scaleY: 1, y: 0, lift: 0, glow: 0, duration: 0.9, ease: 'elastic.out(1, 0.45)' },
    1.96,
  );
  timeline.call(express, [{}], 2.6);
  return timeline;
}
