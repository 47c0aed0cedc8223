/** What some browsers report of the connection; Safari and Firefox report nothing. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** False where each byte costs: then only what is opened is fetched, and nothing ahead of it. */
export function mayFetchAhead(from: Navigator = navigator): boolean {
  return connectionOf(from)?.saveData !== true;
}

/** False also where the connection is slow: what may never be opened must not stand in the way of what is. */
export function mayFetchMuchAhead(from: Navigator = navigator): boolean {
  return mayFetchAhead(from) && !/^(?:slow-)?[23]g$/.test(connectionOf(from)?.effectiveType ?? '');
}

function connectionOf(from: Navigator): Connection | undefined {
  return (from as { connection?: Connection }).connection;
}
