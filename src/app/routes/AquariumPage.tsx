import { AquariumPlaces } from '../../features/aquarium/AquariumPlaces.tsx';
import { CanvasSettings } from '../../features/mission/settings/SettingsButton.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';
import { AquariumAlbum } from '../aquarium/AquariumAlbum.tsx';
import { AquariumPicture } from '../aquarium/AquariumPicture.tsx';
import { useCheers } from '../aquarium/useCheers.ts';
import { useLiveAquarium } from '../aquarium/useLiveAquarium.ts';

export function AquariumPage() {
  useDocumentTitle('수족관');
  useLiveAquarium();
  useCheers();
  return (
    <>
      <AquariumPlaces />
      <AquariumPicture />
      <AquariumAlbum />
      <CanvasSettings sea />
    </>
  );
}
