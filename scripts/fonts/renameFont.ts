interface Table {
  tag: string;
  data: Buffer;
}

const HEADER = 12;
const ENTRY = 16;
/** Where `head` holds the number that makes the sum of the whole file come out (OpenType 1.9, `checksumAdjustment`). */
const WHOLE_SUM_AT = 8;
const WHOLE_SUM = 0xb1b0afba;

/** Names the axes of a variable font by entries of the name table that the subset lacks: Firefox logs an error for each file. */
const NAMES_OF_AXES = 'STAT';

/**
 * Gives a font another name and names its authors: a part of a font may not go by a name that its makers keep for
 * the whole (SIL Open Font License 1.1, section 3).
 * @param font OpenType, not packed
 * @param names by name id of OpenType: 0 copyright, 1 family, 2 style, 4 full name, 6 PostScript name, 13 licence
 */
export function renameFont(font: Buffer, names: Readonly<Record<number, string>>): Buffer {
  const tables = readTables(font)
    .filter(({ tag }) => tag !== NAMES_OF_AXES)
    .map((table) => (table.tag === 'name' ? { ...table, data: nameTable(names) } : table));
  return writeTables(font.readUInt32BE(0), tables);
}

function readTables(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = HEADER + index * ENTRY;
    const start = font.readUInt32BE(entry + 8);
    return {
      tag: font.toString('latin1', entry, entry + 4),
      data: Buffer.from(font.subarray(start, start + font.readUInt32BE(entry + 12))),
    };
  });
}

/** Names for Windows in English, which every system reads. */
function nameTable(names: Readonly<Record<number, string>>): Buffer {
  const records = Object.entries(names).map(([id, text]) => ({
    id: Number(id),
    text: Buffer.from(text, 'utf16le').swap16(),
  }));
  const head = Buffer.alloc(6 + 12 * records.length);
  head.writeUInt16BE(records.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  for (const [index, { id, text }] of records.entries()) {
    for (const [field, value] of [3, 1, 0x409, id, text.length, offset].entries()) {
      head.writeUInt16BE(value, 6 + index * 12 + field * 2);
    }
    offset += text.length;
  }
  return Buffer.concat([head, ...records.map(({ text }) => text)]);
}

function writeTables(version: number, tables: readonly Table[]): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY * tables.length);
  const highest = 2 ** Math.floor(Math.log2(tables.length));
  head.writeUInt32BE(version, 0);
  for (const [index, value] of [
    tables.length,
    highest * ENTRY,
    Math.log2(highest),
    (tables.length - highest) * ENTRY,
  ].entries()) {
    head.writeUInt16BE(value, 4 + index * 2);
  }
  const parts = [head];
  let offset = head.length;
  for (const [index, { tag, data }] of tables.entries()) {
    if (tag === 'head') data.writeUInt32BE(0, WHOLE_SUM_AT);
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    const entry = HEADER + index * ENTRY;
    head.write(tag, entry, 'latin1');
    head.writeUInt32BE(sumOf(padded), entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(data.length, entry + 12);
    parts.push(padded);
    offset += padded.length;
  }
  const whole = Buffer.concat(parts);
  const at = tables.findIndex(({ tag }) => tag === 'head');
  const start = whole.readUInt32BE(HEADER + at * ENTRY + 8);
  whole.writeUInt32BE((WHOLE_SUM - sumOf(whole)) >>> 0, start + WHOLE_SUM_AT);
  return whole;
}

/** @param data whose length is a multiple of four */
function sumOf(data: Buffer): number {
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) sum = (sum + data.readUInt32BE(at)) >>> 0;
  return sum;
}
