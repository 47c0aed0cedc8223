export { signUps } from './repositories/signUps.ts';
