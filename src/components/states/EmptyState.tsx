import type { ReactNode } from 'react';
import { EmptySea } from '../illustrations/EmptySea.tsx';
import { StateCard } from './StateCard.tsx';

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  mood?: 'searching' | 'sleeping';
  titleAs?: 'p' | 'h1';
}

export function EmptyState({ mood = 'searching', ...rest }: EmptyStateProps) {
  return <StateCard picture={<EmptySea mood={mood} />} {...rest} />;
}
