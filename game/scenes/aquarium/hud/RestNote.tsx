import { formatRelativeDay, formatTime } from '#domain/time/formatKoreanDate.ts';
import { useTwin } from '#game/engine/twins/useTwin.ts';
import { useAquarium, useAquariumState } from '../AquariumContext.ts';
import { WaterNote } from './WaterNote.tsx';

/** Why the aquarium rests and until when, kindly; nothing while it is open. */
export function RestNote() {
  const { layout } = useAquarium();
  const { rest, currentDate } = useAquariumState();
  const end = rest?.until ? endWords(Date.parse(rest.until), Date.parse(currentDate)) : '';
  const text = rest ? [rest.words, end && `${end}에 다시 만나요.`].filter(Boolean).join(' ') : '';
  const { x, y, maxWidth } = layout.rest;
  useTwin(
    rest
      ? { id: 'rest', role: 'status', name: text, rect: { x: x - maxWidth / 2, y, width: maxWidth, height: 90 } }
      : null,
  );
  return rest ? <WaterNote text={text} place={layout.rest} /> : null;
}

/** `오후 2:00`, `내일 오전 7:00`. */
function endWords(until: number, now: number): string {
  const day = formatRelativeDay(until, now);
  return `${day === '오늘' ? '' : `${day} `}${formatTime(until)}`;
}
