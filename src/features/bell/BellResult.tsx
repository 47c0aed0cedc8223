import { Check, CircleDashed } from 'lucide-react';
import type { Ref } from 'react';
import type { PupilBell } from '#contract/goldenBell.ts';
import { describeBellChoice } from '#domain/golden-bell/countBellChoices.ts';
import { PetFace } from '../../components/pet/PetFace.tsx';
import styles from './BellView.module.css';

interface BellResultProps {
  title: Ref<HTMLHeadingElement>;
  result: NonNullable<PupilBell['result']>;
  standing: boolean;
}

/** The own answers of a round that has ended. */
export function BellResult({ title, result, standing }: BellResultProps) {
  const { rightCount, questions } = result;
  return (
    <section className={styles.card}>
      <div className={styles.pet}>
        <PetFace species="turtle" stage="young" mood="joyful" size="fill" title="" afloat />
      </div>
      <h1 ref={title} tabIndex={-1}>
        {standing ? '골든벨을 끝까지 지켰어요!' : '끝까지 함께 풀었어요!'}
      </h1>
      <p className={styles.lead}>
        {questions.length}문제 가운데 <b>{rightCount}문제</b>를 맞혔어요. 책을 다시 펼치면 나머지도 찾을 수 있어요.
      </p>
      <ol className={styles.results}>
        {questions.map(({ choice, answer, explanation, ...asked }) => (
          <li key={asked.place} className={styles.result}>
            <span className={styles.mark} data-right={choice === answer}>
              {choice === answer ? <Check aria-hidden="true" /> : <CircleDashed aria-hidden="true" />}
              <span className="visually-hidden">{choice === answer ? '맞음' : '다시 볼 것'}</span>
            </span>
            <span>
              <span className={styles.book}>『{asked.bookName}』</span>
              <b>{asked.question}</b>
              <span>
                정답 {describeBellChoice(asked, answer)}
                {choice !== null && choice !== answer && ` · 내가 고른 답 ${describeBellChoice(asked, choice)}`}
              </span>
              <span className={styles.why}>{explanation}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
