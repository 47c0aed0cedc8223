import { Puzzle, RotateCcw } from 'lucide-react';
import { missionKindNames, missionKinds } from '#domain/mission/missionKinds.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { ArtIcon } from '../../components/art-icon/ArtIcon.tsx';
import { missionArt } from '../../components/art-icon/missionArt.ts';
import { TitleText } from '../../components/book/TitleText.tsx';
import { Button } from '../../components/button/Button.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { paths } from '../../config/paths.ts';
import styles from './EndLeaf.module.css';

interface EndLeafProps {
  bookNo: number;
  bookName: string;
  onAgain: () => void;
}

/** After the last page: well done, and on to the missions. */
export function EndLeaf({ bookNo, bookName, onAgain }: EndLeafProps) {
  return (
    <section className={styles.leaf} aria-label="책을 다 읽었어요">
      <ArtIcon name="party-popper" size={96} className={styles.party} />
      <h2>
        <TitleText>{`${withJosa(`『${bookName}』`, '을/를')} 끝까지 읽었어요!`}</TitleText>
      </h2>
      <p>마음에 남은 이야기를 미션으로 풀면 점수와 조개를 받아요.</p>
      <ul className={styles.missions}>
        {missionKinds.map((kind) => (
          <li key={kind}>
            <ArtIcon name={missionArt[kind]} size={44} />
            {missionKindNames[kind]}
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button tone="white" size="l" icon={<RotateCcw aria-hidden="true" />} onClick={onAgain}>
          처음부터 다시
        </Button>
        {paths.bookMission.built ? (
          <ButtonLink
            size="l"
            tone="coral"
            to={paths.bookMission.getHref({ bookNo })}
            icon={<Puzzle aria-hidden="true" />}
          >
            미션 하러 가기
          </ButtonLink>
        ) : (
          <ButtonLink size="l" to={paths.bookView.getHref({ bookNo })}>
            책으로 돌아가기
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
