import { Link } from 'react-router-dom';
import type { AlbumGuest, GuestAlbum } from '#contract/guest.ts';
import { bookCategoryNames } from '#domain/book/bookCategories.ts';
import { formatKoreanDate } from '#domain/time/formatKoreanDate.ts';
import { startOfDayKey } from '#domain/time/seoulDay.ts';
import { PagedList } from '#src/components/pagination/PagedList.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { paths } from '#src/config/paths.ts';
import styles from './AlbumDialog.module.css';
import type { AlbumPicture } from './drawAlbumPicture.ts';
import { PictureButton } from './PictureButton.tsx';
import { StoryPicture } from './StoryPicture.tsx';

const dayOf = (day: string) => formatKoreanDate(startOfDayKey(day));

interface GuestPagesProps {
  album: GuestAlbum;
  onPage: (page: number) => void;
  onPicture: (picture: AlbumPicture) => void;
}

/** Everybody who came from a book, and whose place is still empty. */
export function GuestPages({ album, onPage, onPicture }: GuestPagesProps) {
  const { items, page, pageSize, totalCount, shadows } = album;
  return (
    <>
      {totalCount === 0 ? (
        <EmptyState
          title="첫 손님의 자리를 비워 두었어요"
          text="책을 읽고 미션을 하나 하면 그 책에서 손님이 와요. 미션이 없는 책은 다 읽고 노트에 두 문장을 적으면 와요."
        />
      ) : (
        <PagedList page={page} pageCount={Math.ceil(totalCount / pageSize)} onPage={onPage}>
          <ul className={styles.cards}>
            {items.map((guest) => (
              <GuestPage key={guest.bookNo} guest={guest} onPicture={onPicture} />
            ))}
          </ul>
        </PagedList>
      )}
      {shadows.length > 0 && (
        <section className={styles.shadows} aria-labelledby="album-shadows">
          <h3 id="album-shadows">아직 만나지 않은 손님</h3>
          {shadows.map(({ category, books }) => (
            <div key={category} className={styles.shelf}>
              <h4>{bookCategoryNames[category]}</h4>
              <ul>
                {books.map(({ bookNo, bookName, icon }) => (
                  <li key={bookNo}>
                    <Link className={styles.shadow} to={paths.bookView.getHref({ bookNo })}>
                      <StoryPicture name={icon} size={64} shadow />
                      <span>{bookName}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      )}
    </>
  );
}

function GuestPage({ guest, onPicture }: { guest: AlbumGuest } & Pick<GuestPagesProps, 'onPicture'>) {
  const { name, icon, bookNo, bookName, arrivedDay, memento, talk, treat, treatClue, sentence } = guest;
  return (
    <li className={styles.card}>
      <div className={styles.who}>
        <StoryPicture name={icon} size={96} />
        <div>
          <h3>{name}</h3>
          <p>
            <Link to={paths.bookView.getHref({ bookNo })}>『{bookName}』</Link>
            <br />
            {dayOf(arrivedDay)}
          </p>
        </div>
      </div>
      <dl className={styles.facts}>
        {memento && (
          <div className={styles.memento}>
            <dt>
              <StoryPicture name={memento.icon} size={48} />
              {memento.name}
            </dt>
            <dd>{memento.line}</dd>
          </div>
        )}
        <div>
          <dt>좋아하는 먹이</dt>
          <dd>{treat ?? `아직 몰라요. ${treatClue}`}</dd>
        </div>
        {talk && (
          <div>
            <dt>{talk.question}</dt>
            <dd>{talk.answer}</dd>
          </div>
        )}
        {sentence && (
          <div className={styles.own}>
            <dt>내가 쓴 한 문장</dt>
            <dd>{sentence}</dd>
          </div>
        )}
      </dl>
      <PictureButton guest={guest} onPicture={onPicture} />
    </li>
  );
}
