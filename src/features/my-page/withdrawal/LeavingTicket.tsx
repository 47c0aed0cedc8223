import type { WithdrawalPreview } from '#contract/myPage.ts';
import { formatWon } from '#domain/text/formatWon.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { paths } from '#src/config/paths.ts';
import styles from './LeavingTicket.module.css';

type Ticket = NonNullable<WithdrawalPreview['ticket']>;

/** What becomes of the ticket and the money, to the won, before anybody leaves. */
export function LeavingTicket({ ticket }: { ticket: Ticket }) {
  return (
    <Panel title="이용권은 이렇게 됩니다">
      <div className={styles.ticket}>
        <dl className={styles.sum}>
          <dt>돌려받으실 금액</dt>
          <dd>{formatWon(ticket.refund)}</dd>
        </dl>
        <ul className={styles.rules}>
          <li>{whatGoesBack(ticket)}</li>
          <li>앞으로 결제되는 금액은 없으며, 등록하신 카드는 지워집니다.</li>
          <li>탈퇴를 되돌리셔도 이용권은 되살아나지 않습니다.</li>
          <li>계약과 결제 기록은 법에 따라 5년 동안 이름 없이 보관한 뒤에 지웁니다.</li>
        </ul>
        <div>
          <ButtonLink tone="soft" to={paths.mypageTicket.getHref()}>
            내 이용권 보기
          </ButtonLink>
        </div>
      </div>
    </Panel>
  );
}

function whatGoesBack({ title, refund, rule }: Ticket): string {
  const ends = `${withJosa(title, '은/는')} 탈퇴와 함께 바로 끝납니다.`;
  if (rule === 'NONE') return `${ends} 남은 기간이 없거나 결제되지 않은 이용권이라 돌려드릴 금액이 없습니다.`;
  const why =
    rule === 'FULL' ? '결제하신 지 7일이 지나지 않았고 이용하지 않으셔서 모두' : '이용하지 않으신 날의 금액인';
  const sum = rule === 'FULL' ? `${why} 돌려드립니다.` : `${why} ${formatWon(refund)}을 돌려드립니다.`;
  return `${ends} ${sum} 결제하신 카드로 취소되며, 카드사에 따라 며칠이 걸립니다.`;
}
