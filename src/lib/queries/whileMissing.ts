/** For `refetchOnReconnect`: what is on the screen stays as it is, what could not be fetched is asked for again. */
export function whileMissing({ state }: { state: { data: unknown } }): boolean {
  return state.data === undefined;
}
