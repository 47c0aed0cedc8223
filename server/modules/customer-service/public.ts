export { csMessages } from './repositories/csMessages.ts';
