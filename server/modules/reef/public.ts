export { countForReef } from './countForReef.ts';
