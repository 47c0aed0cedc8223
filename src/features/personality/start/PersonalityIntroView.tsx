import { useQuery } from '@tanstack/react-query';
import { Clock, Heart, ListChecks, RefreshCw } from 'lucide-react';
import type { PersonalityStart } from '#contract/personality.ts';
import { formatKoreanDate } from '#domain/time/formatKoreanDate.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { paths } from '#src/config/paths.ts';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { personalityQueries } from '../personalityQueries.ts';
import styles from './PersonalityIntroView.module.css';

/** What the test is and is not, and what can be done now. */
export function PersonalityIntroView() {
  useDocumentTitle('책 성향 알아보기');
  const query = useQuery(personalityQueries.start(useApi()));
  return (
    <>
      <PageHeader title="책 성향 알아보기" lead="나는 어떤 책을, 어떻게 읽을 때 즐거울까요?" />
      <QueryView query={query} skeleton={<PageSkeleton />}>
        {(start) => <Start start={start} />}
      </QueryView>
    </>
  );
}

function Start({ start }: { start: PersonalityStart }) {
  const { questionCount, minutes, disclaimer, open, startsFrom, latest } = start;
  const promises = [
    { Icon: ListChecks, text: `둘 중 마음이 더 가는 쪽을 고르는 ${questionCount}문제예요.` },
    { Icon: Clock, text: `보통 ${minutes}분쯤 걸려요. 쉬었다가 이어서 해도 돼요.` },
    { Icon: Heart, text: '맞고 틀린 답이 없어요. 좋고 나쁜 성향도 없어요.' },
    { Icon: RefreshCw, text: '성향은 자라면서 바뀌어요. 30일이 지나면 다시 해 볼 수 있어요.' },
  ];
  return (
    <div className={styles.page}>
      <section className={styles.card} aria-labelledby="personality-now">
        <div className={styles.words}>
          <h2 id="personality-now">
            {open
              ? '하던 것이 있어요'
              : startsFrom && latest
                ? `나는 ‘${latest.readingType}’`
                : '두 갈래 바닷길, 어느 쪽이 끌리나요?'}
          </h2>
          <p>
            {open
              ? `${questionCount}문제 가운데 ${open.answeredCount}문제를 골랐어요. 멈춘 데서 이어져요.`
              : startsFrom
                ? `${formatKoreanDate(Date.parse(startsFrom))}부터 다시 해 볼 수 있어요.`
                : '고른 것들을 모아 네 가지 읽기 습관을 보여 주고, 어울리는 책을 찾아 줄게요.'}
          </p>
          <div className={styles.buttons}>
            {(open || !startsFrom) && (
              <ButtonLink size="l" to={paths.bbtiTest.getHref()}>
                {open ? '이어서 하기' : '시작하기'}
              </ButtonLink>
            )}
            {latest && (
              <ButtonLink
                size="l"
                tone={startsFrom ? 'primary' : 'white'}
                to={paths.bbtiResult.getHref({ accountBookBTIResultNo: latest.accountBookBTIResultNo })}
              >
                내 결과 보기
              </ButtonLink>
            )}
          </div>
        </div>
        <ArtIcon className={styles.picture} name="compass" size={112} />
      </section>
      <ul className={styles.promises}>
        {promises.map(({ Icon, text }) => (
          <li key={text}>
            <Icon aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
      <p className={styles.disclaimer}>{disclaimer}</p>
    </div>
  );
}
