import { useQuery } from '@tanstack/react-query';
import { DoorOpen } from 'lucide-react';
import { Button } from '../../components/button/Button.tsx';
import { SeaScene } from '../../components/illustrations/SeaScene.tsx';
import { PetFace } from '../../components/pet/PetFace.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { QueryView } from '../../components/states/QueryView.tsx';
import { useOpenAquarium } from '../../lib/browser/useOpenAquarium.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';
import styles from './AquariumTeaser.module.css';
import { communityQueries } from './communityQueries.ts';

/** The big door to the aquarium. */
export function AquariumTeaser() {
  const query = useQuery(communityQueries.mainPet(useApi()));
  const openAquarium = useOpenAquarium();
  return (
    <section className={styles.door} aria-label="수족관">
      <SeaScene />
      <QueryView query={query} skeleton={<Skeleton height={560} radius={32} />}>
        {({ pet }) => (
          <div className={styles.inside}>
            <div className={styles.window}>
              <PetFace {...pet} size="fill" title={pet.nickname} afloat />
            </div>
            <div className={styles.card}>
              <h2>
                {pet.stage === 'egg' ? (
                  '알 속에서 콩콩 소리가 나요'
                ) : (
                  <>
                    <span translate="no">{pet.nickname}</span> 친구와 놀아 볼까요?
                  </>
                )}
              </h2>
              <p>책을 읽고 모은 조개로 밥도 주고, 함께 놀고, 방도 꾸며요.</p>
              <Button size="l" icon={<DoorOpen aria-hidden="true" />} onClick={openAquarium}>
                수족관 들어가기
              </Button>
            </div>
          </div>
        )}
      </QueryView>
    </section>
  );
}
