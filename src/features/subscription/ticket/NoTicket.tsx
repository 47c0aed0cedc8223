import type { SubscriptionInfo } from '#contract/subscription.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { paths } from '#src/config/paths.ts';
import { freeWords } from '../words/freeWords.ts';
import styles from './NoTicket.module.css';

const none =
  '책 찾기, 내 서재, 쓴 글과 결과 보기는 이용권 없이도 계속 이용하실 수 있습니다. 시작한 미션도 마칠 수 있습니다.';

/** No ticket: what is free for now, or always, and the way to the tickets, without a push. */
export function NoTicket({ info }: { info: SubscriptionInfo }) {
  const free = freeWords(info);
  return (
    <Panel title={free ? '무료 이용' : '이용권이 없습니다'}>
      <div className={styles.words}>
        <p>{free ? `${free.title} ${free.text}` : none}</p>
        <ButtonLink to={paths.subscription.getHref()}>이용권 살펴보기</ButtonLink>
      </div>
    </Panel>
  );
}
