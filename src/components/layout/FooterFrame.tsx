import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ContactWays } from '../contact/ContactWays.tsx';
import { MotionSwitch } from '../switch/MotionSwitch.tsx';
import styles from './FooterFrame.module.css';
import { LogoMark } from './Logo.tsx';

interface FooterGroup {
  label: string;
  links: readonly { key: string; label: string; href: string }[];
}

interface FooterFrameProps {
  groups: readonly FooterGroup[];
  /** Deep water, for pages that visitors read. */
  deep?: boolean;
  /** Below a line at the end, beside the switch for less motion. */
  end?: ReactNode;
}

const waves = { shallow: ['#d9f1ee', '#c8ece9'], deep: ['#b7d6d8', '#083c45'] } as const;

/** What every page ends with: a wave, whose it is, and where one can go from here. */
export function FooterFrame({ groups, deep = false, end }: FooterFrameProps) {
  const [far, near] = waves[deep ? 'deep' : 'shallow'];
  return (
    <footer className={`${styles.footer} ${deep ? styles.deep : styles.shallow}`}>
      <svg className={styles.wave} viewBox="0 0 1440 60" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 34c120-40 260-40 400-8s300 34 460 4 300-34 580 6v24H0Z" fill={far} />
        <path d="M0 44c160-30 300-18 460-2s320 10 480-6 320-10 500 8v16H0Z" fill={near} />
      </svg>
      <div className={styles.body}>
        <div className={styles.inside}>
          <div>
            <div className={styles.brand}>
              <LogoMark size={44} />
              <p>
                <strong>책바다</strong>
                <br />
                읽은 만큼 깊어지는 바다
              </p>
            </div>
            <ContactWays />
          </div>
          <nav className={styles.groups} aria-label="사이트 안내">
            {groups.map(({ label, links }) => (
              <section key={label}>
                <h2>{label}</h2>
                <ul>
                  {links.map((link) => (
                    <li key={link.key}>
                      <Link to={link.href}>{link.label}</Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </nav>
          <div className={styles.end}>
            {end && <div className={styles.documents}>{end}</div>}
            <MotionSwitch compact label="화면 움직임" />
          </div>
        </div>
      </div>
    </footer>
  );
}
