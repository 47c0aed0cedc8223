import { useSyncExternalStore } from 'react';
import type { TwinRegistry } from './TwinRegistry.ts';
import styles from './twins.module.css';

/** Keeps a repeated sentence different for the screen reader without changing what is heard. */
const NOTHING = '\u200b';

/** Where sentences are said: results, refusals, what has been put where. */
export function LiveRegion({ registry }: { registry: TwinRegistry }) {
  const { text, urgent, no } = useSyncExternalStore(registry.subscribe, registry.getAnnouncement);
  const words = no % 2 === 0 ? text : text + NOTHING;
  return (
    <>
      <div className={styles.live} aria-live="polite" data-live="polite">
        {urgent ? '' : words}
      </div>
      <div className={styles.live} aria-live="assertive" data-live="assertive">
        {urgent ? words : ''}
      </div>
    </>
  );
}
