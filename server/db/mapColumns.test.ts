import { describe, expect, it } from 'vitest';
import { flag, mapColumns } from './mapColumns.ts';
import type { Defaulted, Fixed, Flag, Id } from './schema/columns.ts';

interface LampTable {
  lamp_no: Id;
  room_no: Fixed<number | null>;
  is_on: Flag;
  was_checked: Defaulted<Flag | null>;
}

const columns = mapColumns<LampTable>()({
  lampNo: 'lamp_no',
  roomNo: 'room_no',
  isOn: flag('is_on'),
  wasChecked: flag('was_checked'),
});

describe('mapColumns', () => {
  it('makes an object of a row, with booleans for flags', () => {
    const row = { lamp_no: 3, room_no: null, is_on: 1, was_checked: 0 };
    expect(columns.toObject(row)).toEqual({ lampNo: 3, roomNo: null, isOn: true, wasChecked: false });
    expect(columns.toObject({ ...row, was_checked: null }).wasChecked).toBeNull();
  });

  it('makes the columns to write of what is given', () => {
    expect(columns.toInsert({ roomNo: 7, isOn: false })).toEqual({ room_no: 7, is_on: 0 });
    expect(columns.toUpdate({ isOn: true, wasChecked: null })).toEqual({ is_on: 1, was_checked: null });
  });

  it('refuses a field that has no column', () => {
    const change = { isOn: true, is_on: 1 };
    expect(() => columns.toUpdate(change)).toThrow('"is_on"');
  });

  it('takes its types from the table', () => {
    // @ts-expect-error written once, never changed
    columns.toUpdate({ roomNo: 7 });
    // @ts-expect-error has no default
    columns.toInsert({ roomNo: 7 });
    // @ts-expect-error a boolean
    columns.toUpdate({ isOn: 1 });
    const { isOn, wasChecked } = columns.toObject({ lamp_no: 3, room_no: null, is_on: 1, was_checked: 0 });
    expect([isOn satisfies boolean, wasChecked satisfies boolean | null]).toEqual([true, false]);
  });
});
