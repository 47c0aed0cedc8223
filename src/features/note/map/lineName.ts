import type { MapCard, MapLink } from '#domain/note/matchingMap.ts';
import { withJosa } from '#domain/text/withJosa.ts';

/** A line as a sentence: 토끼와 자라 사이, 친구. */
export function lineName(link: MapLink, cards: readonly MapCard[], relation: string | null): string {
  const textOf = (id: string) => cards.find((card) => card.id === id)?.text ?? '';
  const label = link.label || (link.own ? '이어진 줄' : (relation ?? '맞힌 짝'));
  return `${withJosa(textOf(link.from), '와/과')} ${textOf(link.to)} 사이: ${label}`;
}
