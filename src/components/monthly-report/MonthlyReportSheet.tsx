import type { MonthlyReport } from '#contract/monthlyReport.ts';
import { reportMonthName } from '#domain/monthly-report/reportMonths.ts';
import { replyStickers } from '#domain/text-reply/replyStickers.ts';
import { formatMonthDay } from '#domain/time/formatKoreanDate.ts';
import { startOfDayKey } from '#domain/time/seoulDay.ts';
import { TitleText } from '../book/TitleText.tsx';
import { LogoMark } from '../layout/Logo.tsx';
import { StickerPicture } from '../text-reply/TextReplyCard.tsx';
import styles from './MonthlyReportSheet.module.css';
import { ReportBooks } from './ReportBooks.tsx';
import { ReportLevel } from './ReportLevel.tsx';

interface MonthlyReportSheetProps {
  report: MonthlyReport;
  /** Where it is the only thing on its page. */
  titleAs?: 'h1' | 'h2';
}

/** One pupil's month on one sheet of A4, as the staff prints it and parents open it. */
export function MonthlyReportSheet({ report, titleAs: Title = 'h2' }: MonthlyReportSheetProps) {
  const { month, until, academyName, className, pupilName, words, missions, texts, textCount, note } = report;
  return (
    <article className={styles.sheet} aria-label={`${pupilName} ${reportMonthName(month)} 리포트`}>
      <header className={styles.head}>
        <p className={styles.brand}>
          <LogoMark size={30} />
          책바다 월간 독서 리포트
          <b>{academyName}</b>
        </p>
        <div className={styles.who}>
          <Title>
            <span translate="no">{pupilName}</span> <small>{className}</small>
          </Title>
          <p className={styles.month}>
            {reportMonthName(month)}
            {until !== null && <small>{formatMonthDay(startOfDayKey(until))}까지의 기록이에요</small>}
          </p>
        </div>
      </header>

      {words.quiet === null ? (
        <>
          <dl className={styles.figures}>
            <Figure name="책과 만난 날" value={report.dayCount} unit="일" />
            <Figure name="끝낸 책" value={report.finishedCount} unit="권" />
            <Figure name="마친 미션" value={missions.reduce((sum, { count }) => sum + count, 0)} unit="개" />
          </dl>
          <ReportBooks books={report.books} bookCount={report.bookCount} />
        </>
      ) : (
        <p className={styles.quiet}>{words.quiet}</p>
      )}

      {missions.length > 0 && (
        <section className={styles.part}>
          <h3>미션은 이렇게 했어요</h3>
          <ul className={styles.missions}>
            {missions.map(({ kind, name, count, words: how }) => (
              <li key={kind}>
                <b>{name}</b> <span>{count}개</span>
                <span>{how}</span>
              </li>
            ))}
          </ul>
        </section>
      )}

      <div className={styles.words}>
        {words.strengths.length > 0 && (
          <section className={styles.strengths}>
            <h3>잘하고 있어요</h3>
            <Lines of={words.strengths} />
          </section>
        )}
        <section className={styles.next}>
          <h3>다음 한 걸음</h3>
          <Lines of={words.next} />
        </section>
      </div>

      <ReportLevel level={report.level} growth={report.growth} />

      {texts.length > 0 && (
        <section className={styles.part}>
          <h3>
            이런 글을 썼어요
            {textCount > texts.length && (
              <small>
                {' '}
                모두 {textCount}편 가운데 {texts.length}편
              </small>
            )}
          </h3>
          <ul className={styles.texts}>
            {texts.map(({ bookName, kindName, stickers }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they never move
              <li key={at}>
                <span className={styles.text}>
                  <TitleText>{`『${bookName}』`}</TitleText> {kindName}
                </span>
                {stickers.map((code) => (
                  <span key={code} className={styles.sticker}>
                    <StickerPicture code={code} />
                    {replyStickers[code].name}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}

      {note && (
        <section className={styles.note}>
          <h3>{note.staffName} 선생님이 드리는 말</h3>
          <p>{note.words}</p>
        </section>
      )}
    </article>
  );
}

function Figure({ name, value, unit }: { name: string; value: number; unit: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        <small>{unit}</small>
      </dd>
    </div>
  );
}

function Lines({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {of.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
