import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { MyPageMain } from '#contract/myPage.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { Button } from '#src/components/button/Button.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { paths } from '#src/config/paths.ts';
import { BookRow } from './BookRow.tsx';
import styles from './GoalCard.module.css';
import { GoalDialog } from './GoalDialog.tsx';
import { goalWords } from './goalWords.ts';
import { WaterBottle } from './WaterBottle.tsx';

/** The month as a bottle that fills with each verified book. Falling short is never spoken of. */
export function GoalCard({ goal }: { goal: MyPageMain['goal'] }) {
  const [changing, setChanging] = useState(false);
  const { goalBookCount, verifiedBookCount, month } = goal;
  const words = goalWords(goalBookCount, verifiedBookCount);
  const monthName = `${Number(month.slice(5))}월`;
  return (
    <section className={styles.card} aria-labelledby="goal-title">
      <svg className={styles.sea} viewBox="0 0 560 150" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 150c90-10 120-62 220-66s150 20 220 2 90-22 120-24v88Z" fill="#7fcdcb" opacity=".5" />
        <path d="M60 150c100-8 150-40 250-40s170 14 250-10v50Z" fill="#3fa5a8" opacity=".55" />
      </svg>
      <ArtIcon className={styles.boat} name="sailboat" size={112} />
      <div className={styles.bottle}>
        <WaterBottle
          share={goalBookCount > 0 ? verifiedBookCount / goalBookCount : 0}
          label={`${monthName} 목표`}
          valueText={`${goalBookCount}권 가운데 ${verifiedBookCount}권을 인증했어요`}
        />
      </div>
      <div className={styles.words}>
        <h2 id="goal-title" className={styles.month}>
          {monthName} 목표
        </h2>
        <p className={styles.count}>
          <strong>{verifiedBookCount}</strong>
          <span>/ {goalBookCount}권</span>
        </p>
        <p className={styles.title}>{words.title}</p>
        <p className={styles.text}>{words.text}</p>
        <BookRow goal={goalBookCount} done={verifiedBookCount} />
        <div className={styles.buttons}>
          <Button tone="white" icon={<Pencil aria-hidden="true" />} onClick={() => setChanging(true)}>
            목표 고치기
          </Button>
          <ButtonLink to={paths.search.getHref()}>읽을 책 고르기</ButtonLink>
        </div>
      </div>
      {changing && <GoalDialog goal={goal} onClose={() => setChanging(false)} />}
    </section>
  );
}
