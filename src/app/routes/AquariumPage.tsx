import { AquariumStage } from '../../features/aquarium/AquariumStage.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';

export function AquariumPage() {
  useDocumentTitle('수족관');
  return <AquariumStage />;
}
