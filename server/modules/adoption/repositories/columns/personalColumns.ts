import type { DataGroupKey } from '#domain/adoption/data/dataGroups.ts';
import type { Tables } from '#server/db/schema/Tables.ts';
import { accountColumns } from './accountColumns.ts';
import { aquariumColumns } from './aquariumColumns.ts';
import { contentColumns } from './contentColumns.ts';
import { paymentColumns } from './paymentColumns.ts';
import { readingColumns } from './readingColumns.ts';
import { staffColumns } from './staffColumns.ts';

/**
 * Every column of the database with the kind of personal data it belongs to. A test compares it with the tables of both
 * engines, with the plan of erasing and with the map that institutions read: a new column has to be entered here.
 */
export const personalColumns: {
  readonly [Name in keyof Tables]: { readonly [Group in DataGroupKey | 'NONE']?: string };
} = {
  ...accountColumns,
  ...readingColumns,
  ...aquariumColumns,
  ...staffColumns,
  ...paymentColumns,
  ...contentColumns,
};
