import { ArtIcon } from '../../components/art-icon/ArtIcon.tsx';
import { Panel } from '../../components/page/Panel.tsx';
import { useAccount } from '../../lib/services/ServicesContext.ts';
import styles from './ContactPanel.module.css';

/** Who can help: the institution knows its students. */
export function ContactPanel() {
  const account = useAccount();
  return (
    <Panel title="도움이 필요하면">
      <div className={styles.contact}>
        <ArtIcon name="ring-buoy" size={64} />
        <p>
          {account?.academyName ? (
            <>
              <strong>{account.academyName}</strong> 선생님께 말해 주세요. 아이디 <b>{account.accountId}</b>도 함께 알려
              주면 더 빨리 도와줄 수 있어요.
            </>
          ) : (
            <>
              보호자와 함께 공지사항을 확인해 주세요. 물어볼 때 아이디 <b>{account?.accountId}</b>도 함께 알려 주면 더
              빨리 도와줄 수 있어요.
            </>
          )}
        </p>
      </div>
    </Panel>
  );
}
