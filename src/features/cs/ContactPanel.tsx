import { ArtIcon } from '../../components/art-icon/ArtIcon.tsx';
import { ContactWays } from '../../components/contact/ContactWays.tsx';
import { Panel } from '../../components/page/Panel.tsx';
import { useAccount, useServices } from '../../lib/services/ServicesContext.ts';
import styles from './ContactPanel.module.css';

/** Who can help: the institution knows its students; the customer service, where there is a way to it. */
export function ContactPanel() {
  const account = useAccount();
  const { contact } = useServices();
  return (
    <Panel title="도움이 필요하면">
      <div className={styles.contact}>
        <ArtIcon name="ring-buoy" size={64} />
        <div>
          {account?.academyName ? (
            <p>
              <strong>{account.academyName}</strong> 선생님께 말해 주세요. 아이디{' '}
              <b translate="no">{account.accountId}</b>도 함께 알려 주면 더 빨리 도와줄 수 있어요.
            </p>
          ) : contact === null ? (
            <p>자주 묻는 질문에서 찾아보고, 보호자와 함께 공지사항도 확인해 주세요.</p>
          ) : (
            <p>
              보호자와 함께 아래로 물어봐 주세요. 아이디 <b translate="no">{account?.accountId}</b>도 함께 알려 주면 더
              빨리 도와줄 수 있어요.
            </p>
          )}
          <ContactWays />
        </div>
      </div>
    </Panel>
  );
}
