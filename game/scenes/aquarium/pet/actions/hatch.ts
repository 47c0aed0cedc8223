import { gsap } from 'gsap';
import type { ActionContext } from './ActionContext.ts';

/** The egg rocks, cracks twice, opens in light, and the baby pops out. */
export function hatch({ motion, sparks, express, part, becomeBaby }: ActionContext): gsap.core.Timeline {
  const timeline = gsap.timeline();
  const show = (name: string, visible: boolean) => {
    const node = part(name);
    if (node) node.container.visible = visible;
  };
  const rock = (at: number, strength: number) => {
    timeline.to(motion, { rotation: strength, duration: 0.09, ease: 'sine.out' }, at);
    timeline.to(motion, { rotation: -strength, duration: 0.14, repeat: 2, yoyo: true, ease: 'sine.inOut' }, at + 0.09);
    timeline.to(motion, { rotation: 0, duration: 0.12, ease: 'sine.out' }, at + 0.51);
  };
  rock(0, 0.06);
  timeline.call(show, ['egg-crack-1', true], 0.3);
  rock(0.9, 0.1);
  timeline.call(show, ['egg-crack-1', false], 1.2);
  timeline.call(show, ['egg-crack-2', true], 1.2);
  timeline.call(() => sparks.burst('sparkle', 5, 0, 10, 110, 0.6), [], 1.2);
  timeline.to(motion, { scaleY: 0.93, scaleX: 1.05, glow: 0.9, duration: 0.4, ease: 'power2.out' }, 1.7);
  timeline.to(motion, { x: 3, duration: 0.05, repeat: 7, yoyo: true, ease: 'none' }, 1.7);
  timeline.set(motion, { x: 0 }, 2.12);
  timeline.call(
    () => {
      show('egg-crack-2', false);
      show('egg-whole', false);
      show('egg-bottom', true);
      show('egg-top', true);
      sparks.launch({ kind: 'ring', x: 0, y: 0, speedX: 0, speedY: 0, fall: 0, life: 0.7, size: 0.5, growth: 4.4 });
      sparks.burst('star', 9, 0, -10, 260, 0.85);
    },
    [],
    2.12,
  );
  const top = part('egg-top')?.container;
  if (top) {
    timeline.to(top, { y: -150, rotation: 0.7, alpha: 0, duration: 0.36, ease: 'power2.out' }, 2.12);
  }
  timeline.to(motion, { scaleX: 1.1, scaleY: 1.1, glow: 1, duration: 0.16, ease: 'power2.out' }, 2.12);
  timeline.call(becomeBaby, [], 2.5);
  timeline.call(express, [{ mouth: 'delighted', eyes: 'happy' }], 2.51);
  timeline.fromTo(
    motion,
    { scaleX: 0.35, scaleY: 0.35, y: 40 },
    { scaleX: 1, scaleY: 1, y: 0, duration: 0.9, ease: 'elastic.out(1.1, 0.5)', immediateRender: false },
    2.5,
  );
  timeline.to(motion, { lift: 0.9, duration: 0.3, ease: 'back.out(2)' }, 2.6);
  timeline.call(() => sparks.burst('heart', 6, 0, -75, 150, 0.6), [], 2.8);
  timeline.to(motion, { lift: 0, glow: 0, duration: 0.5, ease: 'sine.inOut' }, 3.3);
  timeline.call(express, [{}], 3.7);
  return timeline;
}
