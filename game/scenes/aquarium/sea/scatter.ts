/** Numbers from 0 to 1 that look like chance and are the same each time, so that a resize moves nothing by much. */
export function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
