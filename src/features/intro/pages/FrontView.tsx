import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import type { IntroAnswer } from '#contract/introTexts.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { paths } from '#src/config/paths.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { introQueries } from '../introQueries.ts';
import { ArticleCards } from '../parts/ArticleCards.tsx';
import { CallBand } from '../parts/CallBand.tsx';
import { HeroStage } from '../parts/HeroStage.tsx';
import { heroShots } from '../parts/heroShots.ts';
import { IntroBand } from '../parts/IntroBand.tsx';
import { IntroHero } from '../parts/IntroHero.tsx';
import { PointCards } from '../parts/PointCards.tsx';
import { ProductShot } from '../parts/ProductShot.tsx';
import { SeaRoute } from '../parts/SeaRoute.tsx';
import { sectionOf } from '../sectionOf.ts';
import styles from './FrontView.module.css';

const STEP_ARTS = ['compass', 'open-book', 'puzzle-piece', 'tropical-fish'] as const;
const PROMISE_ARTS = ['coral', 'wrapped-gift', 'anchor'] as const;
/** Articles that the first page shows. */
const SHOWN = 3;

/** The first page of the academy site: what the product is, and why it can be trusted with children. */
export function FrontView({ texts }: { texts: IntroAnswer }) {
  const hero = sectionOf(texts, 'hero');
  const how = sectionOf(texts, 'how');
  const promise = sectionOf(texts, 'promise');
  const next = sectionOf(texts, 'next');
  return (
    <>
      {hero && (
        <IntroHero
          tall
          eyebrow={texts.title}
          title={hero.headline}
          lead={hero.text}
          actions={
            <>
              <ButtonLink size="l" to={paths.introInquiry.getHref()} icon={<MessageCircle aria-hidden="true" />}>
                문의하기
              </ButtonLink>
              <ButtonLink size="l" tone="white" to={paths.introProgram.getHref()}>
                프로그램 보기
              </ButtonLink>
            </>
          }
          picture={
            <HeroStage
              shot={heroShots.index}
              alt="물고기와 산호가 있는 수족관에서 바다 친구가 헤엄치는 화면"
              pet="octopus"
            />
          }
        />
      )}
      {how && (
        <IntroBand headline={how.headline} text={how.text} centred>
          <SeaRoute points={how.points} arts={STEP_ARTS} />
        </IntroBand>
      )}
      <IntroBand tone="sea" headline="화면을 먼저 보여 드립니다" text="지금 쓸 수 있는 화면을 그대로 찍었습니다.">
        <div className={styles.gallery}>
          <figure>
            <ProductShot name="main" alt="이어 읽을 책과 바다 친구, 이번 달 목표가 있는 첫 화면" />
            <figcaption>들어오면 읽던 책이 먼저 보입니다</figcaption>
          </figure>
          <figure>
            <ProductShot name="crossword" alt="뜻풀이를 보고 열 칸짜리 판에 낱말을 채우는 낱말 퍼즐 화면" />
            <figcaption>책에서 만난 낱말을 퍼즐로 다시 만납니다</figcaption>
          </figure>
          <figure className={styles.slim}>
            <ProductShot name="result" alt="갈래별 막대와 받은 점수가 있는 미션 결과 화면" />
            <figcaption>무엇을 잘했고 어디를 다시 볼지 알려 줍니다</figcaption>
          </figure>
        </div>
      </IntroBand>
      {promise && (
        <IntroBand tone="deep" headline={promise.headline} text={promise.text}>
          <PointCards dark points={promise.points} arts={PROMISE_ARTS} />
        </IntroBand>
      )}
      <LatestArticles />
      {next && texts.action && <CallBand headline={next.headline} text={next.text} action={texts.action} pet="whale" />}
    </>
  );
}

/** Left out while there are none: the page stands without them. */
function LatestArticles() {
  const { data } = useQuery(introQueries.articles(useApi(), 1));
  if (!data || data.items.length === 0) return null;
  return (
    <IntroBand
      headline="읽는 아이 곁에서"
      text="선생님과 부모님께 드리는 글입니다. 책바다를 쓰지 않으셔도 도움이 되도록 썼습니다."
    >
      <ArticleCards articles={data.items.slice(0, SHOWN)} headingLevel="h3" />
      <p className={styles.more}>
        <ButtonLink tone="soft" to={paths.introArticles.getHref()}>
          독서 이야기 모두 보기
        </ButtonLink>
      </p>
    </IntroBand>
  );
}
