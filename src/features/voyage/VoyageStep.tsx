import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { VoyageState, VoyageStepBody } from '#contract/voyage.ts';
import { ArtIcon } from '../../components/art-icon/ArtIcon.tsx';
import { Button } from '../../components/button/Button.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { QueryView } from '../../components/states/QueryView.tsx';
import { useApi } from '../../lib/services/ServicesContext.ts';
import { BornPet, HatchStep } from './HatchStep.tsx';
import { VoyageEgg } from './parts/VoyageEgg.tsx';
import { VoyageOx } from './parts/VoyageOx.tsx';
import { VoyagePairs } from './parts/VoyagePairs.tsx';
import { VoyageStoryPage } from './parts/VoyageStoryPage.tsx';
import styles from './VoyageView.module.css';
import { voyageQueries } from './voyageQueries.ts';

interface VoyageStepProps {
  voyage: VoyageState;
  busy: boolean;
  onTake: (body: VoyageStepBody) => void;
}

/** The screens of a voyage in their order; two of them only show what a step has brought. */
const screens = ['READ', 'PAIRS', 'CRACKED', 'OX', 'SHELLS', 'FEED', 'HATCH', 'DONE'] as const;
type Screen = (typeof screens)[number];

const screenOf: Readonly<Record<VoyageState['next'], Screen>> = {
  START: 'READ',
  READ: 'READ',
  PAIRS: 'PAIRS',
  OX: 'OX',
  FEED: 'FEED',
  HATCH: 'HATCH',
  DONE: 'DONE',
  SKIPPED: 'DONE',
};

/** One screen of the voyage, by the step that comes next. */
export function VoyageStep({ voyage, busy, onTake }: VoyageStepProps) {
  const { next, pet } = voyage;
  const [before, setBefore] = useState(next);
  const [brought, setBrought] = useState<'CRACKED' | 'SHELLS' | null>(null);
  if (before !== next) {
    setBefore(next);
    if (before === 'PAIRS' && next === 'OX') setBrought('CRACKED');
    else if (before === 'OX' && next === 'FEED') setBrought('SHELLS');
  }
  const story = useQuery(voyageQueries.story(useApi(), voyage.story));
  const screen = brought ?? screenOf[next];

  if (screen === 'CRACKED')
    return (
      <Frame screen={screen} title="톡! 알에 금이 갔어요">
        <Egg cracks={1} />
        <p className={styles.lead}>이야기를 잘 들었나 봐요. 하나만 더 해 볼까요?</p>
        <Button size="l" wide onClick={() => setBrought(null)}>
          다음
        </Button>
      </Frame>
    );
  if (screen === 'SHELLS')
    return (
      <Frame screen={screen} title="조개 10개를 얻었어요!">
        <Egg cracks={2} shells />
        <p className={styles.lead}>알도 꿈틀꿈틀, 금이 하나 더 생겼어요.</p>
        <Button size="l" wide onClick={() => setBrought(null)}>
          다음
        </Button>
      </Frame>
    );
  if (screen === 'FEED')
    return (
      <Frame screen={screen} title="알에게 밥을 줘 볼까요?">
        <Egg cracks={pet.cracks} />
        <button
          type="button"
          className={styles.food}
          aria-busy={busy || undefined}
          onClick={() => onTake({ step: 'FEED' })}
        >
          <ArtIcon name="rice-ball" size={72} />
          냠냠 밥 주기
        </button>
      </Frame>
    );
  if (screen === 'HATCH')
    return (
      <Frame screen={screen} title="알이 흔들려요! 누가 나올까요?">
        <HatchStep pet={pet} busy={busy} onHatch={(choice) => onTake({ step: 'HATCH', ...choice })} />
      </Frame>
    );
  if (screen === 'DONE')
    return (
      <Frame screen={screen} title="바다 친구가 태어났어요!">
        <BornPet pet={pet} />
      </Frame>
    );
  return (
    <QueryView query={story} skeleton={<Skeleton height={320} radius={24} />} errorTitleAs="h1">
      {(shown) =>
        screen === 'READ' ? (
          <Frame screen={screen} title={shown.title}>
            <VoyageStoryPage id={voyage.story} story={shown} />
            <div className={styles.bar}>
              <Button size="l" wide busy={busy} onClick={() => onTake({ step: 'READ' })}>
                다 읽었어요
              </Button>
            </div>
          </Frame>
        ) : screen === 'PAIRS' ? (
          <Frame screen={screen} title="낱말과 뜻을 짝지어 봐요">
            <VoyagePairs id={voyage.story} story={shown} onDone={(meanings) => onTake({ step: 'PAIRS', meanings })} />
          </Frame>
        ) : (
          <Frame screen={screen} title="이야기와 맞으면 O, 다르면 X">
            <VoyageOx
              id={voyage.story}
              story={shown}
              busy={busy}
              onDone={(answers) => onTake({ step: 'OX', answers })}
            />
          </Frame>
        )
      }
    </QueryView>
  );
}

/** A screen with its place on the way; reading begins at its title. */
function Frame({ screen, title, children }: { screen: Screen; title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one heading takes the place of the one before
  useEffect(() => heading.current?.focus({ preventScroll: true }), [screen]);
  return (
    <section className={styles.step}>
      <ol className={styles.dots} aria-hidden="true">
        {screens.map((each) => (
          <li key={each} data-here={screens.indexOf(each) <= screens.indexOf(screen) || undefined} />
        ))}
      </ol>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </section>
  );
}

function Egg({ cracks, shells = false }: { cracks: number; shells?: boolean }) {
  return (
    <div className={styles.sea} aria-hidden="true">
      {shells && (
        <span className={styles.shells}>
          <ArtIcon name="spiral-shell" size={56} />
          <b>+10</b>
        </span>
      )}
      <VoyageEgg cracks={cracks} size={176} stirs />
    </div>
  );
}
