import type { IntroAnswer } from '#contract/introTexts.ts';
import { CallBand } from '../parts/CallBand.tsx';
import { IntroBand } from '../parts/IntroBand.tsx';
import { IntroHero } from '../parts/IntroHero.tsx';
import { PointCards } from '../parts/PointCards.tsx';
import { ProductShot } from '../parts/ProductShot.tsx';
import { RangeDrawing } from '../parts/RangeDrawing.tsx';
import { sectionOf } from '../sectionOf.ts';

/** How a start here differs from others: page `/diff` of the home site. */
export function HomeDiffView({ texts }: { texts: IntroAnswer }) {
  const lead = sectionOf(texts, 'lead');
  const level = sectionOf(texts, 'start-level');
  const book = sectionOf(texts, 'start-book');
  const mistake = sectionOf(texts, 'start-mistake');
  const rest = sectionOf(texts, 'start-rest');
  const family = sectionOf(texts, 'start-family');
  return (
    <>
      <IntroHero
        eyebrow={texts.title}
        title={lead?.headline ?? texts.title}
        lead={lead?.text ?? texts.description}
        pet="seahorse"
      />
      {level && (
        <IntroBand headline={level.headline} text={level.text} aside={<RangeDrawing />}>
          <PointCards plain points={level.points} />
        </IntroBand>
      )}
      {book && (
        <IntroBand
          tone="sea"
          headline={book.headline}
          text={book.text}
          aside={<ProductShot name="main" alt="권하는 책과 읽던 책이 함께 보이는 첫 화면" />}
        />
      )}
      {mistake && (
        <IntroBand
          headline={mistake.headline}
          text={mistake.text}
          aside={<ProductShot name="result" alt="틀린 문제를 다시 풀 수 있게 알려 주는 결과 화면" />}
        >
          <PointCards plain points={mistake.points} />
        </IntroBand>
      )}
      {rest && (
        <IntroBand
          tone="deep"
          headline={rest.headline}
          text={rest.text}
          aside={<ProductShot name="aquarium" alt="바다 친구가 기다리는 수족관 화면" />}
        />
      )}
      {family && (
        <IntroBand
          tone="sand"
          headline={family.headline}
          text={family.text}
          aside={<ProductShot name="parent" alt="부모님이 링크로 여는 결과 화면" />}
        />
      )}
      {texts.action && (
        <CallBand
          headline="이제 첫 책을 펼쳐 볼까요?"
          text="읽던 쪽은 책바다가 기억해 둘게요."
          action={texts.action}
          pet="turtle"
        />
      )}
    </>
  );
}
