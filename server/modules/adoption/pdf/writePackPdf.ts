import { join } from 'node:path';
import pdfmake from 'pdfmake';
import type { PackDocument } from '#domain/adoption/PackDocument.ts';
import { packDefinition } from './packDefinition.ts';
import { paperTheme } from './paperTheme.ts';

/**
 * The bytes of a pack as a PDF, with the glyphs it uses. Takes half a second of a processor (`PackThread`).
 *
 * @param contentDir whose `fonts` has the two weights
 * @param today `YYYY-MM-DD` in Seoul
 */
export async function writePackPdf(pack: PackDocument, today: string, contentDir: string): Promise<Buffer> {
  const fileOf = (weight: string) => join(contentDir, 'fonts', `bada-paper-${weight}.woff2`);
  const fonts = { normal: fileOf('regular'), bold: fileOf('bold') };
  pdfmake.setFonts({ [paperTheme.font]: fonts });
  // A pack holds names from the database: nothing of them may become a file or an address that is read.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => path === fonts.normal || path === fonts.bold);
  return pdfmake.createPdf(packDefinition(pack, today)).getBuffer();
}
