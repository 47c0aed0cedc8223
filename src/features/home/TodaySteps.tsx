import { Check, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MainPage } from '#contract/home.ts';
import { missionKindNames } from '#domain/mission/missionKinds.ts';
import { ArtIcon } from '../../components/art-icon/ArtIcon.tsx';
import { missionArt } from '../../components/art-icon/missionArt.ts';
import { PetFace } from '../../components/pet/PetFace.tsx';
import { aquariumHref } from '../../config/aquariumHref.ts';
import { paths } from '../../config/paths.ts';
import { useOpenAquarium } from '../../lib/browser/useOpenAquarium.ts';
import styles from './TodaySteps.module.css';

/** Read, play, care: each step leads to the very thing, and is ticked once it was done today. */
export function TodaySteps({ page }: { page: MainPage }) {
  const { today, pet } = page;
  const openCare = useOpenAquarium(aquariumHref({ is: 'home', opens: 'care' }));
  const { book } = today.read;
  const { next } = today.mission;
  return (
    <section className={styles.card} aria-labelledby="today-steps">
      <h2 id="today-steps" className={styles.title}>
        오늘의 세 걸음
      </h2>
      <ol className={styles.steps}>
        <li>
          <Link
            className={styles.step}
            to={book ? paths.bookRead.getHref({ bookNo: book.bookNo }) : paths.search.getHref()}
          >
            <StepWords
              art={<ArtIcon name="open-book" size={56} />}
              title="읽기"
              text={book ? describeBook(book) : '마음에 드는 책을 골라요'}
              done={today.read.done}
            />
          </Link>
        </li>
        <li>
          <Link
            className={styles.step}
            to={
              next
                ? `${paths.bookMission.getHref({ bookNo: next.bookNo })}?kind=${next.readingMissionType}`
                : paths.search.getHref()
            }
          >
            <StepWords
              art={<ArtIcon name={next ? missionArt[next.readingMissionType] : 'puzzle-piece'} size={56} />}
              title="미션"
              text={
                next
                  ? `${missionKindNames[next.readingMissionType]}${next.open ? ' · 하던 중' : ''}`
                  : '미션이 있는 책을 찾아요'
              }
              done={today.mission.done}
            />
          </Link>
        </li>
        <li>
          <button type="button" className={styles.step} onClick={openCare}>
            <StepWords
              art={<PetFace {...pet} size={56} title="" />}
              title="돌보기"
              text={pet.stage === 'egg' ? '알을 따뜻하게 돌봐요' : '밥도 주고 놀아 줘요'}
              done={today.care.done}
            />
          </button>
        </li>
      </ol>
    </section>
  );
}

function describeBook({ bookName, lastPageNo }: NonNullable<MainPage['today']['read']['book']>): string {
  return lastPageNo === null ? `『${bookName}』` : `『${bookName}』 ${lastPageNo}쪽부터`;
}

interface StepWordsProps {
  art: ReactNode;
  title: string;
  text: string;
  done: boolean;
}

function StepWords({ art, title, text, done }: StepWordsProps) {
  return (
    <>
      <span className={styles.art} data-done={done || undefined}>
        {art}
        {done && (
          <span className={styles.tick}>
            <Check aria-hidden="true" />
          </span>
        )}
      </span>
      <span className={styles.words}>
        <strong>
          {title} {done && <span className={styles.done}>했어요</span>}
        </strong>{' '}
        <span className={styles.text}>{text}</span>
      </span>
      <ChevronRight className={styles.way} aria-hidden="true" />
    </>
  );
}
