import {
  ArrowLeft,
  FileText,
  type LucideIcon,
  MessageCircleQuestion,
  Network,
  NotebookPen,
  Trophy,
} from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, NavLink, useSearchParams } from 'react-router-dom';
import type { NoteOverview } from '#contract/readingNote.ts';
import { missionKindNames, missionKinds } from '#domain/mission/missionKinds.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { CoverFlight } from '#src/components/book/CoverFlight.tsx';
import { Breadcrumb } from '#src/components/page/PageHeader.tsx';
import { Picture } from '#src/components/picture/Picture.tsx';
import { type PathKey, paths } from '#src/config/paths.ts';
import { MISSION_PARAM } from '../beside/noteHref.ts';
import styles from './NoteFrame.module.css';

type NotePath = Extract<PathKey, 'bookNote' | 'noteMatchingMap' | 'noteReport' | 'noteResults' | 'noteQa'>;

const tabs: readonly { key: NotePath; label: string; Icon: LucideIcon; count: (overview: NoteOverview) => number }[] = [
  { key: 'bookNote', label: '독서 노트', Icon: NotebookPen, count: ({ noteCount }) => noteCount },
  { key: 'noteMatchingMap', label: '생각 그물', Icon: Network, count: ({ solvedPairCount }) => solvedPairCount },
  { key: 'noteReport', label: '독후감', Icon: FileText, count: () => 0 },
  { key: 'noteQa', label: '질문과 답', Icon: MessageCircleQuestion, count: ({ questionCount }) => questionCount },
  { key: 'noteResults', label: '미션 결과', Icon: Trophy, count: ({ resultCount }) => resultCount },
];

interface NoteFrameProps {
  overview: NoteOverview;
  page: NotePath;
  /** What this page is for, in a sentence. */
  lead: string;
  /** Beside the title: where the saving stands. */
  state?: ReactNode;
  children: ReactNode;
}

/** What the five note pages of a book share: the book, the way between them, and where the student is. */
export function NoteFrame({ overview, page, lead, state, children }: NoteFrameProps) {
  const row = useRef<HTMLElement>(null);
  const { bookNo, bookName } = overview;
  const [search] = useSearchParams();
  const mission = missionKinds.find((kind) => kind === search.get(MISSION_PARAM));

  // The row of a phone is wider than its screen: the present page must be in sight.
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (row.current && here)
      row.current.scrollLeft = here.offsetLeft - (row.current.clientWidth - here.clientWidth) / 2;
  }, []);

  const title = tabs.find(({ key }) => key === page)?.label ?? '';
  return (
    <div className={styles.frame}>
      <Breadcrumb
        crumbs={[
          { label: '책 찾기', href: paths.search.getHref() },
          { label: bookName, href: paths.bookView.getHref({ bookNo }) },
        ]}
        here={title}
      />
      {mission && (
        <Link className={styles.back} to={`${paths.bookMission.getHref({ bookNo })}?kind=${mission}`}>
          <ArrowLeft aria-hidden="true" />
          {withJosa(missionKindNames[mission], '으로/로')} 돌아가기
        </Link>
      )}
      <header className={styles.head}>
        <CoverFlight bookNo={bookNo}>
          <Picture className={styles.cover} src={overview.bookImagePath} alt="" width={72} height={101} />
        </CoverFlight>
        <div className={styles.words}>
          <p className={styles.book}>{bookName}</p>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        {state && <div className={styles.state}>{state}</div>}
      </header>
      <nav ref={row} className={styles.tabs} aria-label="노트 메뉴">
        {tabs.map(({ key, label, Icon, count }) => {
          const shown = count(overview);
          return (
            <NavLink
              key={key}
              end
              to={{ pathname: paths[key].getHref({ bookNo }), search: mission ? `?${MISSION_PARAM}=${mission}` : '' }}
            >
              <Icon aria-hidden="true" />
              {label}
              {shown > 0 && (
                <span className={styles.count}>
                  <span className="visually-hidden">, </span>
                  {shown}
                  <span className="visually-hidden">개</span>
                </span>
              )}
            </NavLink>
          );
        })}
      </nav>
      {children}
    </div>
  );
}
