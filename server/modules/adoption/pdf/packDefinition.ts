import type { PackDocument, PackSection } from '#domain/adoption/PackDocument.ts';
import { startOfDayKey } from '#domain/time/seoulDay.ts';
import { keepWords } from './keepWords.ts';
import { type PdfNode, packBlocks } from './packBlocks.ts';
import { packCover } from './packCover.ts';
import { paperTheme } from './paperTheme.ts';

const { deep, font, ink, line, margin, page, soft } = paperTheme;

/** A heading with less room than this below it goes to the next page, in points. */
const ROOM = { section: 150, heading: 90 };

/**
 * A pack as a document of pdfmake. The same pack of the same day gives the same bytes.
 *
 * @param today `YYYY-MM-DD` in Seoul
 */
export function packDefinition(pack: PackDocument, today: string): PdfNode {
  const day = new Date(startOfDayKey(today));
  return {
    pageSize: 'A4',
    pageMargins: [margin.side, margin.top, margin.side, margin.bottom],
    version: '1.7',
    language: 'ko-KR',
    displayTitle: true,
    info: {
      title: `책바다 ${pack.title}`,
      author: authorOf(pack),
      subject: pack.lead,
      creationDate: day,
      modDate: day,
    },
    defaultStyle: { font, fontSize: 9.5, lineHeight: 1.3, color: ink },
    styles: {
      section: { fontSize: 16, bold: true, color: deep, margin: [0, 16, 0, 8] },
      heading: { fontSize: 11.5, bold: true, color: deep, margin: [0, 10, 0, 5] },
      list: { margin: [0, 0, 0, 8] },
      table: { fontSize: 8.5, margin: [0, 0, 0, 8] },
    },
    header: (at: number) => (at === 1 ? null : headerOf(pack)),
    footer: (at: number, of: number) => footerOf(pack, at, of),
    pageBreakBefore,
    content: [...packCover(pack), ...pack.sections.flatMap(sectionOf)],
  };
}

function sectionOf({ title, blocks }: PackSection, at: number): PdfNode[] {
  const heading = {
    text: keepWords(title),
    style: 'section',
    headlineLevel: 1,
    tocItem: true,
    outline: true,
    outlineText: title,
    ...(at === 0 && { pageBreak: 'before' }),
  };
  return togetherWithHeadings([heading, ...blocks.flatMap(packBlocks)]);
}

/** Headings, a sentence below them and the table or check that follows are on one page, as far as that is one. */
function togetherWithHeadings(nodes: readonly PdfNode[]): PdfNode[] {
  const [first, ...others] = nodes;
  if (first === undefined) return [];
  if (first.headlineLevel === undefined) return [first, ...togetherWithHeadings(others)];
  const end = others.findIndex(({ text }) => text === undefined);
  if (!others[end]?.unbreakable) return [first, ...togetherWithHeadings(others)];
  // Without its level: a break asked for inside of what is kept together would lose all of it.
  const { pageBreak, headlineLevel: _, ...heading } = first;
  const together = { stack: [heading, ...others.slice(0, end + 1)], unbreakable: true };
  return [
    pageBreak === undefined ? together : { ...together, pageBreak },
    ...togetherWithHeadings(others.slice(end + 1)),
  ];
}

interface Placed {
  headlineLevel?: number;
  startPosition: { top: number };
}

/** No heading stands alone at the foot of a page. */
function pageBreakBefore({ headlineLevel, startPosition }: Placed): boolean {
  if (headlineLevel === undefined) return false;
  const below = page.height - margin.bottom - startPosition.top;
  return below < (headlineLevel === 1 ? ROOM.section : ROOM.heading);
}

const authorOf = ({ facts }: PackDocument) => facts.find(({ name }) => name === '운영기관')?.value ?? '책바다';

const headerOf = ({ title }: PackDocument): PdfNode => ({
  columns: [
    { text: '책바다', bold: true, color: deep },
    { text: title, alignment: 'right', color: soft },
  ],
  fontSize: 8.5,
  margin: [margin.side, 28, margin.side, 0],
});

const footerOf = ({ facts }: PackDocument, at: number, of: number): PdfNode => ({
  stack: [
    {
      canvas: [
        { type: 'line', x1: 0, y1: 0, x2: page.width - 2 * margin.side, y2: 0, lineColor: line, lineWidth: 0.6 },
      ],
    },
    {
      columns: [
        { text: facts.find(({ name }) => name === '만든 날')?.value ?? '', color: soft },
        { text: `${at} / ${of}`, alignment: 'right', color: soft },
      ],
      margin: [0, 6, 0, 0],
    },
  ],
  fontSize: 8.5,
  margin: [margin.side, 14, margin.side, 0],
});
