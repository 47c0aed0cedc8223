import fp from 'fastify-plugin';
import { AppError } from '../../errors/AppError.ts';
import type { App } from '../App.ts';

/** The only way in which JSON can contain it. */
const ESCAPE = '\\u0000';

/**
 * Refuses U+0000 in an address and, by `hasNul`, in a body, before anything is asked or stored. It is part of no text
 * that anybody writes; PostgreSQL refuses a text with it, and the embedded database would keep what stands before it.
 */
export const refuseNul = fp(
  async (app: App) => {
    app.addHook('onRequest', (request, _reply, next) => {
      // What else could stand for it never comes this far: Node refuses the character itself in the head of a request.
      const at = request.url.indexOf('%00');
      if (at === -1) return next();
      // A path with it leads nowhere, like one that cannot be read; a key that is none looks like any other.
      const inPath = !request.url.slice(0, at).includes('?');
      next(new AppError(inPath ? 'NOT_FOUND' : 'INVALID_INPUT'));
    });
  },
  { name: 'refuse-nul', dependencies: ['errors', 'security'] },
);

/** Whether a text or a name in this JSON holds U+0000. */
export function hasNul(json: string): boolean {
  for (let at = json.indexOf(ESCAPE); at !== -1; at = json.indexOf(ESCAPE, at + 1)) {
    let before = at;
    while (json[before - 1] === '\\') before -= 1;
    // After an odd number of them the backslash is itself escaped, and somebody wrote these six characters.
    if ((at - before) % 2 === 0) return true;
  }
  return false;
}
