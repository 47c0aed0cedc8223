import { LogIn, UserPlus } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import type { IntroAnswer } from '#contract/introTexts.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { paths } from '#src/config/paths.ts';
import { CallBand } from '../parts/CallBand.tsx';
import { HeroStage } from '../parts/HeroStage.tsx';
import { heroShots } from '../parts/heroShots.ts';
import { IntroBand } from '../parts/IntroBand.tsx';
import { IntroHero } from '../parts/IntroHero.tsx';
import styles from '../parts/PhoneRow.module.css';
import { PointCards } from '../parts/PointCards.tsx';
import { PriceTable } from '../parts/PriceTable.tsx';
import { ProductShot } from '../parts/ProductShot.tsx';
import { QuestionList } from '../parts/QuestionList.tsx';
import { SeaRoute } from '../parts/SeaRoute.tsx';
import type { ShotName } from '../parts/shotSizes.ts';
import { sectionOf } from '../sectionOf.ts';

const STEP_ARTS = ['compass', 'open-book', 'puzzle-piece', 'tropical-fish'] as const;
const ONLY_HOME_ARTS = ['jellyfish', 'telescope'] as const;
const PARENT_ARTS = ['locked', 'wrapped-gift', 'teddy-bear', 'red-heart'] as const;

/** What a visitor of the home site sees first: a child looks at it as well. */
export function HomeFrontView({ texts }: { texts: IntroAnswer }) {
  const { search } = useLocation();
  const hero = sectionOf(texts, 'hero');
  const steps = sectionOf(texts, 'steps');
  const onlyHome = sectionOf(texts, 'only-home');
  const parents = sectionOf(texts, 'parents');
  const ticket = sectionOf(texts, 'ticket');
  const login = paths.login.getHref() + search;
  return (
    <>
      {hero && (
        <IntroHero
          tall
          eyebrow="우리 집 독서 놀이터"
          title={hero.headline}
          lead={hero.text}
          actions={
            <>
              <ButtonLink size="l" to={login} icon={<LogIn aria-hidden="true" />}>
                로그인하고 시작하기
              </ButtonLink>
              <ButtonLink
                size="l"
                tone="white"
                to={paths.signUp.getHref()}
                // Its own document: only there may the script of the identity verifier run.
                reloadDocument
                icon={<UserPlus aria-hidden="true" />}
              >
                회원 가입
              </ButtonLink>
            </>
          }
          picture={
            <HeroStage
              shot={heroShots.intro}
              alt="물고기와 산호가 있는 수족관에서 바다 친구가 헤엄치는 화면"
              pet="whale"
            />
          }
        />
      )}
      {steps && (
        <IntroBand headline={steps.headline} text={steps.text} centred>
          <SeaRoute points={steps.points} arts={STEP_ARTS} />
        </IntroBand>
      )}
      <IntroBand tone="sea" headline="휴대전화에서도 술술" text="책도, 퀴즈도, 결과도 손안에서 볼 수 있어요." centred>
        <PhoneRow
          shots={[
            { name: 'reader', alt: '글자 크기를 바꾸고 소리로 들을 수 있는 책 읽기 화면', words: '읽고' },
            { name: 'quiz', alt: '보기 네 개에서 하나를 고르는 독서 퀴즈 화면', words: '풀고' },
            { name: 'result', alt: '갈래별 막대와 받은 점수가 있는 미션 결과 화면', words: '되짚어요' },
          ]}
        />
      </IntroBand>
      {onlyHome && (
        <IntroBand headline={onlyHome.headline} text={onlyHome.text} centred>
          <PointCards points={onlyHome.points} arts={ONLY_HOME_ARTS} />
          <PhoneRow
            shots={[
              {
                name: 'personality',
                alt: '바다 동물과 네 가지 성향의 막대가 있는 책 성향 결과 화면',
                words: '책 성향',
              },
              { name: 'diagnosis', alt: '읽기 수준을 범위로 보여 주는 독서 진단 결과 화면', words: '독서 진단' },
            ]}
          />
        </IntroBand>
      )}
      {parents && (
        <IntroBand tone="deep" headline={parents.headline} text={parents.text}>
          <PointCards dark points={parents.points} arts={PARENT_ARTS} />
        </IntroBand>
      )}
      {ticket && (
        <IntroBand tone="sand" headline={ticket.headline} text={ticket.text}>
          <PriceTable />
          <PointCards points={ticket.points} />
        </IntroBand>
      )}
      {texts.questions && (
        <IntroBand tone="sea" headline="자주 물어봐요" centred>
          <QuestionList questions={texts.questions} />
        </IntroBand>
      )}
      <CallBand
        headline="오늘은 어떤 책을 펼쳐 볼까요?"
        text="시작하는 방법부터 조금 달라요. 무엇이 다른지 먼저 살펴봐도 좋아요."
        action={{ label: '시작부터 달라요', href: paths.diff.getHref() }}
        pet="octopus"
      />
    </>
  );
}

interface PhoneRowProps {
  shots: readonly { name: ShotName; alt: string; words: string }[];
}

/** Pictures of phones side by side; on a phone they are small, so that all of them are seen at once. */
function PhoneRow({ shots }: PhoneRowProps) {
  return (
    <ul className={styles.row}>
      {shots.map(({ name, alt, words }) => (
        <li key={name}>
          <ProductShot name={name} alt={alt} sizes="(max-width: 43.75em) 32vw, 280px" />
          <p>{words}</p>
        </li>
      ))}
    </ul>
  );
}
