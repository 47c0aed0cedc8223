import { z } from 'zod';
import { classClosingKinds } from '#domain/aquarium/classClosings.ts';
import { instant } from './envelope.ts';
import { quietHours } from './quietHours.ts';

/** GET …/classes/{classNo}/aquarium: when the aquariums of a class rest. */
export const classAquarium = z.object({
  /** Closed for this class; `until` is null where somebody has to open it. */
  closed: z.object({ until: instant.nullable() }).nullable(),
  /** Hours of this class in which it rests. */
  quietHours: z.object(quietHours.shape).nullable(),
  /** Rests of the whole institution or of the grade, in words: the operator has set them. */
  institutionRests: z.array(z.string()),
});
export type ClassAquarium = z.infer<typeof classAquarium>;

/** PUT …/classes/{classNo}/aquarium/closed */
export const closeAquariumBody = z.strictObject({ closing: z.enum(classClosingKinds) });
/** PUT …/classes/{classNo}/aquarium/quiet-hours */
export const classQuietHoursBody = z.strictObject({ quietHours: quietHours.nullable() });
