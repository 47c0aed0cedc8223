import type { PupilText } from '#contract/textReply.ts';
import { formatKoreanDate } from '#domain/time/formatKoreanDate.ts';
import { ComparedText } from '#src/components/writing/ComparedText.tsx';
import styles from './TextsPage.module.css';

/** Earlier versions of a text, each beside the one that came after it. */
export function TextVersions({ versions }: Pick<PupilText, 'versions'>) {
  const [, ...earlier] = versions;
  return earlier.map((version, index) => (
    <details key={version.version} className={styles.version}>
      <summary>
        {version.version}번째 글과 견주어 보기
        <small>{formatKoreanDate(Date.parse(version.handedInAt))}에 냈어요</small>
      </summary>
      {(versions[index]?.writings ?? []).map(({ key, question, text }) => (
        <div key={key} className={styles.writing}>
          <h2>{question}</h2>
          <ComparedText earlier={version.writings.find((writing) => writing.key === key)?.text ?? ''} now={text} />
        </div>
      ))}
    </details>
  ));
}
