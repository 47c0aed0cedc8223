import type { Rect } from '../engine/Rect.ts';
import { useTwin } from '../engine/twins/useTwin.ts';

interface TwinTextProps {
  id: string;
  text: string;
  rect: Rect;
  order?: number;
}

/**
 * Words for those who hear them. A twin belongs to the group around its component: what an open panel tells has to be
 * told inside it, or it is as inert as all that lies behind.
 */
export function TwinText({ id, text, rect, order }: TwinTextProps) {
  useTwin({ id, role: 'text', name: text, rect, ...(order === undefined ? {} : { order }) });
  return null;
}
