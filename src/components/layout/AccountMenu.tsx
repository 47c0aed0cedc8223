import { LogIn, LogOut, Ticket, UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useAccount, useServices } from '../../lib/services/ServicesContext.ts';
import { useSignOut } from '../../lib/session/useSignOut.ts';
import { Avatar } from '../avatar/Avatar.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { Menu } from '../menu/Menu.tsx';
import { SignOutHost } from '../sign-out/SignOutHost.tsx';
import styles from './AccountMenu.module.css';

export function AccountMenu() {
  const { site } = useServices();
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
    <>
      <Menu
        align="end"
        label={`${account.name} 메뉴`}
        trigger={
          <span className={styles.who} data-purse="">
            <Avatar imagePath={account.profileImagePath} />
            <span className={styles.name} translate="no">
              {account.name}
            </span>
          </span>
        }
      >
        <p className={styles.note}>
          {account.academyName ?? account.subscriptionTitle ?? '책바다'}
          <br />
          <strong>{account.bookPoint.toLocaleString('ko-KR')}점</strong>
        </p>
        <Link to={paths.mypageMain.getHref()}>
          <UserRound aria-hidden="true" />내 페이지
        </Link>
        {site === 'home' && (
          <Link to={paths.mypageTicket.getHref()}>
            <Ticket aria-hidden="true" />
            이용권
          </Link>
        )}
        <button type="button" onClick={signOut.start}>
          <LogOut aria-hidden="true" />
          로그아웃
        </button>
      </Menu>
      <SignOutHost unsent={signOut.unsent} answer={signOut.answer} />
    </>
  );
}
