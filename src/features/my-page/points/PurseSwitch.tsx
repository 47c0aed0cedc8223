import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import type { PointFilter } from './PointFilter.ts';
import styles from './PurseSwitch.module.css';

const choices = [
  { purse: 'POINT', art: 'coin', name: '북포인트', text: '읽고 푼 만큼 쌓이기만 해요' },
  { purse: 'SHELL', art: 'oyster', name: '조개', text: '수족관에서 쓸 수 있어요' },
] as const;

interface PurseSwitchProps {
  selected: PointFilter['purse'];
  onSelect: (purse: PointFilter['purse']) => void;
}

/** Which of the two purses is looked into. */
export function PurseSwitch({ selected, onSelect }: PurseSwitchProps) {
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">주머니</legend>
      {choices.map(({ purse, art, name, text }) => (
        <button key={purse} type="button" aria-pressed={purse === selected} onClick={() => onSelect(purse)}>
          <ArtIcon name={art} size={44} />
          <span className={styles.words}>
            <strong>{name}</strong>
            <span>{text}</span>
          </span>
        </button>
      ))}
    </fieldset>
  );
}
