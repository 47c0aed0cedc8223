import { Bell, SkipForward } from 'lucide-react';
import { type CSSProperties, useEffect, useState } from 'react';
import type { HostBell } from '#contract/goldenBell.ts';
import { Button } from '#src/components/button/Button.tsx';
import { SeaScene } from '#src/components/illustrations/SeaScene.tsx';
import { PetFace } from '#src/components/pet/PetFace.tsx';
import styles from './BellFilm.module.css';
import { crowdSize } from './crowdSize.ts';

/** Milliseconds of the film; afterwards everybody stands in the sea. */
const LENGTH = 13_000;
/** Creatures that swim by at once; the names of all stand below. */
const SWIMMERS = 40;
/** As many as stand above each other on the lowest wall. */
const LANES = 7;

/** The end: the bell rings, the creatures of the hall swim by, and everybody is named once. */
export function BellFilm({ people }: { people: HostBell['people'] }) {
  const [isOver, setOver] = useState(() => document.documentElement.dataset.motion === 'calm');
  useEffect(() => {
    if (isOver) return;
    const timer = setTimeout(() => setOver(true), LENGTH);
    return () => clearTimeout(timer);
  }, [isOver]);
  const standing = people.filter((person) => person.standing);
  const others = people.filter((person) => !person.standing);
  const size = crowdSize(people.length);
  return (
    <div className={styles.film} data-over={isOver} data-crowd={size}>
      <SeaScene />
      <Bell className={styles.bell} aria-hidden="true" />
      {!isOver && (
        <div className={styles.swim} aria-hidden="true">
          {people.slice(0, SWIMMERS).map(({ accountNo, species, nickname }, index) => (
            <span key={accountNo} className={styles.swimmer} style={laneOf(index)}>
              <PetFace species={species} stage="young" mood="joyful" size={60} title="" />
              <span>{nickname}</span>
            </span>
          ))}
        </div>
      )}
      <div className={styles.names}>
        <h2>골든벨을 울렸어요!</h2>
        {standing.length > 0 && (
          <>
            <p>끝까지 지킨 친구 {standing.length}명</p>
            <ul className={styles.best}>
              {standing.map(({ accountNo, nickname, species }) => (
                <li key={accountNo}>
                  {size !== 'HALL' && (
                    <PetFace {...{ species }} stage="grown" mood="joyful" size={size === 'GROUP' ? 64 : 36} title="" />
                  )}
                  {nickname}
                </li>
              ))}
            </ul>
          </>
        )}
        {others.length > 0 && (
          <>
            <p>끝까지 함께 푼 친구 {others.length}명</p>
            <ul className={styles.rest}>
              {others.map(({ accountNo, nickname }) => (
                <li key={accountNo}>{nickname}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {!isOver && (
        <Button
          className={styles.skip}
          tone="white"
          icon={<SkipForward aria-hidden="true" />}
          onClick={() => setOver(true)}
        >
          건너뛰기
        </Button>
      )}
    </div>
  );
}

/** Where and when somebody swims by: a lane has one pace, so that nobody swims over the name of another. */
function laneOf(index: number): CSSProperties {
  const lane = index % LANES;
  const row = Math.floor(index / LANES);
  return {
    '--lane': `${6 + lane * 12}%`,
    '--start': `${row * 1.05 + ((lane * 0.37) % 1)}s`,
    '--pace': `${5 + ((lane * 3) % 4) * 0.5}s`,
  } as CSSProperties;
}
