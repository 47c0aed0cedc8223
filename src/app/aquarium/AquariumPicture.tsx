import { useState } from 'react';
import { useGameEvent } from '../../game-host/useGameEvent.ts';
import { PictureDialog } from './PictureDialog.tsx';

/** The postcard of the aquarium. */
export function AquariumPicture() {
  const [taken, setTaken] = useState<{ png: Blob; name: string } | null>(null);
  useGameEvent('aquarium/picture', setTaken);
  return (
    taken && (
      <PictureDialog
        {...taken}
        title="찰칵! 수족관 엽서예요"
        description="친구 이름과 날짜만 적혀 있어요."
        alt="내 수족관"
        noun="엽서"
        onClose={() => setTaken(null)}
      />
    )
  );
}
