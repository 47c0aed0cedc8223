import { BaseEdge, type Edge, EdgeLabelRenderer, type EdgeProps, getStraightPath } from '@xyflow/react';
import styles from './MapCanvas.module.css';

export type LineEdge = Edge<{ own: boolean; label: string }, 'line'>;

/** A line between two cards with its word in the middle. */
export function LineView({ sourceX, sourceY, targetX, targetY, selected, data }: EdgeProps<LineEdge>) {
  const [path, labelX, labelY] = getStraightPath({ sourceX, sourceY, targetX, targetY });
  return (
    <>
      <BaseEdge
        path={path}
        interactionWidth={36}
        className={`${styles.line} ${data?.own ? styles.ownLine : ''} ${selected ? styles.chosenLine : ''}`}
      />
      {data?.label && (
        <EdgeLabelRenderer>
          <span
            className={styles.label}
            data-own={data.own}
            style={{ transform: `translate(-50%, -50%) translate(${labelX}px, ${labelY}px)` }}
          >
            {data.label}
          </span>
        </EdgeLabelRenderer>
      )}
    </>
  );
}
