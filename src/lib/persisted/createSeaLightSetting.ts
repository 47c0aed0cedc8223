import * as z from 'zod/mini';
import { type SeaLightChoice, seaLightChoices } from '../../../domain/aquarium/seaLightAt.ts';
import { createPersisted, type Persisted } from './createPersisted.ts';

/** In which light the aquarium is shown on this device. */
export function createSeaLightSetting(storage: Storage): Persisted<SeaLightChoice> {
  return createPersisted(storage, {
    key: 'chaekbada.sea-light',
    version: 1,
    schema: z.enum(seaLightChoices),
    defaults: 'auto',
  });
}
