import { UNKNOWN_ENCODING } from './decodeText.ts';
import type { FileKind } from './identifyFile.ts';

const AS_XLSX = '열어서 ‘다른 이름으로 저장’에서 ‘Excel 통합 문서(.xlsx)’로 저장해 주세요';

const kinds: Readonly<Record<Exclude<FileKind, 'xlsx' | 'text'>, string>> = {
  empty: '빈 파일이에요',
  xls: `옛 엑셀 파일(.xls)이에요. 엑셀이나 한셀에서 ${AS_XLSX}`,
  xlsb: `엑셀 이진 통합 문서(.xlsb)예요. 엑셀에서 ${AS_XLSX}`,
  encrypted:
    '암호가 걸린 파일이에요. 엑셀에서 열어 ‘파일 > 정보 > 통합 문서 보호 > 암호 설정’에서 암호를 지우고 저장해 주세요',
  ods: `오픈오피스 문서(.ods)예요. 리브레오피스나 엑셀에서 ${AS_XLSX}`,
  hwp: '한글 문서(.hwp)예요. 표를 복사해서 엑셀에 붙여 넣고 .xlsx로 저장해 주세요',
  hwpx: '한글 문서(.hwpx)예요. 표를 복사해서 엑셀에 붙여 넣고 .xlsx로 저장해 주세요',
  doc: '워드 문서(.doc)예요. 표를 복사해서 엑셀에 붙여 넣고 .xlsx로 저장해 주세요',
  docx: '워드 문서(.docx)예요. 표를 복사해서 엑셀에 붙여 넣고 .xlsx로 저장해 주세요',
  numbers: '애플 Numbers 문서예요. ‘파일 > 다음으로 내보내기 > Excel’로 저장해 주세요',
  pdf: 'PDF 파일이에요. 원래의 엑셀 파일을 .xlsx로 저장해 주세요',
  picture: '그림 파일이에요. 원래의 엑셀 파일을 .xlsx로 저장해 주세요',
  html: `이름만 엑셀인 웹 페이지(HTML)예요. 엑셀에서 ${AS_XLSX}`,
  'xml-spreadsheet': `엑셀 2003의 XML 파일이에요. 엑셀에서 ${AS_XLSX}`,
  zip: '압축 파일이에요. 풀어서 안에 든 .xlsx나 .csv 파일을 골라 주세요',
  'broken-zip': '파일이 깨졌거나 끝까지 받지 못했어요. 엑셀에서 열어 다시 저장해 주세요',
};

/** Why no sheet could be read, with what to do; each goes into brackets or before a full stop. */
export const sheetRefusals = {
  ...kinds,
  'broken-sheet': '엑셀 파일의 내용이 깨졌어요. 엑셀에서 열어 다시 저장해 주세요',
  'too-large': '풀면 100MB보다 커요. 쓰지 않는 시트와 줄을 지우고 다시 저장해 주세요',
  'too-many-cells': '칸이 너무 많아요(50만 개까지). 나누어서 저장해 주세요',
  'unknown-encoding': UNKNOWN_ENCODING,
  'open-quote': '큰따옴표(")가 닫히지 않았어요. 엑셀에서 열어 .xlsx로 저장해 주세요',
} as const;

export type SheetRefusal = keyof typeof sheetRefusals;
