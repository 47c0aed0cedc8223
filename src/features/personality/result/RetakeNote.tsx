import { useQuery } from '@tanstack/react-query';
import { formatKoreanDate } from '#domain/time/formatKoreanDate.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { paths } from '#src/config/paths.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { personalityQueries } from '../personalityQueries.ts';
import styles from './RetakeNote.module.css';

/** From when on it can be done again. A page without it is complete: nothing is shown where it cannot be had. */
export function RetakeNote() {
  const { data } = useQuery(personalityQueries.start(useApi()));
  if (!data) return null;
  return (
    <div className={styles.note}>
      <p>
        {data.startsFrom
          ? `성향은 자라면서 바뀌어요. ${formatKoreanDate(Date.parse(data.startsFrom))}부터 다시 해 볼 수 있어요.`
          : '성향은 자라면서 바뀌어요. 지금 다시 해 볼 수도 있어요.'}
      </p>
      {!data.startsFrom && (
        <ButtonLink tone="white" to={paths.bbtiIntro.getHref()}>
          다시 해 보기
        </ButtonLink>
      )}
    </div>
  );
}
