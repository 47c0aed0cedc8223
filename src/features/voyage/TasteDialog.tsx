import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { QueryView } from '../../components/states/QueryView.tsx';
import { paths } from '../../config/paths.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';
import { VoyagePairs } from './parts/VoyagePairs.tsx';
import { VoyageStoryPage } from './parts/VoyageStoryPage.tsx';
import styles from './TasteDialog.module.css';
import { TasteReward } from './TasteReward.tsx';
import { voyageQueries } from './voyageQueries.ts';

/** `skipped`: the reward is shown as what would follow. */
type Step = 'read' | 'play' | 'reward' | 'skipped';

/** Of a visitor nobody knows the age: this one most can read. */
const STORY = 'LOWER';

const titles: Readonly<Record<Step, string>> = {
  read: '1분 맛보기',
  play: '낱말과 뜻을 짝지어 봐요',
  reward: '조개를 얻었어요!',
  skipped: '이렇게 조개가 모여요',
};
const stepNo: Readonly<Record<Step, number>> = { read: 0, play: 1, reward: 2, skipped: 2 };

/**
 * The story of a first voyage, its three pairs, and what follows from them: all of the product in a minute. Nothing is
 * kept; closed, it never was.
 */
export function TasteDialog({ onClose }: { onClose: () => void }) {
  const story = useQuery(voyageQueries.story(useApi(), STORY));
  const [step, setStep] = useState<Step>('read');
  const begin = useRef<HTMLDivElement>(null);

  // The buttons of the step before are gone: reading begins at the new one.
  useEffect(() => {
    if (step !== 'read') begin.current?.focus();
  }, [step]);

  return (
    <Dialog
      open
      onClose={onClose}
      title={step === 'read' && story.data ? story.data.title : titles[step]}
      maxWidth={680}
      footer={(story.data || step !== 'read') && <Footer step={step} onClose={onClose} onStep={setStep} />}
    >
      <div ref={begin} className={styles.step} tabIndex={-1}>
        <ol className={styles.dots} aria-hidden="true">
          {[0, 1, 2].map((no) => (
            <li key={no} data-here={no === stepNo[step] || undefined} />
          ))}
        </ol>
        <QueryView query={story} skeleton={<Skeleton height={280} radius={24} />}>
          {(shown) => (
            <>
              {step === 'read' && <VoyageStoryPage id={STORY} story={shown} />}
              {step === 'play' && <VoyagePairs id={STORY} story={shown} onDone={() => setStep('reward')} />}
              {stepNo[step] === 2 && <TasteReward />}
            </>
          )}
        </QueryView>
      </div>
    </Dialog>
  );
}

interface FooterProps {
  step: Step;
  onClose: () => void;
  onStep: (step: Step) => void;
}

function Footer({ step, onClose, onStep }: FooterProps) {
  if (step === 'read')
    return (
      <>
        <Button tone="ghost" onClick={onClose}>
          그만 보기
        </Button>
        <Button onClick={() => onStep('play')}>다 읽었어요</Button>
      </>
    );
  if (step === 'play')
    return (
      <>
        <Button tone="ghost" onClick={() => onStep('read')}>
          다시 읽기
        </Button>
        <Button tone="soft" onClick={() => onStep('skipped')}>
          건너뛰기
        </Button>
      </>
    );
  return (
    <>
      <Button tone="soft" onClick={onClose}>
        로그인하기
      </Button>
      {/* Its own document: only there may the script of the identity verifier run. */}
      <ButtonLink to={paths.signUp.getHref()} reloadDocument>
        시작하기
      </ButtonLink>
    </>
  );
}
