import { feedbackStore, showNotice } from '../lib/feedback/feedbackStore.ts';

const ID = 'new-version';

/**
 * Announces a newer version, when nobody is playing; `load` follows once the student agrees. The server's
 * answers show it, and so does the service worker, whose offer stays: it brings the kept files along.
 */
export function offerNewVersion(by: 'server' | 'worker', load: () => void): void {
  if (by === 'server' && feedbackStore.getState().notices.some(({ id }) => id === ID)) return;
  showNotice({
    id: ID,
    text: '새 버전이 있어요. 쓰던 답은 그대로 있어요.',
    patient: true,
    action: { label: '새로 고침', run: load },
    onSeen: () => undefined,
  });
}
