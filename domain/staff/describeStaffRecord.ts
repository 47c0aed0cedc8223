import { type ExportPurpose, exportPurposes } from './exportPurposes.ts';
import { type StaffRecordKind, staffRecordKinds } from './staffRecordKinds.ts';

/** What somebody of the staff did, in words; of an institution that was given out, what for and how many pupils. */
export function describeStaffRecord(kind: StaffRecordKind, detail: string): string {
  const what = staffRecordKinds[kind];
  if (kind !== 'ROSTER_EXPORTED') return what;
  const [purpose = '', count = ''] = detail.split(' ');
  return purpose in exportPurposes ? `${what}: ${exportPurposes[purpose as ExportPurpose]} (학생 ${count}명)` : what;
}
