import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { sitePlacesOf } from '../../config/navigationOf.ts';
import { useServices } from '../../lib/services/ServicesContext.ts';
import styles from './Footer.module.css';
import { LogoMark } from './Logo.tsx';

/** What every page ends with: whose it is, every place of the site, and the documents. */
export function Footer({ policyDoor }: { policyDoor: ReactNode }) {
  const { site } = useServices();
  return (
    <footer className={styles.footer}>
      <svg className={styles.wave} viewBox="0 0 1440 60" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 34c120-40 260-40 400-8s300 34 460 4 300-34 580 6v24H0Z" fill="#d9f1ee" />
        <path d="M0 44c160-30 300-18 460-2s320 10 480-6 320-10 500 8v16H0Z" fill="#c8ece9" />
      </svg>
      <div className={styles.body}>
        <div className={styles.inside}>
          <div className={styles.brand}>
            <LogoMark size={40} />
            <p>
              <strong>책바다</strong>
              <br />
              읽은 만큼 깊어지는 바다
            </p>
          </div>
          <nav className={styles.groups} aria-label="사이트 안내">
            {sitePlacesOf(site).map(({ label, links }) => (
              <section key={label}>
                <h2>{label}</h2>
                <ul className={styles.links}>
                  {links.map((link) => (
                    <li key={link.key}>
                      <Link to={link.href}>{link.label}</Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </nav>
          <div className={styles.law}>{policyDoor}</div>
        </div>
      </div>
    </footer>
  );
}
