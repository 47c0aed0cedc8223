import { LogIn, Menu, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { LogoMark } from '#src/components/layout/Logo.tsx';
import { paths } from '#src/config/paths.ts';
import { useServices } from '#src/lib/services/ServicesContext.ts';
import { introHelp, introMenu } from '../introMenu.ts';
import styles from './IntroHeader.module.css';

/** Logo, menu, inquiry and login. On narrow screens the menu unfolds under the bar. */
export function IntroHeader() {
  const { site } = useServices();
  const { pathname, search } = useLocation();
  const { open, toggle, button, root } = useUnfolding(pathname);
  const id = useId();
  const links = [...introMenu(site), ...(site === 'home' ? introHelp(site) : [])];
  return (
    <header className={styles.header} ref={root}>
      <div className={styles.inside}>
        <Link className={styles.brand} to={paths.intro.getHref()} aria-label="책바다 소개 첫 화면">
          <LogoMark size={40} />
          <span aria-hidden="true">책바다</span>
        </Link>
        {/* Before what it unfolds, so that the next Tab goes into it. */}
        <button
          ref={button}
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          aria-label="소개 메뉴"
          onClick={toggle}
        >
          {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
        </button>
        <nav id={id} className={styles.menu} data-open={open || undefined} aria-label="소개 메뉴">
          {links.map(({ key, label, href }) => (
            <NavLink key={key} className={styles.link ?? ''} to={href}>
              {label}
            </NavLink>
          ))}
          {site === 'edu' && (
            <NavLink className={`${styles.link} ${styles.ask}`} to={paths.introInquiry.getHref()}>
              문의하기
            </NavLink>
          )}
        </nav>
        <ButtonLink
          className={styles.login}
          tone="primary"
          to={paths.login.getHref() + loginSearch(search)}
          icon={<LogIn aria-hidden="true" />}
        >
          로그인
        </ButtonLink>
      </div>
    </header>
  );
}

/** Where the visitor wanted to go goes along; what belongs to a page of the intro does not. */
function loginSearch(search: string): string {
  const redirect = new URLSearchParams(search).get('redirect');
  return redirect === null ? '' : `?redirect=${encodeURIComponent(redirect)}`;
}

/** Escape, a press elsewhere and a new page fold the menu again. */
function useUnfolding(pathname: string) {
  const [openAt, setOpenAt] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const root = useRef<HTMLElement>(null);
  const open = openAt === pathname;

  useEffect(() => {
    if (!open) return;
    const onElsewhere = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpenAt(null);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  return { open, button, root, toggle: () => setOpenAt(open ? null : pathname) };
}
