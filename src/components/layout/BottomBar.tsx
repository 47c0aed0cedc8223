import { FishSymbol, House, LifeBuoy, type LucideIcon, Search } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import styles from './BottomBar.module.css';

const items: readonly { href: string; label: string; Icon: LucideIcon }[] = [
  { href: paths.main.getHref(), label: '홈', Icon: House },
  { href: paths.search.getHref(), label: '책 찾기', Icon: Search },
  { href: paths.communityAqua.getHref(), label: '수족관', Icon: FishSymbol },
  { href: paths.cs.getHref(), label: '고객센터', Icon: LifeBuoy },
];

/** The main menu under the thumb, on phones. */
export function BottomBar() {
  return (
    <nav className={styles.bar} aria-label="주 메뉴">
      {items.map(({ href, label, Icon }) => (
        <NavLink key={href} className={styles.item ?? ''} to={href}>
          <Icon aria-hidden="true" />
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
