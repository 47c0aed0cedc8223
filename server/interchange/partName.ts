import type { ZipEntry } from './listZipEntries.ts';

/** The name of a part of an office file as its format writes it: some programs of Windows write their own separator. */
export const partName = ({ name }: ZipEntry): string => name.replaceAll('\\', '/').toLowerCase();
