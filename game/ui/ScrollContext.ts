import { createContext } from 'react';

/** Lets what is inside a scroller ask to be seen, e.g. when its twin gets the focus. Coordinates of the content. */
export const ScrollContext = createContext<(from: number, to: number) => void>(() => {});
