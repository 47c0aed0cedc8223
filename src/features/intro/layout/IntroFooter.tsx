import { Link } from 'react-router-dom';
import { LogoMark } from '../../../components/layout/Logo.tsx';
import { paths } from '../../../config/paths.ts';
import { useServices } from '../../../lib/services/ServicesContext.ts';
import { type IntroLink, introHelp, introMenu } from '../introMenu.ts';
import styles from './IntroFooter.module.css';

export function IntroFooter() {
  const { site } = useServices();
  const help: IntroLink[] = [
    ...introHelp(site),
    ...(site === 'edu'
      ? [{ key: 'introInquiry' as const, label: '문의하기', href: paths.introInquiry.getHref() }]
      : []),
    { key: 'login', label: '로그인', href: paths.login.getHref() },
  ];
  return (
    <footer className={styles.footer}>
      <svg className={styles.wave} viewBox="0 0 1440 60" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 34c120-40 260-40 400-8s300 34 460 4 300-34 580 6v24H0Z" fill="#17818a" opacity=".35" />
        <path d="M0 44c160-30 300-18 460-2s320 10 480-6 320-10 500 8v16H0Z" fill="#083c45" />
      </svg>
      <div className={styles.body}>
        <div className={styles.inside}>
          <div className={styles.brand}>
            <LogoMark size={44} />
            <p>
              <strong>책바다</strong>
              <br />
              읽은 만큼 깊어지는 바다
            </p>
          </div>
          <Links label="소개" links={introMenu(site)} />
          <Links label="도움" links={help} />
        </div>
      </div>
    </footer>
  );
}

function Links({ label, links }: { label: string; links: readonly IntroLink[] }) {
  return (
    <nav aria-label={`아래쪽 ${label} 메뉴`} className={styles.group}>
      <p>{label}</p>
      <ul>
        {links.map(({ key, label: name, href }) => (
          <li key={key}>
            <Link to={href}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
