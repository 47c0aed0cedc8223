import { useMemo, useState } from 'react';
import { createReaderSettings } from '../persisted/settings.ts';
import { useServices } from '../services/ServicesContext.ts';

/** How fast texts are read out on this device, in books and in missions alike. `read` has the newest choice of any part. */
export function useSpeechRate() {
  const { storage } = useServices();
  const kept = useMemo(() => createReaderSettings(storage), [storage]);
  const [rate, setRate] = useState(() => kept.read().speechRate);
  return {
    rate,
    read: () => kept.read().speechRate,
    choose: (speechRate: number) => {
      kept.write({ ...kept.read(), speechRate });
      setRate(speechRate);
    },
  };
}
