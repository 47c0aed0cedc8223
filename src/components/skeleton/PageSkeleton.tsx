import { LoadingNote } from './LoadingNote.tsx';
import { Skeleton } from './Skeleton.tsx';

/** While the code of a page is on its way. */
export function PageSkeleton() {
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <LoadingNote />
      <Skeleton width={260} height={44} />
      <Skeleton height={280} radius={32} />
      <Skeleton height={180} radius={32} />
    </div>
  );
}
