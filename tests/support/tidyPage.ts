import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { feedbackStore } from '#src/lib/feedback/feedbackStore.ts';
import { deviceStore } from '#src/lib/persisted/DeviceStore.ts';

// A busy machine may take longer than the second that is the default; a passing test waits no longer for it.
configure({ asyncUtilTimeout: 30_000 });

// Files share one page and what it has loaded: each leaves them as it found them. Some ask for no page at all.
const hasPage = typeof document !== 'undefined';

beforeEach(() => {
  // Nothing is laid out in this page, so nothing can be brought into sight.
  if (hasPage) Element.prototype.scrollIntoView ??= () => undefined;
});
afterEach(async () => {
  if (!hasPage) return;
  cleanup();
  const device = deviceStore();
  for (const [key] of await device.entries('')) await device.removeIf(key, () => true);
  localStorage.clear();
  sessionStorage.clear();
  feedbackStore.setState({ toasts: [], alerts: [], notices: [], ticketQuestion: null });
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  if (!hasPage) return;
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  history.replaceState(null, '', '/');
});
