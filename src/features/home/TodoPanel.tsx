import { Link } from 'react-router-dom';
import type { MainPage } from '#contract/home.ts';
import { missionKindNames } from '#domain/mission/missionKinds.ts';
import { ArtIcon } from '../../components/art-icon/ArtIcon.tsx';
import { missionArt } from '../../components/art-icon/missionArt.ts';
import { Panel } from '../../components/page/Panel.tsx';
import { paths } from '../../config/paths.ts';
import styles from './TodoPanel.module.css';

/** Missions that wait, each one press away. */
export function TodoPanel({ todo }: { todo: MainPage['todo'] }) {
  const page = paths.bookMission.built ? paths.bookMission : paths.bookView;
  return (
    <Panel title="오늘의 미션">
      {todo.length === 0 ? (
        <p className={styles.empty}>
          <ArtIcon name="seedling" size={40} />
          책을 읽기 시작하면 미션이 여기에 모여요.
        </p>
      ) : (
        <ul className={styles.list}>
          {todo.map((item) => (
            <li key={`${item.bookNo}-${item.readingMissionType}`}>
              <Link to={page.getHref({ bookNo: item.bookNo })}>
                <ArtIcon name={missionArt[item.readingMissionType]} size={40} />
                <span className={styles.text}>
                  <strong>{missionKindNames[item.readingMissionType]}</strong>
                  <span>{item.bookName}</span>
                </span>
                <b className={styles.point}>{item.open ? '하던 중' : `${item.availablePoint}점`}</b>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
