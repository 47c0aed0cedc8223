import type { IntroAnswer } from '#contract/introTexts.ts';
import { type BookCategory, bookCategories, bookCategoryNames } from '#domain/book/bookCategories.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import type { ArtIconName } from '#src/components/art-icon/artIconUrl.ts';
import { CallBand } from '../parts/CallBand.tsx';
import styles from '../parts/CategoryShelf.module.css';
import { HeroStage } from '../parts/HeroStage.tsx';
import { heroShots } from '../parts/heroShots.ts';
import { IntroBand } from '../parts/IntroBand.tsx';
import { IntroHero } from '../parts/IntroHero.tsx';
import { PointCards } from '../parts/PointCards.tsx';
import { ProductShot } from '../parts/ProductShot.tsx';
import { sectionOf } from '../sectionOf.ts';

const looks: Readonly<Record<BookCategory, { art: ArtIconName; spine: string; height: number }>> = {
  LITERATURE: { art: 'open-book', spine: '#2f7a5b', height: 260 },
  SCIENCE: { art: 'telescope', spine: '#4460b8', height: 236 },
  SOCIETY: { art: 'world-map', spine: '#a55b22', height: 248 },
  HISTORY: { art: 'scroll', spine: '#9a5a4a', height: 228 },
  ART_SPORTS: { art: 'sports-medal', spine: '#a5477d', height: 252 },
  CHARACTER: { art: 'crown', spine: '#2d7c8c', height: 240 },
  ACCOMPLISHMENTS: { art: 'light-bulb', spine: '#6d58a8', height: 256 },
};

const DEPTH_ARTS = ['open-book', 'books', 'scroll'] as const;
const QUALITY_ARTS = ['magnifying-glass-tilted-left', 'world-map', 'bullseye'] as const;

/** Books and items: which there are, whose they are, and how they are checked. */
export function ContentsView({ texts }: { texts: IntroAnswer }) {
  const shelf = sectionOf(texts, 'shelf');
  const depth = sectionOf(texts, 'depth');
  const rights = sectionOf(texts, 'rights');
  const quality = sectionOf(texts, 'quality');
  return (
    <>
      <IntroHero
        eyebrow={texts.title}
        title="읽을 책과 풀 문항"
        lead={texts.description}
        picture={<HeroStage shot={heroShots.contents} alt="어려움과 갈래로 책을 찾는 화면" pet="pufferfish" />}
      />
      {shelf && (
        <IntroBand headline={shelf.headline} text={shelf.text}>
          <CategoryShelf categories={bookCategories} />
        </IntroBand>
      )}
      {depth && (
        <IntroBand tone="sea" headline={depth.headline} text={depth.text}>
          <PointCards points={depth.points} arts={DEPTH_ARTS} />
        </IntroBand>
      )}
      {quality && (
        <IntroBand
          headline={quality.headline}
          text={quality.text}
          aside={<ProductShot name="reader" alt="글자 크기를 바꾸고 소리로 들을 수 있는 책 읽기 화면" />}
        >
          <PointCards plain points={quality.points} arts={QUALITY_ARTS} />
        </IntroBand>
      )}
      {rights && <IntroBand tone="sand" headline={rights.headline} text={rights.text} centred />}
      {texts.action && (
        <CallBand
          headline="직접 읽고 풀어 보시겠습니까?"
          text="체험을 원한다고 적어 주시면 둘러보실 수 있는 계정을 안내해 드립니다."
          action={texts.action}
          pet="turtle"
        />
      )}
    </>
  );
}

/** The categories of the catalogue as books on a board. */
function CategoryShelf({ categories }: { categories: readonly BookCategory[] }) {
  return (
    <ul className={styles.shelf}>
      {categories.map((category) => {
        const { art, spine, height } = looks[category];
        return (
          <li key={category} style={{ height, background: spine }}>
            <ArtIcon name={art} size={64} />
            <span>{bookCategoryNames[category]}</span>
          </li>
        );
      })}
    </ul>
  );
}
