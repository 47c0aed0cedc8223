/** Milliseconds that a store of this device may keep anybody waiting, a sign-out as well. */
const PATIENCE_MS = 1_500;

/**
 * What a store answers, as long as it does so in time. Some browsers open IndexedDB and never answer: whoever waits for
 * that would wait for ever, and what is asked may still be done later.
 *
 * @throws the failure of the store, or an error of its own once it has taken too long
 */
export async function inTime<T>(asked: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the store of this device does not answer')), PATIENCE_MS);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
