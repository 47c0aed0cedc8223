import { Link2, Maximize, Pencil, Plus, Trash2, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import type { MapCard, MapLink } from '#domain/note/matchingMap.ts';
import { NOTE_TUNING } from '#domain/note/tuning.ts';
import { Button } from '#src/components/button/Button.tsx';
import { IconButton } from '#src/components/button/IconButton.tsx';
import { lineName } from './lineName.ts';
import styles from './MapTools.module.css';
import { TextDialog } from './TextDialog.tsx';
import type { MapEdits } from './useMapEdits.ts';

interface MapToolsProps {
  cards: readonly MapCard[];
  links: readonly MapLink[];
  edits: MapEdits;
  relation: string | null;
  /** The card or line that was chosen. */
  chosen: string | null;
  /** A line is being drawn from this card … */
  linkFrom: string | null;
  /** … to this one, and waits for its word. */
  linkTo: string | null;
  onAdd: (text: string) => void;
  onLinkFrom: (id: string | null) => void;
  onLinkTo: (id: string | null) => void;
  onChosen: (id: string | null) => void;
  onZoomIn: () => void;
  onZoomOut: () => void;
  onFit: () => void;
}

const { cardLength, labelLength } = NOTE_TUNING.map;

/** What can be done now: with the map, or with the card or line that is chosen. */
export function MapTools(props: MapToolsProps) {
  const { cards, links, edits, relation, chosen, linkFrom, linkTo, onAdd, onLinkFrom, onLinkTo, onChosen } = props;
  const [asking, setAsking] = useState<'add' | 'card' | 'link' | null>(null);
  const card = cards.find(({ id }) => id === chosen);
  const link = links.find(({ id }) => id === chosen);
  return (
    <div className={styles.tools}>
      <div className={styles.row}>
        <Button icon={<Plus aria-hidden="true" />} onClick={() => setAsking('add')}>
          카드 만들기
        </Button>
        <span className={styles.zoom}>
          <IconButton tone="white" label="크게 보기" icon={<ZoomIn />} onClick={props.onZoomIn} />
          <IconButton tone="white" label="작게 보기" icon={<ZoomOut />} onClick={props.onZoomOut} />
          <IconButton tone="white" label="한눈에 보기" icon={<Maximize />} onClick={props.onFit} />
        </span>
      </div>
      <div className={styles.row} role="status">
        {linkFrom !== null ? (
          <>
            <p className={styles.say}>이을 다른 카드를 골라 주세요.</p>
            <Button tone="white" icon={<X aria-hidden="true" />} onClick={() => onLinkFrom(null)}>
              그만 잇기
            </Button>
          </>
        ) : card ? (
          <>
            <p className={styles.say}>
              <strong>{card.text}</strong>
            </p>
            <Button tone="white" icon={<Link2 aria-hidden="true" />} onClick={() => onLinkFrom(card.id)}>
              줄 잇기
            </Button>
            {card.kind === 'OWN' && (
              <>
                <Button tone="white" icon={<Pencil aria-hidden="true" />} onClick={() => setAsking('card')}>
                  고치기
                </Button>
                <Button tone="white" icon={<Trash2 aria-hidden="true" />} onClick={() => edits.removeCard(card.id)}>
                  지우기
                </Button>
              </>
            )}
          </>
        ) : link ? (
          <>
            <p className={styles.say}>{lineName(link, cards, relation)}</p>
            {link.own && (
              <>
                <Button tone="white" icon={<Pencil aria-hidden="true" />} onClick={() => setAsking('link')}>
                  줄에 쓴 말 고치기
                </Button>
                <Button tone="white" icon={<Trash2 aria-hidden="true" />} onClick={() => edits.removeLink(link.id)}>
                  줄 지우기
                </Button>
              </>
            )}
          </>
        ) : (
          <p className={styles.say}>{hintOf(cards, relation)}</p>
        )}
      </div>
      {asking === 'add' && (
        <TextDialog
          title="새 카드"
          label="카드에 쓸 말"
          hint="떠오른 낱말이나 짧은 생각을 써요."
          initial=""
          maxLength={cardLength}
          onSave={onAdd}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'card' && card && (
        <TextDialog
          title="카드 고치기"
          label="카드에 쓸 말"
          hint=""
          initial={card.text}
          maxLength={cardLength}
          onSave={(text) => edits.changeCard(card.id, text)}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'link' && link && (
        <TextDialog
          title="줄에 쓴 말"
          label="두 카드는 어떤 사이인가요?"
          hint="비워 두어도 돼요."
          initial={link.label}
          maxLength={labelLength}
          optional
          onSave={(label) => edits.changeLink(link.id, label)}
          onClose={() => setAsking(null)}
        />
      )}
      {linkFrom !== null && linkTo !== null && (
        <TextDialog
          title="줄 잇기"
          label="두 카드는 어떤 사이인가요?"
          hint="비워 두어도 돼요."
          initial=""
          maxLength={labelLength}
          optional
          onSave={(label) => {
            edits.link(linkFrom, linkTo, label);
            onLinkFrom(null);
            onChosen(null);
          }}
          onClose={() => onLinkTo(null)}
        />
      )}
    </div>
  );
}

function hintOf(cards: readonly MapCard[], relation: string | null): string {
  if (cards.length === 0) return '첫 카드를 만들어 볼까요? 인물, 사건, 떠오른 낱말 무엇이든 좋아요.';
  return `${relation ? `짝: ${relation}. ` : ''}카드를 끌어 옮기거나, 골라서 줄을 이어 보세요.`;
}
