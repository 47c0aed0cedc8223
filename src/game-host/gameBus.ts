import { createGameBus } from '#game/bus/createGameBus.ts';

/**
 * The one pair of buses of this page. It weighs nothing: the game itself comes later and hears the last state.
 * A listener that throws is told to the browser like any uncaught error, after the others have been called.
 */
export const gameBus = createGameBus((error) => reportError(error));
