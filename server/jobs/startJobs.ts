import { storageTroubleOf } from '../errors/storageTroubleOf.ts';
import type { App } from '../plugins/App.ts';
import { JobRunner } from './JobRunner.ts';
import { listJobs } from './listJobs.ts';

/** Begins to run the recurring work of an application that serves. */
export async function startJobs(app: App): Promise<JobRunner> {
  const { database, clock } = app.services;
  const onError = (error: unknown, job: string) => {
    if (storageTroubleOf(error) !== null) app.storageAlarm(error);
    else app.log.error({ err: error, job }, 'a job failed');
  };
  const runner = new JobRunner({ db: database.db, clock, onError }, listJobs(app));
  await runner.start();
  return runner;
}
