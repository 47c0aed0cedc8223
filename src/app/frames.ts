import type { ComponentType } from 'react';
import { lazyPage } from './lazyPage.ts';
import { PageOutlet } from './PageOutlet.tsx';
import type { PageLayout } from './routes.tsx';

const shell = lazyPage(async () => (await import('./ShellFrame.tsx')).ShellFrame);
const game = lazyPage(async () => (await import('./GameFrame.tsx')).GameFrame);

/** What stands around the pages of a layout. A visitor sees bare pages first, and fetches no other frame. */
export const frames: Record<PageLayout, ComponentType & { preload?: () => Promise<void> }> = {
  shell,
  bare: PageOutlet,
  game,
};
