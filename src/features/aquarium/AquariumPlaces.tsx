import { useNavigate, useSearchParams } from 'react-router-dom';
import { aquariumHref, aquariumPlaceOf } from '../../config/aquariumHref.ts';
import { useGameEvent } from '../../game-host/useGameEvent.ts';
import { useSceneSoon } from '../../game-host/useSceneSoon.ts';
import { AquariumStage } from './AquariumStage.tsx';
import { ReefStage } from './reef/ReefStage.tsx';
import { VisitStage } from './visit/VisitStage.tsx';
import { WordCatchStage } from './words/WordCatchStage.tsx';

const sceneOf = { home: 'aquarium', words: 'word-catch', visit: 'visit', reef: 'reef' } as const;

/** The window of the aquarium: home, the words of the day, the reef of the class, or a visit, by its address. */
export function AquariumPlaces() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  useGameEvent('aquarium/words-wanted', () => void navigate(aquariumHref({ is: 'words' })));
  useGameEvent('aquarium/reef-wanted', () => void navigate(aquariumHref({ is: 'reef' })));
  const place = aquariumPlaceOf(search);
  useSceneSoon(sceneOf[place.is]);
  if (place.is === 'words') return <WordCatchStage />;
  if (place.is === 'reef') return <ReefStage />;
  if (place.is === 'visit') return <VisitStage key={place.visitKey} visitKey={place.visitKey} />;
  return <AquariumStage {...(place.opens && { opens: place.opens })} />;
}
