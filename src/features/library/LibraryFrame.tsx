import { CalendarDays, LibraryBig, ShoppingBasket } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { paths } from '../../config/paths.ts';
import styles from './LibraryFrame.module.css';

const links: readonly { href: string; label: string; Icon: ComponentType<{ 'aria-hidden'?: 'true' }> }[] = [
  { href: paths.libraryBoard.getHref(), label: '책장', Icon: LibraryBig },
  { href: paths.libraryCalendar.getHref(), label: '독서 달력', Icon: CalendarDays },
  { href: paths.libraryCart.getHref(), label: '책바구니', Icon: ShoppingBasket },
  { href: paths.libraryWords.getHref(), label: '낱말 바구니', Icon: WordSign },
];

/** 가, drawn like the signs beside it. */
function WordSign() {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M4 6h8c0 5.5-2.8 9.4-7.5 12M17 3v18M17 11.5h4" />
    </svg>
  );
}

interface LibraryFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** What the pages of the library share: the title and the way between them. */
export function LibraryFrame({ title, lead, children }: LibraryFrameProps) {
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        actions={
          <nav className={styles.links} aria-label="내 서재 메뉴">
            {links.map(({ href, label, Icon }) => (
              <NavLink key={href} to={href}>
                <Icon aria-hidden="true" />
                {label}
              </NavLink>
            ))}
          </nav>
        }
      />
      {children}
    </>
  );
}
