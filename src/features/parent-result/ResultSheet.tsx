import { BadgeCheck, Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ParentResult } from '#contract/parentShare.ts';
import { ArtIcon } from '../../components/art-icon/ArtIcon.tsx';
import { TitleText } from '../../components/book/TitleText.tsx';
import { Button } from '../../components/button/Button.tsx';
import { Picture } from '../../components/picture/Picture.tsx';
import { paths } from '../../config/paths.ts';
import { MissionRows } from './MissionRows.tsx';
import styles from './ResultSheet.module.css';

interface ResultSheetProps {
  result: ParentResult;
  shareKey: string;
}

export function ResultSheet({ result, shareKey }: ResultSheetProps) {
  const { studentName, book, verified, averageRate, missions, otherBooks, talk } = result;
  const doneCount = missions.filter(({ done }) => done).length;
  return (
    <article className={styles.sheet}>
      <section className={styles.hero}>
        {book.bookImagePath && (
          <Picture className={styles.cover} src={book.bookImagePath} alt="" width={120} height={168} />
        )}
        <div className={styles.words}>
          <p className={styles.who}>
            <span translate="no">{studentName}</span> 학생의 독서 결과
          </p>
          <h1>{book.bookName}</h1>
          <p className={styles.author}>{book.authorName}</p>
          <dl className={styles.facts}>
            <div>
              <dt>마친 미션</dt>
              <dd>
                {doneCount}
                <small> / {missions.length}개</small>
              </dd>
            </div>
            {averageRate !== null && (
              <div>
                <dt>평균 맞힌 비율</dt>
                <dd>
                  {Math.round(averageRate)}
                  <small>%</small>
                </dd>
              </div>
            )}
          </dl>
          {verified && (
            <p className={styles.verified}>
              <BadgeCheck aria-hidden="true" />이 책을 끝까지 잘 이해하고 인증했어요
            </p>
          )}
        </div>
      </section>

      <section className={styles.part} aria-labelledby="parent-missions">
        <h2 id="parent-missions">미션별 결과</h2>
        <MissionRows missions={missions} />
      </section>

      <section className={styles.talk} aria-labelledby="parent-talk">
        <ArtIcon name="speech-balloon" size={64} />
        <div>
          <h2 id="parent-talk">이런 이야기를 나눠 보세요</h2>
          <p>
            <TitleText>{talk}</TitleText>
          </p>
        </div>
      </section>

      {otherBooks.length > 0 && (
        <section className={`${styles.part} ${styles.others}`} aria-labelledby="parent-others">
          <h2 id="parent-others">다른 책의 결과</h2>
          <ul>
            {otherBooks.map(({ bookNo, bookName }) => (
              <li key={bookNo}>
                <Link to={paths.parentResult.getHref({ bookNo, accountNo: shareKey })}>{bookName}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}

      <div className={styles.print}>
        <Button tone="soft" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          인쇄하기
        </Button>
      </div>
    </article>
  );
}
