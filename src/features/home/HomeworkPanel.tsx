import { CircleCheckBig } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { OwnHomework } from '#contract/homework.ts';
import { dueWords } from '#domain/homework/dueWords.ts';
import { ArtIcon } from '../../components/art-icon/ArtIcon.tsx';
import { missionArt } from '../../components/art-icon/missionArt.ts';
import { Panel } from '../../components/page/Panel.tsx';
import { paths } from '../../config/paths.ts';
import styles from './HomeworkPanel.module.css';

/** What a teacher asked for comes first on the page: until when, which books, and what is done of it. */
export function HomeworkPanel({ homework }: { homework: readonly OwnHomework[] }) {
  if (homework.length === 0) return null;
  return (
    <Panel title="선생님이 낸 숙제">
      <ul className={styles.list}>
        {homework.map((one) => (
          <li key={one.homeworkNo} className={styles.homework} data-stand={one.stand}>
            <p className={styles.head}>
              <b className={styles.due}>{dueWords(one.dueOn, one.stand)}</b>
              <span>{one.staffName} 선생님</span>
            </p>
            {one.note && <p className={styles.note}>{one.note}</p>}
            <ul className={styles.tasks}>
              {one.tasks.map((task) => (
                <li key={`${task.bookNo} ${task.task}`}>
                  <Task task={task} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Task({ task: { bookNo, bookName, task, taskName, done } }: { task: OwnHomework['tasks'][number] }) {
  const href =
    task === 'READ' ? paths.bookView.getHref({ bookNo }) : `${paths.bookMission.getHref({ bookNo })}?kind=${task}`;
  return (
    <Link to={href} className={styles.task} data-done={done || undefined}>
      {done ? (
        <CircleCheckBig aria-hidden="true" className={styles.check} />
      ) : (
        <ArtIcon name={task === 'READ' ? 'open-book' : missionArt[task]} size={36} />
      )}
      <span className={styles.words}>
        <strong>{taskName}</strong>
        <span>{bookName}</span>
      </span>
      {done && <span className="visually-hidden">했어요</span>}
    </Link>
  );
}
