import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#src/components/button/IconButton.tsx';
import { SafetyDialog } from './SafetyDialog.tsx';

interface SafetyHelpProps {
  visitKey: string;
  nickname: string;
  friend: boolean;
  className?: string | undefined;
}

/** The way to what can be done when somebody does no good. */
export function SafetyHelp({ className, ...about }: SafetyHelpProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        tone="white"
        className={className}
        label={`${about.nickname} 이웃 신고하거나 만나지 않기`}
        icon={<CircleHelp />}
        onClick={() => setOpen(true)}
      />
      <SafetyDialog open={open} {...about} onClose={() => setOpen(false)} onBlocked={() => {}} />
    </>
  );
}
