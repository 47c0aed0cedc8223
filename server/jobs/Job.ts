/** Work that comes back by the clock. It may run again at any time, also when the run before broke off in the middle. */
export interface Job {
  readonly name: string;
  /** When it is due: a cron pattern that begins with the second, by the clock of Seoul. */
  readonly pattern: string;
  /** @param isStopping asked between two steps: true when the rest is to be left for the next run */
  run(isStopping: () => boolean): Promise<unknown>;
}
