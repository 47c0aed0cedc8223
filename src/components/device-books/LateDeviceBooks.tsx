import { useLatePart } from '../../lib/useLatePart.ts';

const loadDeviceBooks = async () => (await import('./DeviceBooks.tsx')).DeviceBooks;

/** The books of this device, fetched where they are asked for: the service worker has the part. */
export function LateDeviceBooks() {
  const DeviceBooks = useLatePart({ load: loadDeviceBooks, ahead: 0 });
  return DeviceBooks && <DeviceBooks />;
}
