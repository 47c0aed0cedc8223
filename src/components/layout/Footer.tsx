import type { ReactNode } from 'react';
import { sitePlacesOf } from '../../config/navigationOf.ts';
import { useServices } from '../../lib/services/ServicesContext.ts';
import { FooterFrame } from './FooterFrame.tsx';

/** The end of a student's pages: every place of the site, and the documents. */
export function Footer({ policyLink }: { policyLink: ReactNode }) {
  const { site } = useServices();
  return <FooterFrame groups={sitePlacesOf(site)} end={policyLink} />;
}
