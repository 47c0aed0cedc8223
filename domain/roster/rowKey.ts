/** How a row is named: by its number, with its sheet before it where there is one (`초5반!12`). */
export const rowKey = (sheet: string, rowNo: number): string => (sheet === '' ? String(rowNo) : `${sheet}!${rowNo}`);
