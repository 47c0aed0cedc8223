import { BookOpen, Puzzle, Search } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { MainPage } from '#contract/home.ts';
import { ArtIcon } from '../../components/art-icon/ArtIcon.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { PetFace } from '../../components/pet/PetFace.tsx';
import { paths } from '../../config/paths.ts';
import styles from './Hero.module.css';
import { HeroSea } from './HeroSea.tsx';

/** One call to action first. Below it the voyage: a boat as far as the reading is, and the pet waiting at the end. */
export function Hero({ page }: { page: MainPage }) {
  const { pet } = page;
  const book = page.continueReading[0];
  const progress = book?.readingProgressRate ?? 0;
  return (
    <section className={styles.hero} style={{ '--progress': progress / 100 } as CSSProperties}>
      <HeroSea />
      <div className={styles.words}>
        <h1>{book ? '오늘은 어디까지 읽어 볼까요?' : '오늘은 어떤 책을 만나 볼까요?'}</h1>
        {book ? <Resume book={book} /> : <Begin first={page.recommended[0]} />}
      </div>
      <div className={styles.pet}>
        <PetFace {...pet} size="fill" title={pet.nickname} afloat />
      </div>
      <div className={styles.voyage} aria-hidden="true">
        <span className={styles.boat}>
          {book && <b>{progress === 100 ? '다 읽었어요' : `${book.lastPageNo}쪽`}</b>}
          <ArtIcon name="sailboat" size={68} />
        </span>
      </div>
      <FrontWave />
    </section>
  );
}

function Resume({ book }: { book: MainPage['continueReading'][number] }) {
  const { bookNo } = book;
  return (
    <>
      <p>
        <strong className={styles.book}>『{book.bookName}』</strong>{' '}
        {book.readingProgressRate === 100
          ? '다 읽었어요. 미션이 기다리고 있어요.'
          : `${book.pageCount}쪽 가운데 ${book.lastPageNo}쪽에서 멈췄어요.`}
      </p>
      <div className={styles.buttons}>
        <ButtonLink size="l" to={paths.bookRead.getHref({ bookNo })} icon={<BookOpen aria-hidden="true" />}>
          이어 읽기
        </ButtonLink>
        {paths.bookMission.built && (
          <ButtonLink
            size="l"
            tone="white"
            to={paths.bookMission.getHref({ bookNo })}
            icon={<Puzzle aria-hidden="true" />}
          >
            미션 하기
          </ButtonLink>
        )}
      </div>
    </>
  );
}

function Begin({ first }: { first: MainPage['recommended'][number] | undefined }) {
  return (
    <>
      <p>
        {first ? (
          <>
            <strong className={styles.book}>『{first.bookName}』</strong> 어때요?{' '}
            {first.fit === 'FIT' ? '지금 나에게 딱 맞는 책이에요.' : '새 이야기가 기다리고 있어요.'}
          </>
        ) : (
          '마음에 드는 책을 골라 첫 쪽을 넘겨 보세요.'
        )}
      </p>
      <div className={styles.buttons}>
        {first && (
          <ButtonLink
            size="l"
            to={paths.bookView.getHref({ bookNo: first.bookNo })}
            icon={<BookOpen aria-hidden="true" />}
          >
            이 책 볼래요
          </ButtonLink>
        )}
        <ButtonLink
          size="l"
          tone={first ? 'white' : 'primary'}
          to={paths.search.getHref()}
          icon={<Search aria-hidden="true" />}
        >
          책 찾기
        </ButtonLink>
      </div>
    </>
  );
}

function FrontWave() {
  return (
    <svg className={styles.front} viewBox="0 0 816 96" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 34c70-22 130-22 204 0s138 20 204 0 130-28 204-8 136 18 204-6v76H0Z" fill="#2f939d" />
      <path d="M0 60c80-18 140-14 210 2s150 14 220-2 140-16 206 2 120 12 180-4v38H0Z" fill="#17747f" />
    </svg>
  );
}
