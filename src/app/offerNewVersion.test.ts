import { beforeEach, expect, it, vi } from 'vitest';
import { clearNotices, feedbackStore, showNotice } from '../lib/feedback/feedbackStore.ts';
import { offerNewVersion } from './offerNewVersion.ts';

beforeEach(() => feedbackStore.setState({ notices: [] }));
const press = () => feedbackStore.getState().notices[0]?.action?.run();

it('waits until nobody is playing, and until somebody agrees', () => {
  const load = vi.fn();
  offerNewVersion('server', load);
  expect(feedbackStore.getState().notices).toMatchObject([{ patient: true, action: { label: '새로 고침' } }]);
  expect(feedbackStore.getState().alerts).toEqual([]);
  expect(load).not.toHaveBeenCalled();
  press();
  expect(load).toHaveBeenCalledOnce();
});

it.each([
  ['worker', 'server'],
  ['server', 'worker'],
] as const)(
  'is said once when first the %s, then the %s knows of it; the worker brings the files along',
  (...order) => {
    const load = { server: vi.fn(), worker: vi.fn() };
    for (const by of order) offerNewVersion(by, load[by]);
    expect(feedbackStore.getState().notices).toHaveLength(1);
    press();
    expect(load.worker).toHaveBeenCalledOnce();
    expect(load.server).not.toHaveBeenCalled();
  },
);

it('stays for who signs in next, unlike what was meant for one student', () => {
  offerNewVersion('server', vi.fn());
  showNotice({ id: 'hand-in-1', text: '미션을 냈어요', onSeen: () => undefined });
  clearNotices();
  expect(feedbackStore.getState().notices).toMatchObject([{ text: '새 버전이 있어요. 쓰던 답은 그대로 있어요.' }]);
});
