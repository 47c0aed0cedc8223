import { EmptySea } from '../../components/illustrations/EmptySea.tsx';
import styles from './ClosedLink.module.css';

/** What whoever opens a link that opens nothing can do. @param again the way to another one */
export function ClosedLink({ again }: { again: string }) {
  return (
    <section className={styles.closed}>
      <EmptySea mood="sleeping" />
      <h1>지금은 열 수 없는 링크예요</h1>
      <p>기간이 지났거나, 아이가 링크를 끝냈거나, 주소가 다 옮겨지지 않았을 수 있어요.</p>
      <ol>
        <li>받은 주소가 끝까지 다 들어갔는지 확인해 주세요.</li>
        <li>{again}</li>
        <li>그래도 열리지 않으면 다니는 학원이나 학교에 물어봐 주세요.</li>
      </ol>
    </section>
  );
}
