import { join } from 'node:path';

/** @param {string} file a source of the server without its ending; loaded as it was compiled for the product */
export const built = (file) => import(join(import.meta.dirname, '../../dist/node', `${file}.js`));
