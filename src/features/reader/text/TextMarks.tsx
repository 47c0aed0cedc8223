import { type RefObject, useLayoutEffect, useState } from 'react';
import type { MeasuredLayout } from '../useMeasuredLayout.ts';
import styles from './TextMarks.module.css';
import { rangeOf, type TextSpan } from './TextSpan.ts';

/** What a mark stands for: what is spoken, touched or held, and what is kept as a quote. */
export type MarkKind = 'sentence' | 'word' | 'held' | 'quote';

export interface TextMark {
  kind: MarkKind;
  span: TextSpan;
}

interface TextMarksProps {
  flow: RefObject<HTMLElement | null>;
  layout: MeasuredLayout | null;
  /** The same array until something changes. */
  marks: readonly TextMark[];
}

interface Box {
  key: string;
  kind: MarkKind;
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Marks behind the text, one box for each line. The text itself is never touched: no letter moves, a selection stays, and
 * every browser does the same.
 */
export function TextMarks({ flow, layout, marks }: TextMarksProps) {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  useLayoutEffect(() => {
    if (flow.current && layout) setBoxes(boxesOf(flow.current, marks));
  }, [flow, layout, marks]);
  return (
    <div className={styles.marks} aria-hidden="true">
      {boxes.map(({ key, kind, ...place }) => (
        <span key={key} data-mark={kind} className={styles[kind]} style={place} />
      ))}
    </div>
  );
}

function boxesOf(flow: HTMLElement, marks: readonly TextMark[]): Box[] {
  const origin = flow.getBoundingClientRect();
  return marks.flatMap(({ kind, span }) =>
    [...(rangeOf(flow, span)?.getClientRects() ?? [])].map(({ left, top, width, height }, line) => ({
      key: `${kind}.${span.sentence}.${span.from}.${line}`,
      kind,
      left: left - origin.left,
      top: top - origin.top,
      width,
      height,
    })),
  );
}
