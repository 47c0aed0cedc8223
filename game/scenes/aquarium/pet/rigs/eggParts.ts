import type { PartSpec } from './RigSpec.ts';

/** The egg in its shell bowl; the two halves and the cracks are shown only while it hatches. */
export const eggParts: readonly PartSpec[] = [
  { name: 'glow', frame: 'fx/glow', x: 0, y: 10, scaleX: 2.6, scaleY: 2.6, alpha: 0.5 },
  {
    name: 'egg',
    x: 0,
    y: 112,
    sway: { amplitude: 0.035, speed: 1.6, phase: 0, followX: 0.0006, stiffness: 40 },
    breathe: 0.008,
  },
  { name: 'egg-whole', parent: 'egg', frame: 'pet/egg/body', x: 0, y: 0 },
  { name: 'egg-bottom', parent: 'egg', frame: 'pet/egg/half-bottom', x: 0, y: 0, visible: false },
  { name: 'egg-top', parent: 'egg', frame: 'pet/egg/half-top', x: 0, y: 0, visible: false },
  { name: 'egg-crack-1', parent: 'egg', frame: 'pet/egg/crack-1', x: 0, y: 0, visible: false },
  { name: 'egg-crack-2', parent: 'egg', frame: 'pet/egg/crack-2', x: 0, y: 0, visible: false },
  { name: 'nest', frame: 'pet/egg/nest', x: 0, y: 112 },
];
