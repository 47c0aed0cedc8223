import { useEffect, useRef } from 'react';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { artIconUrl } from '#src/components/art-icon/artIconUrl.ts';
import { CountUp } from '#src/components/count-up/CountUp.tsx';
import { useCalm } from '#src/lib/motion/useCalm.ts';
import { flyShells } from './flyShells.ts';

/** What was earned for the aquarium; it flies to the student's corner, so that one sees where it goes. */
export function EarnedShells({ count }: { count: number }) {
  const calm = useCalm();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (calm || count === 0 || !place.current) return;
    return flyShells(place.current, artIconUrl('oyster'), count);
  }, [calm, count]);
  return (
    <span ref={place}>
      <ArtIcon name="oyster" size={36} /> 조개 <CountUp value={count} />개
    </span>
  );
}
