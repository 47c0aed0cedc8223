import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { CONTEST_TUNING } from '#domain/contest/contestTuning.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import type { ArtIconName } from '#src/components/art-icon/artIconUrl.ts';
import { Button } from '#src/components/button/Button.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { paths } from '#src/config/paths.ts';
import type { StampedStatus } from '../contestQueries.ts';
import { GuideDialog } from '../guide/GuideDialog.tsx';
import { ContestHero } from '../hero/ContestHero.tsx';
import styles from './cards.module.css';
import { PastCertificateLink } from './PastCertificateLink.tsx';
import { useContestBooks } from './useContestBooks.ts';

const looks: readonly { art: ArtIconName; title: string; text: string }[] = [
  { art: 'compass', title: '나에게 맞는 책으로', text: '진단검사로 수준을 정하고, 같은 수준의 친구들과 함께 떠나요.' },
  { art: 'books', title: '주마다 새로운 책', text: '한 주에 몇 권씩, 여러 바다의 이야기가 차례로 열려요.' },
  { art: 'trophy', title: '완주하면 인증서', text: '끝까지 항해한 친구는 모두 완주 인증서를 받아요.' },
];

/** Before the start: what is coming, and when. */
export function ComingView({ status }: { status: StampedStatus }) {
  const [guide, setGuide] = useState(false);
  const books = useContestBooks(status).data;
  return (
    <div className={styles.page}>
      <ContestHero
        status={status}
        pictures={books}
        prizes={books?.prizes}
        lead="곧 독서 게임 대회가 시작돼요. 돛을 올리고 함께 기다려요!"
        actions={
          <>
            <Button size="l" onClick={() => setGuide(true)}>
              대회 안내 보기
            </Button>
            <ButtonLink size="l" tone="white" to={paths.search.getHref()} icon={<BookOpen aria-hidden="true" />}>
              미리 책 읽기
            </ButtonLink>
            <PastCertificateLink books={books} />
          </>
        }
      />
      <ul className={styles.looks}>
        {looks.map(({ art, title, text }) => (
          <li key={title}>
            <ArtIcon name={art} size={72} />
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
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
