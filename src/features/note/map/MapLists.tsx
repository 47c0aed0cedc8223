import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { MapCard, MapLink } from '#domain/note/matchingMap.ts';
import type { OwnMap } from '#domain/note/NoteContent.ts';
import { noteLength } from '#domain/note/noteLength.ts';
import { NOTE_TUNING } from '#domain/note/tuning.ts';
import { Button } from '#src/components/button/Button.tsx';
import { IconButton } from '#src/components/button/IconButton.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { SelectField } from '#src/components/select-field/SelectField.tsx';
import { TextField } from '#src/components/text-field/TextField.tsx';
import { lineName } from './lineName.ts';
import styles from './MapLists.module.css';
import { useMapEdits } from './useMapEdits.ts';

interface MapListsProps {
  cards: MapCard[];
  links: MapLink[];
  own: OwnMap;
  relation: string | null;
  onChange: (map: OwnMap) => void;
}

const { cardLength, labelLength } = NOTE_TUNING.map;

/** The map without a picture: the same cards and lines as lists, to be read, added to and taken from. */
export function MapLists({ cards, links, own, relation, onChange }: MapListsProps) {
  const edits = useMapEdits(own, onChange);
  return (
    <div className={styles.lists}>
      <Panel title={`카드 ${cards.length}장`}>
        <ul className={styles.list}>
          {cards.map(({ id, kind, text }) => (
            <li key={id}>
              <span>
                <em>{kind === 'OWN' ? '내 카드' : '짝'}</em> {text}
              </span>
              {kind === 'OWN' && (
                <IconButton label={`카드 지우기: ${text}`} icon={<Trash2 />} onClick={() => edits.removeCard(id)} />
              )}
            </li>
          ))}
        </ul>
        <AddCard onAdd={edits.addCard} />
      </Panel>
      <Panel title={`줄 ${links.length}개`}>
        <ul className={styles.list}>
          {links.map((link) => {
            const name = lineName(link, cards, relation);
            return (
              <li key={link.id}>
                <span>{name}</span>
                {link.own && (
                  <IconButton
                    label={`줄 지우기: ${name}`}
                    icon={<Trash2 />}
                    onClick={() => edits.removeLink(link.id)}
                  />
                )}
              </li>
            );
          })}
        </ul>
        {cards.length > 1 && <AddLink cards={cards} onAdd={edits.link} />}
      </Panel>
    </div>
  );
}

function AddCard({ onAdd }: { onAdd: (text: string) => string | null }) {
  const [text, setText] = useState('');
  const fits = text.trim() !== '' && noteLength(text) <= cardLength;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (fits && onAdd(text.trim())) setText('');
      }}
    >
      <TextField
        label="새 카드"
        autoComplete="off"
        hint={`${cardLength}자까지 쓸 수 있어요.`}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" disabled={!fits}>
        카드 만들기
      </Button>
    </form>
  );
}

function AddLink({
  cards,
  onAdd,
}: {
  cards: readonly MapCard[];
  onAdd: (from: string, to: string, label: string) => void;
}) {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [label, setLabel] = useState('');
  const options = cards.map(({ id, text }) => ({ value: id, label: text }));
  const known = (id: string) => cards.some((card) => card.id === id);
  const fits = known(from) && known(to) && from !== to && noteLength(label) <= labelLength;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!fits) return;
        onAdd(from, to, label.trim());
        setTo('');
        setLabel('');
      }}
    >
      <SelectField
        label="이 카드와"
        placeholder="카드 고르기"
        options={options}
        value={from}
        onChange={({ target }) => setFrom(target.value)}
      />
      <SelectField
        label="이 카드를"
        placeholder="카드 고르기"
        options={options.filter(({ value }) => value !== from)}
        value={to}
        onChange={({ target }) => setTo(target.value)}
      />
      <TextField
        label="어떤 사이인가요?"
        autoComplete="off"
        hint={`비워 두어도 돼요. ${labelLength}자까지 쓸 수 있어요.`}
        value={label}
        onChange={({ target }) => setLabel(target.value)}
      />
      <Button type="submit" disabled={!fits}>
        줄 잇기
      </Button>
    </form>
  );
}
