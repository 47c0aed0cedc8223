import { iconNames } from './iconNames.ts';
import { motifNames } from './motifNames.ts';

/** The names of things, by where their drawings come from. */
export const thingNames = { motif: motifNames, icon: iconNames } as const;
