import type { ColumnType, Generated } from 'kysely';

/** A number the database gives. */
export type Id = Generated<number>;
/** Milliseconds since 1970 in UTC. */
export type Instant = number;
/** A calendar day in Asia/Seoul, `YYYY-MM-DD`. */
export type DayKey = string;
/** 0 or 1. */
export type Flag = number;
/** JSON as text, parsed by a schema where it is read. */
export type JsonText = string;
/** Written once, never changed. */
export type Fixed<T> = ColumnType<T, T, never>;
/** Has a default, may be left out. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>;
