import { Picture } from '../picture/Picture.tsx';

/** Windows into the sea beside EmptySea's, of its manner and size; own work, see assets/licences. */
const urls = import.meta.glob<string>('./scenes/*.svg', { eager: true, query: '?url', import: 'default' });

/** What lies on the sand: what is missing here, or the way that was lost. */
export type SeaPictureName = 'basket' | 'friends' | 'lost' | 'medals' | 'notes' | 'shelf';

/** A small scene for a place where nothing is yet. Fetched when it is needed; decoration only. */
export function SeaPicture({ name }: { name: SeaPictureName }) {
  return <Picture src={urls[`./scenes/${name}.svg`]} alt="" width={220} height={160} decoding="async" />;
}
