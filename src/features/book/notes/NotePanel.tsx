import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { NoteOverview } from '#contract/readingNote.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import type { ArtIconName } from '#src/components/art-icon/artIconUrl.ts';
import { Panel } from '#src/components/page/Panel.tsx';
import { paths } from '#src/config/paths.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { bookQueries } from '../bookQueries.ts';
import styles from './NotePanel.module.css';

interface Door {
  href: string;
  icon: ArtIconName;
  name: string;
  /** What is there, or an invitation. */
  words: string;
}

/** What the student has written about a book, and where to write on. It waits for nobody: without an answer it is not there. */
export function NotePanel({ bookNo }: { bookNo: number }) {
  const { data } = useQuery(bookQueries.noteOverview(useApi(), bookNo));
  if (!data) return null;
  return (
    <Panel title="나의 노트" className={styles.panel}>
      <ul className={styles.doors}>
        {linksOf(data).map(({ href, icon, name, words }) => (
          <li key={href}>
            <Link className={styles.door} to={href}>
              <ArtIcon name={icon} size={44} />
              <span>
                <strong>{name}</strong>
                <span className={styles.words}>{words}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function linksOf({ bookNo, noteCount, questionCount, reportLength, resultCount }: NoteOverview): Door[] {
  const of = (count: number, unit: string, invitation: string) => (count > 0 ? `${count}${unit}` : invitation);
  const at = { bookNo };
  return [
    {
      href: paths.bookNote.getHref(at),
      icon: 'memo',
      name: '독서 노트',
      words: of(noteCount, '개 남겼어요', '마음에 남은 문장'),
    },
    {
      href: paths.noteReport.getHref(at),
      icon: 'scroll',
      name: '독후감',
      words: of(reportLength, '자 썼어요', '나의 생각 쓰기'),
    },
    {
      href: paths.noteQa.getHref(at),
      icon: 'speech-balloon',
      name: '질문과 답',
      words: of(questionCount, '개 물었어요', '궁금한 것 적기'),
    },
    {
      href: paths.noteResults.getHref(at),
      icon: 'trophy',
      name: '미션 결과',
      words: of(resultCount, '가지 마쳤어요', '아직 없어요'),
    },
  ];
}
