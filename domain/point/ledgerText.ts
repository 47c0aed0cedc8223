import { type MissionKind, missionKindNames, missionKinds } from '../mission/missionKinds.ts';

/** A row of the ledger with the names of what it is about; a name is null when it is not known (any more). */
export interface NamedEntry {
  reason: string;
  /** Rows of a book; of a mission also the kind, as `missionRefId` joins them. */
  bookName: string | null;
  missionKind: string | null;
  /** Shop rows. */
  itemName: string | null;
  quantity: number;
}

/** What a row was for, in the student's words: `title` names the thing, `details` describes what happened. */
export function ledgerText(entry: NamedEntry): { title: string; details: string } {
  switch (entry.reason) {
    case 'WELCOME':
      return { title: '환영 선물', details: '책바다에 온 것을 축하하며 받았어요' };
    case 'MISSION_REWARD':
      return { title: missionTitle(entry), details: '미션을 풀고 받았어요' };
    case 'MISSION_RETRY':
      return { title: missionTitle(entry), details: '다시 풀어서 더 받았어요' };
    case 'MISSION_CORRECTION':
      return { title: missionTitle(entry), details: '잘못된 문제를 빼고 더 받았어요' };
    case 'SHOP_PURCHASE':
      return { title: entry.itemName ?? '상점 아이템', details: `상점에서 ${entry.quantity}개를 샀어요` };
    case 'SHOP_REFUND':
      return { title: entry.itemName ?? '상점 아이템', details: `${entry.quantity}개를 되돌리고 조개를 돌려받았어요` };
    case 'WORD_MISSION':
      return { title: '낱말 미션', details: '낱말을 잡고 받았어요' };
    case 'BOOK_PRESENT':
      return { title: ofBook(entry, '책 선물'), details: '이 책의 첫 미션을 통과하고 선물로 받았어요' };
    case 'FIRST_VOYAGE':
      return { title: '첫 항해', details: '첫 항해를 하며 받았어요' };
    default:
      return { title: '책바다 활동', details: '' };
  }
}

function missionTitle(entry: NamedEntry): string {
  const kind = missionKinds.find((known): known is MissionKind => known === entry.missionKind);
  return ofBook(entry, kind ? missionKindNames[kind] : '미션');
}

function ofBook({ bookName }: NamedEntry, what: string): string {
  return bookName === null ? what : `『${bookName}』 ${what}`;
}
