import { Mail, Phone } from 'lucide-react';
import { useServices } from '../../lib/services/ServicesContext.ts';
import styles from './ContactWays.module.css';

/** How the customer service is reached, by phone and by mail; nothing where the operator has set neither. */
export function ContactWays() {
  const { contact } = useServices();
  if (contact === null) return null;
  const { phone, mail } = contact;
  return (
    <address className={styles.ways}>
      {phone !== null && (
        <a href={`tel:${phone}`}>
          <Phone size={20} aria-hidden="true" />
          {phone}
        </a>
      )}
      {mail !== null && (
        <a href={`mailto:${mail}`}>
          <Mail size={20} aria-hidden="true" />
          {mail}
        </a>
      )}
    </address>
  );
}
