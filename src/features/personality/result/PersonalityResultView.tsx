import { useQuery } from '@tanstack/react-query';
import { ImageDown, Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { PersonalityResult } from '#contract/personality.ts';
import { animalOfType } from '#domain/personality/typeAnimals.ts';
import { formatKoreanDate } from '#domain/time/formatKoreanDate.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import { BookCard } from '#src/components/book/BookCard.tsx';
import { BookGrid } from '#src/components/book/BookGrid.tsx';
import { Button } from '#src/components/button/Button.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { Picture } from '#src/components/picture/Picture.tsx';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { paths } from '#src/config/paths.ts';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { saveBlob } from '#src/lib/browser/saveBlob.ts';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { showToast } from '#src/lib/feedback/feedbackStore.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { personalityQueries } from '../personalityQueries.ts';
import { drawTypePicture } from './drawTypePicture.ts';
import styles from './PersonalityResultView.module.css';
import { RetakeNote } from './RetakeNote.tsx';
import { Sliders } from './Sliders.tsx';

/** One result: the animal with its words, then the habits it stands for, and books. */
export function PersonalityResultView({ resultNo }: { resultNo: string }) {
  useDocumentTitle('나의 책 성향');
  const query = useQuery(personalityQueries.result(useApi(), resultNo));
  return (
    <QueryView
      query={query}
      skeleton={<PageSkeleton />}
      errorTitleAs="h1"
      renderError={(error) =>
        error instanceof ApiError && !error.passing && error.status !== 401 ? (
          <EmptyState
            picture="lost"
            titleAs="h1"
            title="이 결과를 찾지 못했어요"
            text="주소가 바뀌었거나 아직 끝내지 않은 것이에요."
            action={
              <ButtonLink tone="soft" to={paths.bbtiIntro.getHref()}>
                책 성향으로
              </ButtonLink>
            }
          />
        ) : null
      }
    >
      {(result) => <Result result={result} />}
    </QueryView>
  );
}

function Result({ result }: { result: PersonalityResult }) {
  const { sliders, readingType, personalityType, summary, strengths, tryThis, books, opposite, disclaimer } = result;
  const animal = animalOfType(personalityType);
  return (
    <div className={styles.result}>
      <PageHeader
        title="나의 책 성향"
        crumbs={[{ label: '책 성향', href: paths.bbtiIntro.getHref() }]}
        lead={`${formatKoreanDate(Date.parse(result.finishedAt))}의 나예요.`}
        actions={<PictureButton result={result} />}
      />
      <section className={styles.type} aria-labelledby="personality-type">
        {animal && (
          <Picture
            className={styles.animal}
            src={`/art/personality/${animal}.webp`}
            alt={`${readingType} 그림`}
            width={240}
            height={240}
            decoding="async"
            draggable={false}
          />
        )}
        <p className={styles.letters}>
          <span className="visually-hidden">네 글자로 </span>
          {personalityType}
        </p>
        <h2 id="personality-type">{readingType}</h2>
        <p>{summary}</p>
        <ul className={styles.strengths} aria-label="나의 힘">
          {strengths.map((strength) => (
            <li key={strength}>
              <Sparkles aria-hidden="true" />
              {strength}
            </li>
          ))}
        </ul>
      </section>
      <Panel title="네 가지 읽기 습관">
        <Sliders sliders={sliders} />
      </Panel>
      <Panel title="이렇게 읽어 봐요">
        <p className={styles.try}>{tryThis}</p>
      </Panel>
      {books.length > 0 && (
        <Panel title="나와 잘 어울리는 책">
          <BookGrid books={books} few />
        </Panel>
      )}
      <Panel title="반대 성향에게 배우기">
        <div className={styles.opposite}>
          {opposite.book && (
            <div className={styles.oppositeBook}>
              <BookCard book={opposite.book} />
            </div>
          )}
          <div>
            <p className={styles.oppositeName}>{opposite.readingType}</p>
            <p className={styles.try}>{opposite.text}</p>
          </div>
        </div>
      </Panel>
      <RetakeNote />
      <p className={styles.disclaimer}>{disclaimer}</p>
    </div>
  );
}

/** Saves the result as a picture. It names the type and the day, never the student. */
function PictureButton({ result }: { result: PersonalityResult }) {
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      saveBlob(`책바다-책성향-${seoulDay(Date.parse(result.finishedAt))}.png`, await drawTypePicture(result));
      showToast('그림을 저장했어요');
    } catch {
      showToast('그림을 만들지 못했어요. 화면을 찍어 간직할 수 있어요', 'warning');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button tone="white" icon={<ImageDown aria-hidden="true" />} busy={busy} onClick={() => void save()}>
      그림으로 저장
    </Button>
  );
}
