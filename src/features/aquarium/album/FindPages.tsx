import type { FindAlbum } from '#contract/guest.ts';
import { formatKoreanDate } from '#domain/time/formatKoreanDate.ts';
import { startOfDayKey } from '#domain/time/seoulDay.ts';
import styles from './AlbumDialog.module.css';
import { StoryPicture } from './StoryPicture.tsx';

/** The series of finds; an empty place is simply empty. */
export function FindPages({ series }: Pick<FindAlbum, 'series'>) {
  return (
    <>
      <p className={styles.lead}>책을 읽은 날이면 물결이 하나씩 가져다줘요. 모래 위에 놓인 것은 사라지지 않아요.</p>
      {series.map(({ name, finds }) => (
        <section key={name} className={styles.series} data-found={finds.some(Boolean) || undefined}>
          <h3>{name}</h3>
          <ul>
            {finds.map((find, index) =>
              find ? (
                <li key={find.name} className={styles.find}>
                  <StoryPicture name={find.icon} size={72} />
                  <strong>{find.name}</strong>
                  <span>{find.sentence}</span>
                  <small>{formatKoreanDate(startOfDayKey(find.day))}</small>
                </li>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: places never change
                <li key={index} className={styles.place} aria-label="빈자리" />
              ),
            )}
          </ul>
        </section>
      ))}
    </>
  );
}
