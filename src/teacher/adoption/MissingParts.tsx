import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import styles from './Pack.module.css';

/** Why there is no pack yet: one with gaps would be no proof of anything. */
export function MissingParts({ gaps }: { gaps: readonly string[] }) {
  return (
    <Panel title="아직 빠진 것이 있어요">
      <FormNotice tone="advice">
        빈칸이 있는 자료는 심의에 쓸 수 없어서 만들지 않았어요. 아래의 것을 책바다 운영자에게 알려 주세요. 채워지면 이
        화면에 자료가 나타나요.
      </FormNotice>
      <ul className={styles.list}>
        {gaps.map((gap) => (
          <li key={gap}>{gap}</li>
        ))}
      </ul>
    </Panel>
  );
}
