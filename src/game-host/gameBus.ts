import { createGameBus } from '#game/bus/createGameBus.ts';

/**
 * The one pair of buses of this page. It weighs nothing: the game itself comes later and receives the last state.
 * What a listener throws is reported to the browser like any uncaught error, after the others have been called.
 */
export const gameBus = createGameBus((error) => reportError(error));
