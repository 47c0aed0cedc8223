import type { OrderStatus } from '#contract/subscription.ts';
import { formatWon } from '#domain/text/formatWon.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { PetFace } from '#src/components/pet/PetFace.tsx';
import { paths } from '#src/config/paths.ts';
import { FactList } from '../parts/FactList.tsx';
import styles from './OutcomeCard.module.css';

interface CheckingCardProps {
  /** SENDING: the result is being sent to the server. CHECKING: the company is being asked. */
  phase: 'SENDING' | 'CHECKING';
  status?: OrderStatus;
}

/** The outcome is not known yet. Nobody has to stay, and nobody must pay again. */
export function CheckingCard({ phase, status }: CheckingCardProps) {
  return (
    <section className={styles.card} role="status">
      <PetFace species="whale" stage="baby" mood="calm" size={132} title="" afloat />
      <h2>{phase === 'SENDING' ? '결제를 마무리하고 있습니다' : '카드사의 답을 확인하고 있습니다'}</h2>
      <p>
        {phase === 'SENDING'
          ? '잠시만 기다려 주십시오. 화면을 새로 고치셔도 두 번 결제되지 않습니다.'
          : `확인되면 이 화면이 저절로 바뀝니다. 창을 닫으셔도 되며, 결과는 ${status?.toldByMail ? '이메일과 ' : ''}내 이용권에서 확인하실 수 있습니다. 다시 결제하지 마십시오.`}
      </p>
      {status && (
        <div className={styles.facts}>
          <FactList
            facts={[
              { name: '이용권', value: status.orderName },
              { name: '금액', value: formatWon(status.amount) },
            ]}
          />
        </div>
      )}
      {phase === 'CHECKING' && (
        <div className={styles.buttons}>
          <ButtonLink tone="soft" to={paths.mypageTicket.getHref()}>
            내 이용권으로 가기
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
