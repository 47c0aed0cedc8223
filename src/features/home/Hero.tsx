import { BookOpen, Puzzle, Search } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { MainPage } from '#contract/home.ts';
import { ArtIcon } from '../../components/art-icon/ArtIcon.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { PetFace } from '../../components/pet/PetFace.tsx';
import { paths } from '../../config/paths.ts';
import styles from './Hero.module.css';

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
            to={(first.textYn === 'Y' ? paths.bookRead : paths.bookView).getHref({ bookNo: first.bookNo })}
            icon={<BookOpen aria-hidden="true" />}
          >
            {first.textYn === 'Y' ? '바로 읽기' : '이 책 볼래요'}
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

/** Sky, sun and the far waves behind the boat. */
function HeroSea() {
  return (
    <svg className={styles.sea} viewBox="0 0 816 380" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="hero-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#cdf3ee" />
          <stop offset="1" stopColor="#f3fcfa" />
        </linearGradient>
        <radialGradient id="hero-sun">
          <stop offset="0" stopColor="#fff6d8" />
          <stop offset=".35" stopColor="#fff1c4" stopOpacity=".9" />
          <stop offset="1" stopColor="#fff6d8" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="hero-far" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#a3dedb" />
          <stop offset="1" stopColor="#67c2c2" />
        </linearGradient>
      </defs>
      <rect width="816" height="380" fill="url(#hero-sky)" />
      <circle cx="650" cy="150" r="190" fill="url(#hero-sun)" />
      <g className={styles.clouds} fill="#fff" opacity=".9">
        <path d="M520 58c4-20 34-24 42-6 12-10 32-2 32 12h14c10 0 10 14 0 14h-92c-12 0-10-20 4-20Z" />
        <path d="M724 50c4-14 24-18 30-4 10-6 24 0 24 10h12c8 0 8 10 0 10h-70c-8 0-8-16 4-16Z" opacity=".8" />
      </g>
      <path d="M0 272c90-22 170-18 260-2s180 14 270-4 190-12 286 4v110H0Z" fill="url(#hero-far)" />
      <path d="M0 300c80-20 160-14 236 2s170 14 250-4 200-16 330 6v76H0Z" fill="#55b3b6" />
      <path
        d="M60 286c16-5 30-5 44 0M300 284c16-5 30-5 44 0M470 280c14-4 26-4 38 0"
        stroke="#e9fbf9"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
        opacity=".8"
      />
    </svg>
  );
}
