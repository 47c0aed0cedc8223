export { setOff, setQuietHours } from './setQuietHours.ts';
