import { BadgeCheck, Headphones, type LucideIcon, Puzzle, TabletSmartphone } from 'lucide-react';
import type { BookBadge } from '#domain/search/BookFilter.ts';

/** What the badges are called where books are chosen by them. */
export const badgeNames: Readonly<Record<BookBadge, { name: string; Icon: LucideIcon }>> = {
  EBOOK: { name: '바로 읽는 e북', Icon: TabletSmartphone },
  AUDIO: { name: '듣는 책', Icon: Headphones },
  MISSION: { name: '미션 있는 책', Icon: Puzzle },
  VERIFIED: { name: '내가 인증한 책', Icon: BadgeCheck },
};
