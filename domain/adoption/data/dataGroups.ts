import { adultData } from './adultData.ts';
import type { DataGroup } from './DataGroup.ts';
import { pupilData } from './pupilData.ts';

const all = { ...pupilData, ...adultData };
export type DataGroupKey = keyof typeof all;

/** Every kind of personal data that the product stores. */
export const dataGroups: Readonly<Record<DataGroupKey, DataGroup>> = all;
