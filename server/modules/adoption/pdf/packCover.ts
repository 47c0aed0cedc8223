import type { PackDocument } from '#domain/adoption/PackDocument.ts';
import { keepWords } from './keepWords.ts';
import type { PdfNode } from './packBlocks.ts';
import { paperTheme } from './paperTheme.ts';

const { deep, crest, ink, line, margin, page, sand, sandInk, sea, soft } = paperTheme;
const WIDTH = page.width - 2 * margin.side;
const BAND = 222;
/** A band of water with two crests at its lower edge. */
const WAVES = `<svg width="${page.width}" height="${BAND}" viewBox="0 0 ${page.width} ${BAND}">
<rect width="${page.width}" height="190" fill="${crest}"/>
<path d="M0 0H${page.width}V206C520 186 440 186 360 202S150 222 0 196Z" fill="${crest}"/>
<path d="M0 0H${page.width}V190C500 214 430 200 340 186S120 176 0 204Z" fill="${sea}"/>
</svg>`;

/** The first page: what it is, who answers for it, by which documents, and what is inside. */
export function packCover({ title, lead, warning, facts, documents }: PackDocument): PdfNode[] {
  return [
    { svg: WAVES, absolutePosition: { x: 0, y: 0 } },
    { text: '책바다', fontSize: 14, bold: true, color: ink, margin: [0, 14, 0, 6] },
    { text: keepWords(title), fontSize: 30, bold: true, color: ink, outline: true, outlineText: title },
    { text: '개인정보 보호와 운영에 관한 확인 자료', fontSize: 11, color: ink, margin: [0, 4, 0, 56] },
    ...(warning === null ? [] : [warningOf(warning)]),
    { text: keepWords(lead), margin: [0, 0, 0, 10] },
    listOf(facts.map(({ name, value }) => [name, value])),
    { text: '이 자료의 근거가 된 문서', style: 'heading' },
    {
      table: {
        widths: [WIDTH * 0.5, '*', '*', '*'],
        body: documents.map((document, at) => [
          { text: keepWords(document.title), bold: true },
          { text: document.version, color: soft },
          { text: document.effectiveFrom, color: soft },
          { text: document.state, color: at < 3 ? deep : soft },
        ]),
      },
      layout: lines,
      fontSize: 8.5,
    },
    { text: '차례', style: 'heading' },
    { toc: { textMargin: [0, 0, 0, 0], numberStyle: { color: soft } } },
  ];
}

const lines = {
  hLineWidth: () => 0.6,
  vLineWidth: () => 0,
  hLineColor: () => line,
  paddingLeft: () => 0,
  paddingRight: () => 8,
  paddingTop: () => 2.5,
  paddingBottom: () => 2.5,
};

const listOf = (rows: readonly (readonly [string, string])[]): PdfNode => ({
  table: {
    widths: [120, '*'],
    body: rows.map(([name, value]) => [{ text: name, bold: true, color: deep }, { text: keepWords(value) }]),
  },
  layout: lines,
});

const warningOf = (text: string): PdfNode => ({
  table: { widths: ['*'], body: [[{ text: keepWords(text), bold: true, color: sandInk }]] },
  layout: {
    hLineWidth: () => 0,
    vLineWidth: () => 0,
    fillColor: () => sand,
    paddingLeft: () => 10,
    paddingRight: () => 10,
    paddingTop: () => 7,
    paddingBottom: () => 7,
  },
  margin: [0, 0, 0, 10],
});
