import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { paths } from '../../config/paths.ts';
import styles from './TasteDialog.module.css';
import { TastePairs } from './TastePairs.tsx';
import { TasteReward } from './TasteReward.tsx';
import { tasteStory } from './tasteStory.ts';

/** `skipped`: the reward is shown as what would follow. */
type Step = 'read' | 'play' | 'reward' | 'skipped';

const titles: Readonly<Record<Step, string>> = {
  read: tasteStory.title,
  play: '낱말과 뜻을 짝지어 봐요',
  reward: '조개를 얻었어요!',
  skipped: '이렇게 조개가 모여요',
};
const stepNo: Readonly<Record<Step, number>> = { read: 0, play: 1, reward: 2, skipped: 2 };

/**
 * One page of a story, a mission of three pairs, and what follows from it: all of the product in a minute. Nothing is
 * sent and nothing is kept; closed, it never was.
 */
export function TasteDialog({ onClose }: { onClose: () => void }) {
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
      title={titles[step]}
      maxWidth={680}
      footer={<Footer step={step} onClose={onClose} onStep={setStep} />}
    >
      <div ref={begin} className={styles.step} tabIndex={-1}>
        <ol className={styles.dots} aria-hidden="true">
          {[0, 1, 2].map((no) => (
            <li key={no} data-here={no === stepNo[step] || undefined} />
          ))}
        </ol>
        {step === 'read' && <Story />}
        {step === 'play' && <TastePairs onDone={() => setStep('reward')} />}
        {stepNo[step] === 2 && <TasteReward />}
      </div>
    </Dialog>
  );
}

function Story() {
  return (
    <div className={styles.story}>
      {tasteStory.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
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
