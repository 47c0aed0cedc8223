import { Sparkles } from 'lucide-react';
import { useCalm } from '../../lib/motion/useCalm.ts';
import { useServices } from '../../lib/services/ServicesContext.ts';
import { Switch } from '../switch/Switch.tsx';

/** Stops everything that moves by itself, on every page that has an end: the sea of a page never rests otherwise. */
export function MotionSwitch() {
  const { motion } = useServices();
  const calm = useCalm();
  return (
    <Switch
      compact
      label="화면 움직임"
      icon={<Sparkles aria-hidden="true" />}
      on={!calm}
      onChange={(on) => motion.choose(!on)}
    />
  );
}
