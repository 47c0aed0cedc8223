import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { MeasuredLayout } from '../useMeasuredLayout.ts';
import styles from './ReadingRuler.module.css';
import { rangeOf, type TextSpan } from './TextSpan.ts';

interface ReadingRulerProps {
  flow: RefObject<HTMLElement | null>;
  layout: MeasuredLayout;
  spread: number;
  /** What is spoken: the ruler lies there. */
  spoken: TextSpan | null;
  onNext: () => void;
  onPrevious: () => void;
}

/** A line of text, CSS pixels from the corner of the flow. */
interface Line {
  left: number;
  width: number;
  top: number;
  bottom: number;
}

/** A band on the line that is read. It follows the voice, the mouse, a touch, and the keys up and down. */
export function ReadingRuler({ flow, layout, spread, spoken, onNext, onPrevious }: ReadingRulerProps) {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [at, setAt] = useState(0);

  useLayoutEffect(() => {
    if (!flow.current) return;
    setLines(linesOfSpread(flow.current, layout, spread));
    setAt(0);
  }, [flow, layout, spread]);

  const point = useEffectEvent((x: number, y: number) => {
    const origin = flow.current?.getBoundingClientRect();
    if (origin) setAt((before) => lineAt(lines, x - origin.left, y - origin.top) ?? before);
  });
  const step = useEffectEvent((by: 1 | -1) => {
    if (at + by >= lines.length) onNext();
    else if (at + by < 0) onPrevious();
    else setAt(at + by);
  });

  useEffect(() => {
    const rect = flow.current && spoken && rangeOf(flow.current, spoken)?.getClientRects()[0];
    if (rect) point(rect.left, (rect.top + rect.bottom) / 2);
  }, [flow, spoken]);

  useEffect(() => {
    const leaf = flow.current?.closest<HTMLElement>('[data-leaf]');
    if (!leaf) return;
    const controller = new AbortController();
    const { signal } = controller;
    const follow = (event: PointerEvent) => point(event.clientX, event.clientY);
    leaf.addEventListener('pointermove', (event) => event.pointerType === 'mouse' && follow(event), { signal });
    leaf.addEventListener('pointerup', follow, { signal });
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.body.dataset.dialogOpen !== undefined) return;
      if (event.target instanceof HTMLElement && event.target.matches('input, textarea, select')) return;
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      step(event.key === 'ArrowDown' ? 1 : -1);
    };
    document.addEventListener('keydown', onKey, { signal });
    return () => controller.abort();
  }, [flow]);

  const line = lines[at];
  if (!line) return null;
  const { left, width, top, bottom } = line;
  return <div className={styles.ruler} style={{ left, width, top, height: bottom - top }} aria-hidden="true" />;
}

/** Part of the height of its letters by which the ruler is wider than a line, above and below. */
const ROOM = 0.22;

function linesOfSpread(flow: HTMLElement, layout: MeasuredLayout, spread: number): Line[] {
  const origin = flow.getBoundingClientRect();
  const step = layout.spreadStep / layout.columnsPerSpread;
  const gap = Number.parseFloat(getComputedStyle(flow).columnGap) || 0;
  const lines = new Map<string, Line>();
  for (const element of flow.querySelectorAll('[data-sentence]')) {
    for (const rect of element.getClientRects()) {
      const column = Math.floor((rect.left - origin.left + 1) / step);
      if (Math.floor(column / layout.columnsPerSpread) !== spread) continue;
      const key = `${column}.${Math.round(rect.top)}`;
      const room = rect.height * ROOM;
      const [top, bottom] = [rect.top - origin.top - room, rect.bottom - origin.top + room];
      lines.set(key, { left: column * step, width: step - gap, top, bottom });
    }
  }
  return [...lines.values()].sort((one, other) => one.left - other.left || one.top - other.top);
}

/** The line at a point, or the nearest one of its column. */
function lineAt(lines: readonly Line[], x: number, y: number): number | null {
  let [best, distance] = [null as number | null, Number.POSITIVE_INFINITY];
  for (const [index, { left, width, top, bottom }] of lines.entries()) {
    if (x < left || x > left + width) continue;
    const away = Math.abs((top + bottom) / 2 - y);
    if (away < distance) [best, distance] = [index, away];
  }
  return best;
}
