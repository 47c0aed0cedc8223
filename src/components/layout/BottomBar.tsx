import { FishSymbol, House, LibraryBig, type LucideIcon, Search, UserRound } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import styles from './BottomBar.module.css';

interface BarItem {
  href: string;
  /** Every address under it belongs to the item. */
  section?: string;
  /** The one address that shows the same page. */
  also?: string;
  label: string;
  Icon: LucideIcon;
}

const items: readonly BarItem[] = [
  { href: paths.main.getHref(), also: paths.root.getHref(), label: '홈', Icon: House },
  { href: paths.search.getHref(), label: '책 찾기', Icon: Search },
  { href: paths.libraryBoard.getHref(), section: '/library/', label: '내 서재', Icon: LibraryBig },
  { href: paths.communityAqua.getHref(), label: '수족관', Icon: FishSymbol },
  { href: paths.mypageMain.getHref(), section: '/mypage/', label: '내 페이지', Icon: UserRound },
];

/** Where children go most, under the thumb, on phones; everything else is in the header's menu. */
export function BottomBar() {
  const { pathname } = useLocation();
  return (
    <nav className={styles.bar} aria-label="주 메뉴">
      {items.map(({ href, section = href, also, label, Icon }) => (
        <Link
          key={href}
          className={styles.item}
          to={href}
          aria-current={pathname === also || pathname.startsWith(section) ? 'page' : undefined}
        >
          <Icon aria-hidden="true" />
          {label}
        </Link>
      ))}
    </nav>
  );
}
