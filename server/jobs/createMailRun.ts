import { type FailedTry, type MailServices, sendMails } from './sendMails.ts';

/** Empties the outbox, one run at a time. */
export interface MailRun {
  /** Starts a run, or has the one under way look once more. Resolves when nothing is due any longer; never rejects. */
  run(): Promise<void>;
  /** No further mail is begun; resolves when the one under way is done. */
  stop(): Promise<void>;
}

/**
 * @param onError called for a run that failed, such as when the database was gone; the next run tries again
 * @param onFailedTry called for each mail that was not taken
 */
export function createMailRun(
  services: MailServices,
  onError: (error: unknown) => void,
  onFailedTry?: (failure: FailedTry) => void,
): MailRun {
  let running: Promise<void> | null = null;
  let again = false;
  let stopping = false;

  const loop = async () => {
    do {
      again = false;
      try {
        await sendMails(services, () => stopping, onFailedTry);
      } catch (error) {
        onError(error);
      }
    } while (again && !stopping);
    running = null;
  };

  return {
    run() {
      if (stopping) return running ?? Promise.resolve();
      again = true;
      running ??= loop();
      return running;
    },
    async stop() {
      stopping = true;
      await running;
    },
  };
}
