import { Sparkles } from 'lucide-react';
import { useCalm } from '../../lib/motion/useCalm.ts';
import { useServices } from '../../lib/services/ServicesContext.ts';
import { Switch, type SwitchProps } from './Switch.tsx';

/** Whether anything moves by itself. Takes effect at once and is remembered on this device. */
export function MotionSwitch(words: Pick<SwitchProps, 'label' | 'note' | 'compact'>) {
  const { motion } = useServices();
  const calm = useCalm();
  return <Switch {...words} icon={<Sparkles aria-hidden="true" />} on={!calm} onChange={(on) => motion.choose(!on)} />;
}
