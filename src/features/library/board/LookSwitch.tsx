import { LayoutGrid, Rows3 } from 'lucide-react';
import type { ShelfLook } from '#src/lib/persisted/settings.ts';
import styles from './LookSwitch.module.css';

const looks = [
  { look: 'GRID', label: '표지로 보기', Icon: LayoutGrid },
  { look: 'LIST', label: '목록으로 보기', Icon: Rows3 },
] as const;

/** Covers or a list. */
export function LookSwitch({ look, onLook }: { look: ShelfLook; onLook: (look: ShelfLook) => void }) {
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">책장을 보는 방법</legend>
      {looks.map(({ look: one, label, Icon }) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === look}
          aria-label={label}
          title={label}
          onClick={() => onLook(one)}
        >
          <Icon aria-hidden="true" />
        </button>
      ))}
    </fieldset>
  );
}
