import type { ReactNode } from 'react';
import { EmptySea } from '../illustrations/EmptySea.tsx';
import { SeaPicture, type SeaPictureName } from '../illustrations/SeaPicture.tsx';
import { StateCard } from './StateCard.tsx';

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  mood?: 'searching' | 'sleeping';
  /** A scene of what is missing, where there is one, in place of the fish alone. */
  picture?: SeaPictureName;
  titleAs?: 'p' | 'h1';
}

export function EmptyState({ mood = 'searching', picture, ...rest }: EmptyStateProps) {
  return <StateCard picture={picture ? <SeaPicture name={picture} /> : <EmptySea mood={mood} />} {...rest} />;
}
