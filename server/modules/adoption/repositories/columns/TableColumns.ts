import type { DataGroupKey } from '#domain/adoption/data/dataGroups.ts';
import type { Tables } from '#server/db/schema/Tables.ts';

/** Columns of tables, separated by spaces, by the kind of personal data that they belong to; NONE: to nobody. */
export type TableColumns = { readonly [Name in keyof Tables]?: { readonly [Group in DataGroupKey | 'NONE']?: string } };
