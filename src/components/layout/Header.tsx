import { NavLink } from 'react-router-dom';
import { navigationOf } from '../../config/navigationOf.ts';
import { useServices } from '../../lib/services/ServicesContext.ts';
import { Menu } from '../menu/Menu.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import styles from './Header.module.css';
import { HeaderSearch } from './HeaderSearch.tsx';
import { Logo } from './Logo.tsx';
import { MobileMenu } from './MobileMenu.tsx';

/** Logo, menu groups, search and the student. On phones the groups are in a menu of their own. */
export function Header({ pathname }: { pathname: string }) {
  const { site } = useServices();
  return (
    <header className={styles.header}>
      <div className={styles.inside}>
        <Logo />
        <nav className={styles.groups} aria-label="주 메뉴">
          {navigationOf(site).map((group) => {
            const [only, ...others] = group.links;
            if (only && others.length === 0) {
              return (
                <NavLink key={group.label} className={styles.link ?? ''} to={only.href}>
                  {only.label}
                </NavLink>
              );
            }
            return (
              <Menu
                key={group.label}
                trigger={group.label}
                active={group.links.some((link) => pathname.startsWith(link.href))}
              >
                {group.links.map((link) => (
                  <NavLink key={link.key} to={link.href}>
                    {link.label}
                  </NavLink>
                ))}
              </Menu>
            );
          })}
        </nav>
        <div className={styles.tools}>
          {pathname !== '/search' && <HeaderSearch />}
          <AccountMenu />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
