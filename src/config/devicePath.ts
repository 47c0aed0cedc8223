import { paths } from './paths.ts';

/** The query of the main page where the shelf of this device stands in its place. */
export const DEVICE_SHELF = 'device';

/** The shelf of this device: what can be read and played without a network. */
export const devicePath = `${paths.main.getHref()}?${DEVICE_SHELF}`;
