export { itemHash, keysWithdrawn, readWithdrawnKeys, type WithdrawnHashes } from './readWithdrawnKeys.ts';
