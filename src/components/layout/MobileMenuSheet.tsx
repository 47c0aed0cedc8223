import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { sitePlacesOf } from '../../config/navigationOf.ts';
import { type PathKey, paths } from '../../config/paths.ts';
import { useAccount, useServices } from '../../lib/services/ServicesContext.ts';
import { ArtIcon } from '../art-icon/ArtIcon.tsx';
import type { ArtIconName } from '../art-icon/artIconUrl.ts';
import { IconButton } from '../button/IconButton.tsx';
import styles from './MobileMenu.module.css';

/** The menu itself. The browser's own dialog keeps focus and Escape. */
export function MobileMenuSheet({ onClose }: { onClose: () => void }) {
  const { site } = useServices();
  const account = useAccount();
  const { pathname } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    element.showModal();
    document.body.dataset.dialogOpen = '';
    return () => {
      delete document.body.dataset.dialogOpen;
      element.close();
      // The dialog is gone by now and cannot give the focus back by itself.
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  const opened = useRef(pathname);
  const close = useEffectEvent(onClose);
  // The way back of a browser that does not ask the sheet first.
  useEffect(() => {
    if (pathname !== opened.current) close();
  }, [pathname]);

  const groups = [...(account ? [{ label: '내 페이지', links: myPages }] : []), ...sitePlacesOf(site)];
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-label="전체 메뉴"
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className={styles.inside}>
        <div className={styles.top}>
          <strong>전체 메뉴</strong>
          <IconButton label="닫기" icon={<X />} onClick={onClose} />
        </div>
        <nav aria-label="전체 메뉴">
          {groups.map(({ label, links }) => (
            <section key={label} className={styles.group}>
              <h2>{label}</h2>
              <ul>
                {links.map(({ key, label: words, href }) => (
                  <li key={key}>
                    <NavLink to={href} aria-current={pathname === href ? 'page' : undefined} onClick={onClose}>
                      <ArtIcon name={pictures[key] ?? 'spiral-shell'} size={44} />
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
  );
}

const myPages = [
  { key: 'mypageMain', label: '나의 목표', href: paths.mypageMain.getHref() },
  { key: 'mypagePoint', label: '북포인트와 조개', href: paths.mypagePoint.getHref() },
  { key: 'mypageRecord', label: '독서 기록', href: paths.mypageRecord.getHref() },
  { key: 'mypageInfo', label: '내 정보', href: paths.mypageInfo.getHref() },
] as const;

/** Whoever cannot read fast finds a place by its picture. */
const pictures: Readonly<Partial<Record<PathKey, ArtIconName>>> = {
  mypageMain: 'bullseye',
  mypagePoint: 'coin',
  mypageRecord: 'memo',
  mypageInfo: 'turtle',
  search: 'magnifying-glass-tilted-left',
  contest: 'trophy',
  diagnosis: 'compass',
  diagnosisIntro: 'compass',
  diagnosisList: 'scroll',
  bbtiIntro: 'nesting-dolls',
  recommend: 'glowing-star',
  recommendMyList: 'wrapped-gift',
  libraryBoard: 'books',
  libraryCalendar: 'check-mark-button',
  libraryCart: 'backpack',
  communityLegend: 'crown',
  communityAqua: 'tropical-fish',
  subscription: 'sailboat',
  mypageTicket: 'anchor',
  cs: 'speech-balloon',
  notice: 'bell',
  faq: 'light-bulb',
};
