import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';
import { type ShelfPlace, shelfPlaceNames } from '#domain/library/shelves.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import type { ShelfList } from './ShelfList.ts';

export const dragInstructions: ScreenReaderInstructions = {
  draggable:
    '옮기려면 스페이스 키로 들고, 화살표 키로 자리를 고른 뒤 스페이스 키로 놓아요. 그만두려면 Esc 키를 눌러요. 메뉴 단추로도 옮길 수 있어요.',
};

/** What is announced while a book is carried. */
export function dragWords(lists: readonly ShelfList[]): Announcements {
  const books = lists.flatMap(({ items }) => items);
  const nameOf = (id: UniqueIdentifier) => `『${books.find(({ bookNo }) => bookNo === id)?.bookName ?? '책'}』`;
  const whereOf = (id: UniqueIdentifier) => {
    const place = /^(?:shelf|dock)-(\w+)$/.exec(String(id))?.[1] as ShelfPlace | undefined;
    return place === undefined ? `${nameOf(id)} 자리` : `‘${shelfPlaceNames[place]}’ 책장`;
  };
  return {
    onDragStart: ({ active }) => `${withJosa(nameOf(active.id), '을/를')} 들었어요.`,
    // Over its own place nothing is announced: the words of the start go on.
    onDragOver: ({ active, over }) => {
      if (!over) return '지금은 놓을 곳이 아니에요.';
      return over.id === active.id ? undefined : `지금은 ${withJosa(whereOf(over.id), '이에요/예요')}.`;
    },
    onDragEnd: ({ active, over }) =>
      over ? `${withJosa(nameOf(active.id), '을/를')} ${whereOf(over.id)}에 놓았어요.` : '제자리에 놓았어요.',
    onDragCancel: () => '옮기지 않고 제자리에 놓았어요.',
  };
}
