/** The two databases that one schema and one set of queries run on. */
export type Engine = 'sqlite' | 'postgres';
