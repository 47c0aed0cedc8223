import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import styles from './HowPanel.module.css';

/** How readers are evaluated. */
export function HowPanel() {
  return (
    <Panel title="이렇게 뽑아요">
      <ul className={styles.list}>
        <li>
          <ArtIcon name="star" size={36} />
          <span>한 달 동안 모은 북포인트가 많은 차례예요.</span>
        </li>
        <li>
          <ArtIcon name="sports-medal" size={36} />
          <span>점수가 같으면 같은 순위예요. 1위부터 3위까지 메달을 받아요.</span>
        </li>
        <li>
          <ArtIcon name="seedling" size={36} />
          <span>매달 1일에 모두 0점에서 새로 시작해요.</span>
        </li>
        <li>
          <ArtIcon name="locked" size={36} />
          <span>진짜 이름은 보이지 않아요. 별명이나 가린 이름만 보여요.</span>
        </li>
      </ul>
    </Panel>
  );
}
