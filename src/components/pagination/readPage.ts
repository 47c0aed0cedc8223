/** Pages that the server answers. */
const MAXIMUM_PAGE = 10_000;

/** The page of a list that an address asks for; nonsense, and what no list has, is the first. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= MAXIMUM_PAGE ? page : 1;
}
