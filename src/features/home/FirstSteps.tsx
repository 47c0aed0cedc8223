import { X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { MainPage } from '#contract/home.ts';
import { ArtIcon } from '../../components/art-icon/ArtIcon.tsx';
import { IconButton } from '../../components/button/IconButton.tsx';
import { paths } from '../../config/paths.ts';
import { createSeenFirstSteps } from '../../lib/persisted/seenMarks.ts';
import { useAccount, useServices } from '../../lib/services/ServicesContext.ts';
import styles from './FirstSteps.module.css';

const steps = [
  { art: 'open-book', title: '책을 골라요', text: '나에게 맞는 책이 기다려요.', to: paths.recommend.getHref() },
  { art: 'puzzle-piece', title: '미션을 해요', text: '책마다 여섯 가지가 있어요.', to: paths.search.getHref() },
  {
    art: 'spiral-shell',
    title: '알을 깨워요',
    text: '모은 조개로 바다 친구를 돌봐요.',
    to: paths.communityAqua.getHref(),
  },
] as const;

/** Three hints for the first minutes, until the student has begun something or put them away. */
export function FirstSteps({ page }: { page: MainPage }) {
  const { storage } = useServices();
  const accountNo = String(useAccount()?.accountNo ?? 0);
  const kept = useMemo(() => createSeenFirstSteps(storage), [storage]);
  const [seen, setSeen] = useState(() => kept.read()[accountNo] === true);
  if (seen || !isNew(page)) return null;

  function putAway(): void {
    setSeen(true);
    kept.write({ ...kept.read(), [accountNo]: true });
  }

  return (
    <section className={styles.card} aria-labelledby="first-steps">
      <h2 id="first-steps" className={styles.title}>
        처음이에요? 이렇게 시작해요
      </h2>
      <IconButton className={styles.close} label="처음 안내 닫기" icon={<X />} onClick={putAway} />
      <ol className={styles.steps}>
        {steps.map(({ art, title, text, to }, index) => (
          <li key={title}>
            <Link className={styles.step} to={to}>
              <ArtIcon name={art} size={48} />
              <span>
                <strong>
                  {index + 1}. {title}
                </strong>
                <span className={styles.text}>{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Nothing read, nothing earned, and the egg still closed. */
function isNew({ pet, continueReading, goal }: MainPage): boolean {
  return pet.stage === 'egg' && continueReading.length === 0 && goal.monthPoint === 0;
}
