import type { IntroAnswer } from '#contract/introTexts.ts';
import styles from './QuestionList.module.css';

/** Questions that unfold to their answers. Closed ones are still found by the search of the browser. */
export function QuestionList({ questions }: { questions: NonNullable<IntroAnswer['questions']> }) {
  return (
    <div className={styles.list}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.one}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
