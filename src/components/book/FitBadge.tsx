import { Anchor, Sparkles, Waves } from 'lucide-react';
import type { BookCard as BookCardData } from '#contract/book.ts';
import { Badge } from '../badge/Badge.tsx';

const looks = {
  EASY: { tone: 'sea', label: '쉬워요', icon: <Waves aria-hidden="true" /> },
  FIT: { tone: 'kelp', label: '딱 맞아요', icon: <Sparkles aria-hidden="true" /> },
  CHALLENGE: { tone: 'sand', label: '도전해요', icon: <Anchor aria-hidden="true" /> },
} as const;

/** How hard the book is for this reader. */
export function FitBadge({ fit }: { fit: BookCardData['fit'] }) {
  const look = looks[fit];
  return (
    <Badge tone={look.tone} icon={look.icon}>
      {look.label}
    </Badge>
  );
}
