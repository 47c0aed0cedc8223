import { useQuery } from '@tanstack/react-query';
import { WORD_TUNING } from '#domain/word-mission/tuning.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { Button } from '#src/components/button/Button.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { aquariumHref } from '#src/config/aquariumHref.ts';
import { useOpenAquarium } from '#src/lib/browser/useOpenAquarium.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { aquariumQuery } from '../aquariumQuery.ts';
import styles from './WordsCard.module.css';

const slots = Array.from({ length: WORD_TUNING.aDay }, (_, index) => index + 1);

/** The words of the day on the page of the aquarium: how far it is, and the way in. */
export function WordsCard() {
  const query = useQuery(aquariumQuery(useApi()));
  const open = useOpenAquarium(aquariumHref({ is: 'words' }));
  return (
    <Panel title="오늘의 낱말">
      <QueryView query={query} skeleton={<Skeleton height={120} radius={24} />}>
        {({ words }) => {
          const caught = WORD_TUNING.aDay - words.ready;
          return (
            <div className={styles.card}>
              <p className={styles.shells} role="img" aria-label={`${WORD_TUNING.aDay}개 가운데 ${caught}개 잡음`}>
                {slots.map((slot) => (
                  <span key={slot} className={slot <= caught ? styles.full : styles.empty}>
                    <ArtIcon name="oyster" size={56} />
                  </span>
                ))}
              </p>
              <p className={styles.words}>{sentence(words)}</p>
              <Button onClick={open}>{words.ready > 0 ? '낱말 잡으러 가기' : '낱말 보러 가기'}</Button>
            </div>
          );
        }}
      </QueryView>
    </Panel>
  );
}

function sentence({ ready, rewards }: { ready: number; rewards: number }): string {
  if (rewards > 0) return '받을 조개가 기다리고 있어요.';
  if (ready === 0) return '오늘의 낱말을 모두 잡았어요. 내일 새 낱말이 떠올라요.';
  const { book, list } = WORD_TUNING.shells;
  return `물방울 속 글자를 잡으면 조개를 받아요. 내가 읽은 책의 낱말은 ${book}개, 새 낱말은 ${list}개예요.`;
}
