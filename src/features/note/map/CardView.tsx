import { Handle, type Node, type NodeProps, Position } from '@xyflow/react';
import type { MapCardKind } from '../../../../domain/note/matchingMap.ts';
import styles from './MapCanvas.module.css';

export type CardNode = Node<{ kind: MapCardKind; text: string; from: boolean }, 'card'>;

/** A card of the map. Lines run from middle to middle, under the cards. */
export function CardView({ data }: NodeProps<CardNode>) {
  return (
    <div className={styles.card} data-kind={data.kind} data-from={data.from || undefined}>
      <Handle type="source" position={Position.Top} className={styles.middle} isConnectable={false} />
      <Handle type="target" position={Position.Top} className={styles.middle} isConnectable={false} />
      {data.text}
    </div>
  );
}
