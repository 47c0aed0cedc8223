export { readPackFacts } from './readPackFacts.ts';

/** Loads pdfmake with the first PDF and not with every command. */
export const writePackPdf: typeof import('./pdf/writePackPdf.ts').writePackPdf = async (...given) =>
  (await import('./pdf/writePackPdf.ts')).writePackPdf(...given);
