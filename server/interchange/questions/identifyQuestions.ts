import { listZip } from '../readZip.ts';

export type QuestionContent =
  | 'workbook'
  | 'package'
  | 'text'
  | 'markup'
  | 'empty'
  | 'old-office'
  | 'pdf'
  | 'picture'
  | 'broken-zip'
  | 'other-office';

/** Why files of a kind hold no question that can be read, with what to do. */
export const unreadable: Readonly<Partial<Record<QuestionContent, string>>> = {
  empty: '빈 파일이에요',
  'old-office':
    '옛 엑셀(.xls)이나 한글(.hwp) 문서이거나 암호가 걸린 파일이에요. 표를 엑셀에서 암호 없이 .xlsx로 저장해 주세요',
  'other-office': '한글(.hwpx)이나 워드(.docx) 문서예요. 문제를 엑셀 표로 옮겨 .xlsx로 저장해 주세요',
  pdf: 'PDF 파일이에요. 문제를 엑셀 표로 옮겨 .xlsx로 저장해 주세요',
  picture: '그림 파일이에요. 문제를 엑셀 표로 옮겨 .xlsx로 저장해 주세요',
  'broken-zip': '압축 파일이 깨졌거나 zip이 아니에요',
};

const ROOTS = /^<(?:\?xml|!--|(?:[\w-]+:)?(?:quiz|questestinterop|assessmentItem|qti-assessment-item|manifest)\b)/u;
const OFFICE = /^(?:word\/document\.xml|contents\/section\d+\.xml|content\.xml|ppt\/presentation\.xml)$/iu;

/** What a file is by what it holds: endings are renamed by people and by programs. */
export function identifyQuestions(bytes: Uint8Array): QuestionContent {
  const starts = (...codes: number[]) => codes.every((code, at) => bytes[at] === code);
  if (bytes.length === 0) return 'empty';
  if (starts(0x50, 0x4b)) return identifyZip(bytes);
  if (starts(0xd0, 0xcf, 0x11, 0xe0)) return 'old-office';
  if (starts(0x25, 0x50, 0x44, 0x46)) return 'pdf';
  if (starts(0x89, 0x50, 0x4e, 0x47) || starts(0xff, 0xd8, 0xff) || starts(0x47, 0x49, 0x46, 0x38)) return 'picture';
  // UTF-16 has a zero beside each ASCII letter.
  const start = Buffer.from(bytes.subarray(0, 512)).toString('latin1').replaceAll('\0', '');
  const text = start.replace(/^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/u, '').trimStart();
  return ROOTS.test(text) ? 'markup' : 'text';
}

function identifyZip(bytes: Uint8Array): QuestionContent {
  try {
    const names = listZip(bytes).map(({ name }) => name);
    if (names.includes('xl/workbook.xml')) return 'workbook';
    return names.some((name) => OFFICE.test(name)) ? 'other-office' : 'package';
  } catch {
    return 'broken-zip';
  }
}
