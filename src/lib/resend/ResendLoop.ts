/** Milliseconds between tries that failed, each spread by half of it to both sides. */
const RETRY_DELAYS_MS = [1_000, 3_000, 8_000, 20_000];

interface ResendLoopOptions {
  /** Milliseconds that gather strokes into one request; whoever asks for a pass does not wait for it. */
  gatherMs: number;
  /** Whether something waits that may be sent. */
  hasWaiting: () => boolean;
  /** Sends what waits. False when something could not go for now. */
  send: () => Promise<boolean>;
  /** Milliseconds that the server asked to wait after the last try; nothing is sent before. */
  pause?: () => number;
  /** Waits before the next try, in milliseconds; injected so that tests need no clock. */
  wait: (milliseconds: number) => Promise<void>;
  /** 0–1: spreads the tries of a class whose network comes back at one moment. */
  random: () => number;
}

/** Sends what waits until nothing does: one pass at a time, with growing pauses after a failure. */
export class ResendLoop {
  private readonly options: ResendLoopOptions;
  private running: Promise<boolean> | null = null;
  private trying = false;
  private closed = false;

  constructor(options: ResendLoopOptions) {
    this.options = options;
  }

  get busy(): boolean {
    return this.running !== null;
  }

  /** Goes on by itself, if it does not already. */
  keepTrying(): void {
    if (this.trying || this.closed || !this.options.hasWaiting()) return;
    this.trying = true;
    void this.tryUntilSent().finally(() => {
      this.trying = false;
      // Something may have come in while the last pass was ending.
      this.keepTrying();
    });
  }

  /** One pass over what waits, shared by callers that come while it runs. False when something could not go. */
  pass(): Promise<boolean> {
    this.running ??= this.options.send().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  /** Stops trying. A pass that runs ends by itself. */
  close(): void {
    this.closed = true;
  }

  private async tryUntilSent(): Promise<void> {
    const { gatherMs, hasWaiting, pause = () => 0, wait, random } = this.options;
    await wait(gatherMs);
    for (let failures = 0; hasWaiting() && !this.closed; ) {
      if (await this.pass()) failures = 0;
      else {
        const delay = RETRY_DELAYS_MS[Math.min(failures, RETRY_DELAYS_MS.length - 1)] ?? 0;
        // Later than asked by a part of the delay, so that a class does not come back at one moment.
        const spread = delay * (0.5 + random());
        const asked = pause();
        await wait(asked === 0 ? spread : asked + spread / 2);
        failures += 1;
      }
    }
  }
}
