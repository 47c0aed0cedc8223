import { LifeBuoy, Sailboat } from 'lucide-react';
import { useState } from 'react';
import { CONTEST_TUNING } from '#domain/contest/contestTuning.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { Button } from '#src/components/button/Button.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { paths } from '#src/config/paths.ts';
import { useAskedContest } from '../choice/useAskedContest.ts';
import type { ShownContest } from '../choice/useShownContest.ts';
import { GuideDialog } from '../guide/GuideDialog.tsx';
import { ContestHero } from '../hero/ContestHero.tsx';
import { useJoin } from '../level-test/useJoin.ts';
import cards from './cards.module.css';
import { PastCertificateLink } from './PastCertificateLink.tsx';
import styles from './RegistrationView.module.css';
import { useContestBooks } from './useContestBooks.ts';

const steps = [
  { art: 'compass', title: '진단검사', text: '스무 문제로 나의 수준을 찾아요.' },
  { art: 'open-book', title: '책 읽기', text: '내 수준의 이번 주 책을 읽어요.' },
  { art: 'puzzle-piece', title: '미션', text: '미션을 풀어 점수를 모아요.' },
  { art: 'trophy', title: '완주', text: '점수를 채우면 완주 인증서를 받아요.' },
] as const;

/** For who has no contest level yet: join while it runs, a thank-you once it is over. */
export function RegistrationView({ status }: { status: ShownContest }) {
  const [guide, setGuide] = useState(false);
  const books = useContestBooks(status).data;
  const { join, joining } = useJoin(useAskedContest());
  const over = status.status === 'COMPLETED';
  return (
    <div className={cards.page}>
      <ContestHero
        status={status}
        pictures={books}
        prizes={books?.prizes}
        lead={
          over
            ? '함께해 준 친구들 모두 고마워요! 다음 대회에서 만나요.'
            : '책을 읽고 미션을 풀며 친구들과 함께 항해해요. 지금 참가해도 늦지 않았어요!'
        }
        actions={
          <>
            {over ? (
              <ButtonLink size="l" to={paths.search.getHref()}>
                다음 책 찾아보기
              </ButtonLink>
            ) : (
              <>
                <Button size="l" busy={joining} icon={<Sailboat aria-hidden="true" />} onClick={join}>
                  대회 참가하기
                </Button>
                <Button size="l" tone="white" onClick={() => setGuide(true)}>
                  대회 안내 보기
                </Button>
              </>
            )}
            <PastCertificateLink books={books} />
          </>
        }
      />
      {!over && (
        <ol className={styles.steps}>
          {steps.map(({ art, title, text }, index) => (
            <li key={title}>
              <ArtIcon name={art} size={64} />
              <h2>
                {index + 1}. {title}
              </h2>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      )}
      <div className={styles.ask}>
        <p>대회에 대해 궁금한 것이 있나요?</p>
        <ButtonLink tone="soft" to={paths.cs.getHref()} icon={<LifeBuoy aria-hidden="true" />}>
          대회 문의하기
        </ButtonLink>
      </div>
      {guide && (
        <GuideDialog
          dailyCap={books?.dailyCap ?? CONTEST_TUNING.dailyCap}
          completionPoint={null}
          onClose={() => setGuide(false)}
        />
      )}
    </div>
  );
}
