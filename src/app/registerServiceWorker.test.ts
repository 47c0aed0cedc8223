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
  const kept: unknown[] = [];
  const active = { postMessage: (message: unknown) => kept.push(message) };
  const registration = Object.assign(new EventTarget(), {
    waiting: null as object | null,
    installing: worker,
    active,
    update: vi.fn(async () => undefined),
  });
  const container = Object.assign(new EventTarget(), {
    controller: served ? {} : null,
    ready: Promise.resolve(registration),
    register: vi.fn(async () => registration),
  });
  const reload = vi.fn();
  const log = vi.fn();
  let listener: (signedIn: boolean) => void = () => undefined;
  const whenSignedIn = (listen: (signedIn: boolean) => void) => {
    listener = listen;
    listen(false);
  };
  const servedBy = container.controller as ServiceWorker | null;
  const given = { container: container as unknown as ServiceWorkerContainer, servedBy, whenSignedIn, reload, log };
  const arrive = () => {
    registration.dispatchEvent(new Event('updatefound'));
    worker.state = 'installed';
    worker.dispatchEvent(new Event('statechange'));
  };
  return { given, container, registration, worker, posted, kept, reload, log, arrive, signIn: () => listener(true) };
}

it('offers a new version, and loads the page anew once the student agreed', async () => {
  const { given, container, posted, reload, arrive } = browser(true);
  await registerServiceWorker(given);
  expect(container.register).toHaveBeenCalledWith('/service-worker.js');
  expect(feedbackStore.getState().notices).toEqual([]);
  arrive();
  const [notice] = feedbackStore.getState().notices;
  expect(notice?.text).toContain('새 버전이 있어요');
  // It stays away from whoever is playing.
  expect(notice?.patient).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  notice?.action?.run();
  expect(posted).toEqual(['take-over']);
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});

it('offers what another window let in before this one listened', async () => {
  const { given, container, posted, reload } = browser(true);
  container.controller = {};
  await registerServiceWorker(given);
  const [notice] = feedbackStore.getState().notices;
  expect(notice?.text).toContain('새 버전이 있어요');
  notice?.action?.run();
  expect(reload).toHaveBeenCalledOnce();
  expect(posted).toEqual([]);
});

it('says nothing on the first visit, and never loads that page anew', async () => {
  const { given, container, reload, arrive } = browser(false);
  await registerServiceWorker(given);
  arrive();
  container.dispatchEvent(new Event('controllerchange'));
  expect(feedbackStore.getState().notices).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

it('never loads a window anew in which nobody agreed: another one did', async () => {
  const { given, container, posted, reload, arrive } = browser(true);
  await registerServiceWorker(given);
  arrive();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).not.toHaveBeenCalled();
  feedbackStore.getState().notices[0]?.action?.run();
  expect(reload).toHaveBeenCalledOnce();
  expect(posted).toEqual([]);
});

it('has the pages of a student kept once somebody is signed in', async () => {
  const { given, kept, signIn } = browser(false);
  await registerServiceWorker(given);
  expect(kept).toEqual(['keep-shell']);
  signIn();
  expect(kept).toEqual(['keep-shell', 'keep-all']);
});

it('looks for a new version when a window comes back after an hour', async () => {
  const { given, registration } = browser(true);
  await registerServiceWorker(given);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).not.toHaveBeenCalled();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61 * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

it('only logs a failure, and does without where the browser has none', async () => {
  const { given, container, log } = browser(true);
  container.register.mockRejectedValue(new Error('no'));
  await registerServiceWorker(given);
  expect(log).toHaveBeenCalledOnce();
  await registerServiceWorker({ ...given, container: undefined });
  expect(log).toHaveBeenCalledOnce();
});
