import '@xyflow/react/dist/base.css';
import {
  Background,
  BaseEdge,
  type Edge,
  EdgeLabelRenderer,
  type EdgeProps,
  getStraightPath,
  Handle,
  type Node,
  type NodeChange,
  type NodeProps,
  Position,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
} from '@xyflow/react';
import { useState } from 'react';
import { freePlace } from '#domain/note/freePlace.ts';
import type { MapCard, MapCardKind, MapLink } from '#domain/note/matchingMap.ts';
import type { OwnMap } from '#domain/note/NoteContent.ts';
import { useMediaQuery } from '#src/lib/browser/useMediaQuery.ts';
import { useCalm } from '#src/lib/motion/useCalm.ts';
import { lineName } from './lineName.ts';
import styles from './MapBoard.module.css';
import { MapTools } from './MapTools.tsx';
import { mapOnPaper } from './mapOnPaper.ts';
import { useMapEdits } from './useMapEdits.ts';

interface MapBoardProps {
  cards: MapCard[];
  links: MapLink[];
  own: OwnMap;
  relation: string | null;
  onChange: (map: OwnMap) => void;
}

/** The map with what its drawing library needs around it. */
export function MapBoard(props: MapBoardProps) {
  return (
    <ReactFlowProvider>
      <MapCanvas {...props} />
    </ReactFlowProvider>
  );
}

/** The drawing library's texts for screen readers, in Korean. */
const koreanMapLabels = {
  'node.a11yDescription.default': '엔터 키로 카드를 고르고, 화살표 키로 옮길 수 있어요. 그만두려면 Esc 키를 누르세요.',
  'node.a11yDescription.keyboardDisabled': '엔터 키로 카드를 고를 수 있어요.',
  'node.a11yDescription.ariaLiveMessage': ({ direction }: { direction: string }) => {
    const ways: Record<string, string> = { up: '위로', down: '아래로', left: '왼쪽으로', right: '오른쪽으로' };
    return `카드를 ${ways[direction] ?? ''} 옮겼어요.`;
  },
  'edge.a11yDescription.default': '엔터 키로 줄을 고를 수 있어요.',
} as const;

const nodeTypes = { card: CardView };
const edgeTypes = { line: LineView };
const FIT = { padding: 0.12, maxZoom: 1.1 } as const;
/** Cards that a phone shows first: smaller ones could not be read. */
const FIRST_ON_PHONE = 4;

/** Cards joined by lines. Cards move by finger, mouse and arrow keys; the ground pans, wheel and two fingers zoom. */
function MapCanvas({ cards, links, own, relation, onChange }: MapBoardProps) {
  const edits = useMapEdits(own, onChange);
  const flow = useReactFlow<CardNode>();
  const calm = useCalm();
  const narrow = useMediaQuery('(max-width: 48em)');
  // Where cards are while they move; their place is kept once they rest.
  const [moving, setMoving] = useState<ReadonlyMap<string, { x: number; y: number }>>(new Map());
  // A card is drawn once its size is known.
  const [sizes, setSizes] = useState<ReadonlyMap<string, { width: number; height: number }>>(new Map());
  const [chosen, setChosen] = useState<string | null>(null);
  const [linkFrom, setLinkFrom] = useState<string | null>(null);
  const [linkTo, setLinkTo] = useState<string | null>(null);

  const nodes = cards.map(
    ({ id, kind, text, x, y }): CardNode => ({
      id,
      type: 'card',
      position: moving.get(id) ?? { x, y },
      ...(sizes.has(id) ? { measured: sizes.get(id) } : {}),
      selected: id === chosen,
      data: { kind, text, from: id === linkFrom },
      ariaLabel: `${kind === 'OWN' ? '내 카드' : '짝 카드'}: ${text}`,
    }),
  );
  const edges = links.map((link) => ({
    id: link.id,
    type: 'line',
    source: link.from,
    target: link.to,
    selected: link.id === chosen,
    data: { own: link.own, label: link.label },
    ariaLabel: lineName(link, cards, relation),
  }));

  function choose(id: string): void {
    const joins = linkFrom !== null && id !== linkFrom && cards.some((card) => card.id === id);
    // Once the key is through: else its press would go on to the button that the dialog gives the focus.
    if (joins) setTimeout(() => setLinkTo(id));
    else setChosen(id);
  }

  function change(changes: NodeChange<CardNode>[]): void {
    const rested: { id: string; x: number; y: number }[] = [];
    const places = new Map(moving);
    const grown = new Map(sizes);
    for (const one of changes) {
      if (one.type === 'select' && one.selected) choose(one.id);
      if (one.type === 'select' && !one.selected && one.id === chosen) setChosen(null);
      if (one.type === 'dimensions' && one.dimensions) grown.set(one.id, one.dimensions);
      if (one.type !== 'position' || !one.position) continue;
      if (one.dragging) places.set(one.id, one.position);
      else {
        places.delete(one.id);
        rested.push({ id: one.id, ...one.position });
      }
    }
    setMoving(places);
    if (changes.some(({ type }) => type === 'dimensions')) setSizes(grown);
    const before = new Map(cards.map((card) => [card.id, card]));
    const moved = rested.filter(({ id, x, y }) => before.get(id)?.x !== x || before.get(id)?.y !== y);
    if (moved.length > 0) edits.moveCards(moved);
  }

  const addCard = (text: string) => {
    const box = document.querySelector(`.${styles.canvas}`)?.getBoundingClientRect();
    const middle = box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: 0, y: 0 };
    const at = flow.screenToFlowPosition(middle);
    const id = edits.addCard(text, freePlace(cards, { x: at.x - 100, y: at.y - 30 }));
    if (id) setChosen(id);
  };
  const duration = calm ? 0 : 200;
  return (
    <section className={styles.board} aria-label="생각 그물">
      <MapTools
        cards={cards}
        links={links}
        edits={edits}
        relation={relation}
        chosen={chosen}
        linkFrom={linkFrom}
        linkTo={linkTo}
        onAdd={addCard}
        onLinkFrom={setLinkFrom}
        onLinkTo={setLinkTo}
        onChosen={setChosen}
        onZoomIn={() => void flow.zoomIn({ duration })}
        onZoomOut={() => void flow.zoomOut({ duration })}
        onFit={() => void flow.fitView({ ...FIT, duration })}
      />
      <div className={styles.canvas} style={mapOnPaper(cards, sizes)} data-linking={linkFrom !== null || undefined}>
        <ReactFlow
          nodes={nodes}
          edges={edges}
          nodeTypes={nodeTypes}
          edgeTypes={edgeTypes}
          onNodesChange={change}
          onNodeClick={(_, node) => choose(node.id)}
          onEdgesChange={(changes) => {
            for (const one of changes) {
              if (one.type === 'select' && one.selected) setChosen(one.id);
              if (one.type === 'select' && !one.selected && one.id === chosen) setChosen(null);
            }
          }}
          onPaneClick={() => setChosen(null)}
          ariaLabelConfig={koreanMapLabels}
          nodesConnectable={false}
          deleteKeyCode={null}
          selectionKeyCode={null}
          multiSelectionKeyCode={null}
          nodeDragThreshold={6}
          minZoom={0.25}
          maxZoom={2}
          fitView
          fitViewOptions={narrow ? { ...FIT, nodes: firstCards(cards) } : FIT}
          proOptions={{ hideAttribution: true }}
        >
          <Background color="#9edcd9" gap={28} size={2} />
        </ReactFlow>
      </div>
    </section>
  );
}

/** The cards at the upper left, as many as can be read on a phone. */
function firstCards(cards: readonly MapCard[]): { id: string }[] {
  const far = ({ x, y }: MapCard) => x + y;
  return [...cards].sort((one, two) => far(one) - far(two)).slice(0, FIRST_ON_PHONE);
}

type CardNode = Node<{ kind: MapCardKind; text: string; from: boolean }, 'card'>;

/** A card of the map. Lines run from middle to middle, under the cards. */
function CardView({ data }: NodeProps<CardNode>) {
  return (
    <div className={styles.card} data-kind={data.kind} data-from={data.from || undefined}>
      <Handle type="source" position={Position.Top} className={styles.middle} isConnectable={false} />
      <Handle type="target" position={Position.Top} className={styles.middle} isConnectable={false} />
      {data.text}
    </div>
  );
}

type LineEdge = Edge<{ own: boolean; label: string }, 'line'>;

/** A line between two cards with its word in the middle. */
function LineView({ sourceX, sourceY, targetX, targetY, selected, data }: EdgeProps<LineEdge>) {
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
