import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readSiteConfig } from '../config/readSiteConfig.ts';
import { toleratePageTranslators } from '../lib/browser/toleratePageTranslators.ts';
import { createQueryClient } from '../lib/queries/createQueryClient.ts';
import { StaffApp } from './StaffApp.tsx';
import { createStaffServices } from './services/createStaffServices.ts';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/contrast.css';
import '../styles/forcedColours.css';
import '../styles/fonts.css';

toleratePageTranslators(window);

const root = document.getElementById('root');
if (!root) throw new Error('teacher.html has no root element');

createRoot(root).render(
  <StrictMode>
    <StaffApp services={createStaffServices(readSiteConfig(document))} queryClient={createQueryClient()} />
  </StrictMode>,
);
