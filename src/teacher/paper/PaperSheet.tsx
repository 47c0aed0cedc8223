import { QRCodeSVG } from 'qrcode.react';
import type { ReactNode } from 'react';
import type { PaperContent, PrintedSheet } from '#contract/paper.ts';
import { showPaperCode } from '#domain/paper/readPaperCode.ts';
import { usePost } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import { CrosswordSheet } from './CrosswordSheet.tsx';
import { MatchingSheet } from './MatchingSheet.tsx';
import { OxSheet } from './OxSheet.tsx';
import styles from './PaperSheet.module.css';
import { QuizSheet } from './QuizSheet.tsx';
import { quizPages } from './quizPages.ts';

/** A sheet, or a sample that is nobody's. */
export type ShownSheet = Omit<PrintedSheet, 'accountNo' | 'bookNo' | 'code'> & { code: string | null };

/** CSS pixels on the screen; on paper the style sheet decides. */
const QR_SIZE = 84;

/** The mission of one pupil on paper: most on one side, a long quiz on two, each with name and code. */
export function PaperSheet({ sheet }: { sheet: ShownSheet }) {
  const pages = bodiesOf(sheet.content, sheet.largeLetters);
  return (
    <article
      className={styles.sheet}
      data-large={sheet.largeLetters || undefined}
      aria-label={[sheet.classNumber === null ? '' : `${sheet.classNumber}번`, sheet.name, sheet.missionName]
        .filter(Boolean)
        .join(' ')}
    >
      {pages.map((body, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pages of a sheet never change places
        <section key={index} className={styles.page} data-kind={sheet.content.kind}>
          <SheetHead sheet={sheet} part={pages.length > 1 ? `${index + 1}/${pages.length}쪽` : ''} />
          <p className={styles.how}>{howOf(sheet.content)}</p>
          <div className={styles.body}>{body}</div>
          <SheetFoot code={sheet.code} />
        </section>
      ))}
    </article>
  );
}

function SheetHead({ sheet, part }: { sheet: ShownSheet; part: string }) {
  const { academyName } = usePost();
  const { name, className, classNumber, bookName, missionName } = sheet;
  return (
    <header className={styles.head}>
      <div>
        <p className={styles.book}>
          {bookName} {part && <span>· {part}</span>}
        </p>
        <p className={styles.mission}>{missionName}</p>
      </div>
      <div className={styles.who}>
        <p>
          {academyName} {className}
        </p>
        <p className={styles.name}>
          {classNumber !== null && <span>{classNumber}번</span>} <b translate="no">{name}</b>
        </p>
      </div>
    </header>
  );
}

function SheetFoot({ code }: { code: string | null }) {
  return (
    <footer className={styles.foot}>
      {code === null ? (
        <p>견본이에요. 학생의 종이에는 여기에 코드와 QR이 있어요.</p>
      ) : (
        <>
          <div>
            <p>다 풀면 선생님께 내요. 선생님이 이 코드로 답을 옮기면 책바다에서 결과를 볼 수 있어요.</p>
            <p className={styles.code}>{showPaperCode(code)}</p>
          </div>
          <QRCodeSVG
            value={`${window.location.origin}${staffPaths.paperEntryOf(code)}`}
            size={QR_SIZE}
            level="M"
            title={`코드 ${showPaperCode(code)}의 QR`}
          />
        </>
      )}
    </footer>
  );
}

function bodiesOf(content: PaperContent, large: boolean): ReactNode[] {
  switch (content.kind) {
    case 'OX':
      return [<OxSheet key="ox" content={content} />];
    case 'MATCHING':
      return [<MatchingSheet key="matching" content={content} />];
    case 'PUZZLE':
      return [<CrosswordSheet key="crossword" content={content} />];
    case 'QUIZ':
      return quizPages(content.items, large).map(({ items, from }) => (
        <QuizSheet key={from} items={items} from={from} />
      ));
  }
}

function howOf(content: PaperContent): string {
  switch (content.kind) {
    case 'OX':
      return '책의 내용과 맞으면 O에, 다르면 X에 색칠하거나 ✓를 해요.';
    case 'MATCHING':
      return `${content.relation} · 짝이 되는 것의 번호를 네모에 적어요.`;
    case 'PUZZLE':
      return '열쇠를 읽고 알맞은 낱말을 한 칸에 한 글자씩 적어요.';
    case 'QUIZ':
      return content.items.some(({ form }) => form === 'ORDER')
        ? '알맞은 번호를 네모에 적어요. 네모가 네 개면 먼저 일어난 일부터 번호를 차례로 적어요.'
        : '알맞은 번호를 네모에 적어요.';
  }
}
