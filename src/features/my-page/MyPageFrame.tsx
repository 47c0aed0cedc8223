import { BookHeart, Coins, Library, type LucideIcon, Target, Ticket, UserRound } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import type { PathEntry } from '../../config/definePath.ts';
import { paths } from '../../config/paths.ts';
import { useAccount, useServices } from '../../lib/services/ServicesContext.ts';
import styles from './MyPageFrame.module.css';

const links: readonly { path: PathEntry; label: string; Icon: LucideIcon }[] = [
  { path: paths.mypageMain, label: '나의 목표', Icon: Target },
  { path: paths.mypagePoint, label: '북포인트와 조개', Icon: Coins },
  { path: paths.libraryBoard, label: '내 서재', Icon: Library },
  { path: paths.mypageRecord, label: '독서 기록', Icon: BookHeart },
  { path: paths.mypageTicket, label: '이용권', Icon: Ticket },
  { path: paths.mypageInfo, label: '내 정보', Icon: UserRound },
];

interface MyPageFrameProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** What all pages of one's own share: who it is, and the way between them. A list at the side, a row on phones. */
export function MyPageFrame({ title, lead, children }: MyPageFrameProps) {
  const { site } = useServices();
  const account = useAccount();
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);

  // The row of a phone is wider than its screen: the present page must be in sight.
  useEffect(() => {
    const row = menu.current;
    const here = row?.querySelector<HTMLElement>('[aria-current="page"]');
    if (row && here) row.scrollLeft = here.offsetLeft - (row.clientWidth - here.clientWidth) / 2;
  }, []);

  const withoutInstitution = account?.accountStatus === 'NO_AFFILIATION';
  // Who belongs to no institution may still fetch the record, and nothing else.
  const shown = links.filter(
    ({ path }) => path.built && path.sites.includes(site) && (!withoutInstitution || path === paths.mypageRecord),
  );
  return (
    <div className={styles.frame}>
      <aside className={styles.side}>
        {account && (
          <div className={styles.who}>
            <Avatar imagePath={account.profileImagePath} size={64} />
            <p>
              <strong translate="no">{account.name}</strong>
              <span translate="no">{account.academyName ?? account.accountId}</span>
            </p>
          </div>
        )}
        <nav ref={menu} className={styles.links} aria-label="내 페이지 메뉴">
          {shown.map(({ path, label, Icon }) => (
            <Link key={path.pattern} to={path.getHref()} aria-current={isHere(path, pathname) ? 'page' : undefined}>
              <Icon aria-hidden="true" />
              {label}
            </Link>
          ))}
        </nav>
      </aside>
      <div className={styles.body}>
        <PageHeader title={title} {...(lead ? { lead } : {})} />
        {children}
      </div>
    </div>
  );
}

/** Changing, paying for and leaving a ticket belong to it; every other page is its own. */
function isHere(path: PathEntry, pathname: string): boolean {
  if (path === paths.mypageTicket) return /^\/mypage\/(?:ticket|paymentchange)/.test(pathname);
  return pathname.replace(/\/$/, '') === path.pattern;
}
