import { PageHeader } from '../../components/page/PageHeader.tsx';
import { FriendPanel } from '../../features/aquarium/neighbours/FriendPanel.tsx';
import { MyVisitSettings } from '../../features/aquarium/neighbours/MyVisitSettings.tsx';
import { NeighbourBoard } from '../../features/aquarium/neighbours/NeighbourBoard.tsx';
import { WordsCard } from '../../features/aquarium/words/WordsCard.tsx';
import { AquariumTeaser } from '../../features/community/AquariumTeaser.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';
import styles from './CommunityAquaPage.module.css';

export function CommunityAquaPage() {
  useDocumentTitle('수족관');
  return (
    <>
      <PageHeader title="수족관" />
      <div className={styles.page}>
        <AquariumTeaser />
        <WordsCard />
        <NeighbourBoard />
        <div className={styles.own}>
          <FriendPanel />
          <MyVisitSettings />
        </div>
      </div>
    </>
  );
}
