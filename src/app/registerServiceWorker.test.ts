import { beforeEach, expect, it, vi } from 'vitest';
import { feedbackStore } from '../lib/feedback/feedbackStore.ts';
import { registerServiceWorker } from './registerServiceWorker.ts';

beforeEach(() => feedbackStore.setState({ notices: [] }));

/** A browser with a worker, as far as registering goes. */
function browser(served: boolean) {
  const posted: unknown[] = [];
  const worker = Object.assign(new EventTarget(), {
    state: 'installing',
    postMessage: (message: unknown) => posted.push(message),
  });
  const registration = Object.assign(new EventTarget(), { waiting: null as object | null, installing: worker });
  const container = Object.assign(new EventTarget(), {
    controller: served ? {} : null,
    register: vi.fn(async () => registration),
  });
  const reload = vi.fn();
  const log = vi.fn();
  const given = { container: container as unknown as ServiceWorkerContainer, reload, log };
  const arrive = () => {
    registration.dispatchEvent(new Event('updatefound'));
    worker.state = 'installed';
    worker.dispatchEvent(new Event('statechange'));
  };
  return { given, container, registration, worker, posted, reload, log, arrive };
}

it('offers a new version, and loads the page anew once the student agreed', async () => {
  const { given, container, posted, reload, arrive } = browser(true);
  await registerServiceWorker(given);
  expect(container.register).toHaveBeenCalledWith('/service-worker.js');
  expect(feedbackStore.getState().notices).toEqual([]);
  arrive();
  const [notice] = feedbackStore.getState().notices;
  expect(notice?.text).toContain('새로워졌어요');
  expect(reload).not.toHaveBeenCalled();
  notice?.action?.run();
  expect(posted).toEqual(['take-over']);
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});

it('says nothing on the first visit, and never loads that page anew', async () => {
  const { given, container, reload, arrive } = browser(false);
  await registerServiceWorker(given);
  arrive();
  container.dispatchEvent(new Event('controllerchange'));
  expect(feedbackStore.getState().notices).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

it('only logs a failure, and does without where the browser has none', async () => {
  const { given, container, log } = browser(true);
  container.register.mockRejectedValue(new Error('no'));
  await registerServiceWorker(given);
  expect(log).toHaveBeenCalledOnce();
  await registerServiceWorker({ ...given, container: undefined });
  expect(log).toHaveBeenCalledOnce();
});
