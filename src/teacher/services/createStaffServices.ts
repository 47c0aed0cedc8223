import { type SiteConfig, STAFF_TOKEN_HEADER } from '#contract/site.ts';
import { type ApiClient, createApiClient } from '#src/lib/api/createApiClient.ts';
import { noteClosed } from '#src/lib/feedback/closedStore.ts';
import { showAlert } from '#src/lib/feedback/feedbackStore.ts';
import { createStaffSession, type StaffSession } from './createStaffSession.ts';

export interface StaffServices {
  site: 'edu' | 'school';
  /** This installation has demo data. */
  demo: boolean;
  api: ApiClient;
  session: StaffSession;
}

/** Everything that the staff pages share. */
export function createStaffServices({ site, demo }: SiteConfig): StaffServices {
  const session = createStaffSession(openTabStorage());
  followMotion(document.documentElement);
  const readToken = () => session.getState().login?.token ?? null;
  const api = createApiClient({
    site,
    tokenHeader: STAFF_TOKEN_HEADER,
    readToken,
    readFrontPath: () => window.location.pathname,
    // Logins of the staff are not renewed: half an hour of rest ends them.
    onTokenRenewed: () => undefined,
    onLoginLost: (used) => used === readToken() && session.end(true),
    onClosed: noteClosed,
    onOutdated: () => showAlert('책바다가 새로워졌어요. 하던 일을 마치고 화면을 새로 고쳐 주세요.'),
  });
  return { site: site === 'school' ? 'school' : 'edu', demo, api, session };
}

/** Less motion as the device asks for it; the staff pages have no switch of their own. */
function followMotion(root: HTMLElement): void {
  const system = window.matchMedia('(prefers-reduced-motion: reduce)');
  const apply = () => {
    root.dataset.motion = system.matches ? 'calm' : 'lively';
  };
  apply();
  system.addEventListener('change', apply);
}

function openTabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
