/** Milliseconds since 1970 in UTC. The server's clock is the only one that decides anything. */
export type Clock = () => number;
