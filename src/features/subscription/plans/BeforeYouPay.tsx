import { Panel } from '#src/components/page/Panel.tsx';
import styles from './BeforeYouPay.module.css';

const promises = [
  { title: '표시한 금액이 전부입니다', text: '모든 금액에 부가가치세가 들어 있으며, 뒤에서 더해지는 금액은 없습니다.' },
  {
    title: '정기 결제는 미리 알려 드립니다',
    text: '정기 결제를 고르신 때에만 자동으로 결제되며, 알려 주신 이메일로 결제 7일 전에 날짜와 금액을 안내해 드립니다.',
  },
  {
    title: '해지는 가입만큼 쉽습니다',
    text: '내 페이지의 이용권에서 바로 해지하실 수 있습니다. 결제하신 기간이 끝날 때까지 그대로 이용하십니다.',
  },
  {
    title: '환불 기준',
    text: '이용하지 않으셨다면 결제일 다음 날부터 7일 안에 전액을, 그 밖에는 이용한 날만큼을 뺀 금액을 돌려드립니다. 돌려받으실 금액은 신청 전에 보여 드립니다.',
  },
  {
    title: '미성년자의 계약',
    text: '법정대리인의 동의 없이 미성년자가 계약하면 본인이나 법정대리인이 취소할 수 있습니다. 그래서 결제하기 전에 보호자 또는 성인인지 확인합니다.',
  },
] as const;

/** What the law and good manners want to be read before somebody pays. */
export function BeforeYouPay() {
  return (
    <Panel title="결제하시기 전에">
      <dl className={styles.list}>
        {promises.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
