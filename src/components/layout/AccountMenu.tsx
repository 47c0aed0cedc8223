import { LogIn, LogOut } from 'lucide-react';
import { paths } from '../../config/paths.ts';
import { useAccount } from '../../lib/services/ServicesContext.ts';
import { useSignOut } from '../../lib/session/useSignOut.ts';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { Menu } from '../menu/Menu.tsx';
import styles from './AccountMenu.module.css';

export function AccountMenu() {
  const account = useAccount();
  const signOut = useSignOut();
  if (!account) {
    return (
      <ButtonLink tone="soft" to={paths.login.getHref()} icon={<LogIn aria-hidden="true" />}>
        로그인
      </ButtonLink>
    );
  }
  return (
    <Menu
      align="end"
      label={`${account.name} 메뉴`}
      trigger={
        <span className={styles.who}>
          <span className={styles.disc} aria-hidden="true">
            {account.name.slice(-2)}
          </span>
          <span className={styles.name}>{account.name}</span>
        </span>
      }
    >
      <p className={styles.note}>
        {account.academyName ?? '책바다'}
        <br />
        <strong>{account.bookPoint.toLocaleString('ko-KR')}점</strong>
      </p>
      <button type="button" onClick={signOut}>
        <LogOut aria-hidden="true" />
        로그아웃
      </button>
    </Menu>
  );
}
