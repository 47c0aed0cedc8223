import type { FeastAlbum } from '#contract/feast.ts';
import { formatKoreanDate } from '#domain/time/formatKoreanDate.ts';
import { startOfDayKey } from '#domain/time/seoulDay.ts';
import styles from './AlbumDialog.module.css';
import { StoryPicture } from './StoryPicture.tsx';

/** The keepsakes of the feasts in the order of the year; each place waits for ever. */
export function FeastPages({ feasts }: Pick<FeastAlbum, 'feasts'>) {
  return (
    <>
      <p className={styles.lead}>
        명절이 되면 옷을 차려입은 손님이 와요. 명절은 해마다 돌아오고, 만나지 못한 손님은 다음에 읽는 책과 함께 와요.
      </p>
      <ul className={styles.feasts}>
        {feasts.map(({ feast, name, when, keepsake }) =>
          keepsake ? (
            <li key={feast} className={styles.feast}>
              <div className={styles.pair}>
                <StoryPicture name={keepsake.visitorIcon} size={72} />
                <StoryPicture name={keepsake.icon} size={48} />
              </div>
              <h3>{name}</h3>
              <strong>{keepsake.name}</strong>
              <span>{keepsake.line}</span>
              <small>{keepsake.visitor}</small>
              <small>{formatKoreanDate(startOfDayKey(keepsake.day))}</small>
            </li>
          ) : (
            <li key={feast} className={styles.awaited}>
              <h3>{name}</h3>
              <small>{when}</small>
              <span>자리를 비워 두었어요</span>
            </li>
          ),
        )}
      </ul>
    </>
  );
}
