import { PageHeader } from '../../components/page/PageHeader.tsx';
import { FriendPanel } from '../../features/aquarium/neighbours/FriendPanel.tsx';
import { MyDoorPanel } from '../../features/aquarium/neighbours/MyDoorPanel.tsx';
import { NeighbourBoard } from '../../features/aquarium/neighbours/NeighbourBoard.tsx';
import { WordsCard } from '../../features/aquarium/words/WordsCard.tsx';
import { AquariumDoor } from '../../features/community/AquariumDoor.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';
import styles from './CommunityAquaPage.module.css';

export function CommunityAquaPage() {
  useDocumentTitle('수족관');
  return (
    <>
      <PageHeader title="수족관" />
      <div className={styles.page}>
        <AquariumDoor />
        <WordsCard />
        <NeighbourBoard />
        <div className={styles.own}>
          <FriendPanel />
          <MyDoorPanel />
        </div>
      </div>
    </>
  );
}
