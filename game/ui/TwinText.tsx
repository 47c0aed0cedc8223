import type { Rect } from '../engine/Rect.ts';
import { useTwin } from '../engine/twins/useTwin.ts';

interface TwinTextProps {
  id: string;
  text: string;
  rect: Rect;
  order?: number;
}

/**
 * Words for screen readers. A twin belongs to the group around its component: what an open panel announces has to be
 * mounted inside it, or it is as inert as all that lies behind.
 */
export function TwinText({ id, text, rect, order }: TwinTextProps) {
  useTwin({ id, role: 'text', name: text, rect, ...(order === undefined ? {} : { order }) });
  return null;
}
