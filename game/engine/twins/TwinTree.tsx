import { useEffect, useRef } from 'react';
import type { TwinGroupNode, TwinScroll } from './TwinDescriptor.ts';
import { TwinElement } from './TwinElement.tsx';
import type { TwinRegistry, TwinSnapshot } from './TwinRegistry.ts';
import styles from './twins.module.css';

export interface TwinTreeProps {
  registry: TwinRegistry;
  snapshot: TwinSnapshot;
  /** '' for the top. */
  parent: string;
  stage: { width: number; height: number };
}

/** The children of a group, in order. Outside an open modal group everything is inert. */
export function TwinTree({ registry, snapshot, parent, stage }: TwinTreeProps) {
  const { children, modal, modalPath } = snapshot;
  const aboveModal = modal !== null && parent !== modal && (parent === '' || modalPath.has(parent));
  return (children.get(parent) ?? []).map((node) =>
    node.kind === 'twin' ? (
      <TwinElement
        key={node.twin.id}
        registry={registry}
        twin={node.twin}
        handlers={node.handlers}
        stageWidth={stage.width}
        stageHeight={stage.height}
        inert={aboveModal}
      />
    ) : (
      <TwinGroupElement
        key={node.group.id}
        node={node}
        registry={registry}
        snapshot={snapshot}
        stage={stage}
        inert={aboveModal && !modalPath.has(node.group.id)}
      />
    ),
  );
}

interface TwinGroupElementProps extends Omit<TwinTreeProps, 'parent'> {
  node: TwinGroupNode;
  inert: boolean;
}

function TwinGroupElement({ node, inert, ...tree }: TwinGroupElementProps) {
  const { group } = node;
  const { scroll } = group;
  const element = useRef<HTMLDivElement>(null);
  const { width, height } = tree.stage;
  useEffect(() => {
    if (!scroll) return;
    // Written past React: a list that is being flung moves with every frame.
    const follow = () => {
      if (element.current) Object.assign(element.current.style, scrollStyle(scroll.getState(), width, height));
    };
    follow();
    return scroll.subscribe(follow);
  }, [scroll, width, height]);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: every role of TwinGroupRole may have a label
    <div
      ref={element}
      role={group.role}
      aria-label={group.name}
      aria-modal={group.modal || undefined}
      aria-rowcount={group.rowCount}
      aria-colcount={group.columnCount}
      aria-rowindex={group.rowIndex}
      className={scroll ? styles.scrolled : undefined}
      data-twin-group={group.id}
      inert={inert}
    >
      <TwinTree {...tree} parent={group.id} />
    </div>
  );
}

/** In shares of the stage, so that it holds for any size of the layer. */
function scrollStyle({ x, y, zoom = 1, clip }: TwinScroll, width: number, height: number) {
  const transform = `translate(${(x / width) * 100}%, ${(y / height) * 100}%)${zoom === 1 ? '' : ` scale(${zoom})`}`;
  if (!clip) return { transform, clipPath: '' };
  const [left, top] = [(clip.x - x) / zoom / width, (clip.y - y) / zoom / height];
  const [right, bottom] = [left + clip.width / zoom / width, top + clip.height / zoom / height];
  const inset = [top, 1 - right, 1 - bottom, left].map((share) => `${share * 100}%`).join(' ');
  return { transform, clipPath: `inset(${inset})` };
}
