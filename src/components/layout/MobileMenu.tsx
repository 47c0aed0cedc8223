import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { sitePlacesOf } from '../../config/navigationOf.ts';
import { paths } from '../../config/paths.ts';
import { useAccount, useServices } from '../../lib/services/ServicesContext.ts';
import { IconButton } from '../button/IconButton.tsx';
import styles from './MobileMenu.module.css';

/** All groups of the header, where the header has no room for them. The browser's own dialog keeps focus and Escape. */
export function MobileMenu() {
  const { site } = useServices();
  const account = useAccount();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const opener = document.activeElement;
    element.showModal();
    document.body.dataset.dialogOpen = '';
    return () => {
      delete document.body.dataset.dialogOpen;
      element.close();
      // The dialog is gone by now and cannot give the focus back by itself.
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [open]);

  const groups = [...(account ? [{ label: '내 페이지', links: myPages }] : []), ...sitePlacesOf(site)];
  return (
    <div className={styles.root}>
      <IconButton
        label="전체 메뉴"
        icon={<Menu />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {open && (
        <dialog
          ref={dialog}
          className={styles.sheet}
          aria-label="전체 메뉴"
          onClose={() => setOpen(false)}
          onClick={(event) => event.target === event.currentTarget && setOpen(false)}
          onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
        >
          <div className={styles.inside}>
            <div className={styles.top}>
              <strong>전체 메뉴</strong>
              <IconButton label="닫기" icon={<X />} onClick={() => setOpen(false)} />
            </div>
            <nav aria-label="전체 메뉴">
              {groups.map(({ label, links }) => (
                <section key={label} className={styles.group}>
                  <h2>{label}</h2>
                  <ul>
                    {links.map(({ key, label: words, href }) => (
                      <li key={key}>
                        <NavLink
                          to={href}
                          aria-current={pathname === href ? 'page' : undefined}
                          onClick={() => setOpen(false)}
                        >
                          {words}
                        </NavLink>
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </nav>
          </div>
        </dialog>
      )}
    </div>
  );
}

const myPages = [
  { key: 'mypageMain', label: '나의 목표', href: paths.mypageMain.getHref() },
  { key: 'mypagePoint', label: '포인트와 조개', href: paths.mypagePoint.getHref() },
  { key: 'mypageRecord', label: '독서 기록', href: paths.mypageRecord.getHref() },
  { key: 'mypageInfo', label: '내 정보', href: paths.mypageInfo.getHref() },
] as const;
