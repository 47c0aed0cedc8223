/** The drawing library is needed on the page of the map alone. */
export const loadMapBoard = async () => (await import('./MapBoard.tsx')).MapBoard;
