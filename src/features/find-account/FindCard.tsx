import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useAccount } from '../../lib/services/ServicesContext.ts';
import styles from './FindCard.module.css';

interface FindCardProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

const visitorLinks = [
  { path: paths.login, label: '로그인' },
  { path: paths.findId, label: '아이디 찾기' },
  { path: paths.findReset, label: '비밀번호 다시 정하기' },
  // Its own document: only there may the script of the identity verifier run.
  { path: paths.signUp, label: '회원 가입', reloadDocument: true },
] as const;

/** The others are closed to who is signed in. */
const studentLinks = [
  { path: paths.findReset, label: '비밀번호 다시 정하기' },
  { path: paths.root, label: '첫 화면으로' },
] as const;

/** One card of the finding pages, with the ways to the others. Its title takes the focus when it replaces another. */
export function FindCard({ title, lead, children }: FindCardProps) {
  const { pathname } = useLocation();
  const links = useAccount() === null ? visitorLinks : studentLinks;
  return (
    <div className={styles.card}>
      <div className={styles.words}>
        <h1 key={title} tabIndex={-1} ref={focus}>
          {title}
        </h1>
        {lead && <p>{lead}</p>}
      </div>
      {children}
      <ul className={styles.links}>
        {links
          .filter(({ path }) => path.pattern !== pathname)
          .map(({ path, label, ...rest }) => (
            <li key={label}>
              <Link to={path.getHref()} {...rest}>
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </div>
  );
}

function focus(title: HTMLHeadingElement | null): void {
  title?.focus({ preventScroll: true });
}
