export { itemHash, keysWithdrawn, readWithdrawnKeys } from './readWithdrawnKeys.ts';
