import { type NoteSticker, noteStickerNames, noteStickers } from '#domain/note/noteStickers.ts';
import { NOTE_TUNING } from '#domain/note/tuning.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import styles from './StickerPicker.module.css';

interface StickerPickerProps {
  chosen: readonly NoteSticker[];
  onChange: (stickers: NoteSticker[]) => void;
}

/** Up to three stickers for how it felt. A fourth takes the place of the first. */
export function StickerPicker({ chosen, onChange }: StickerPickerProps) {
  const toggle = (sticker: NoteSticker) => {
    if (chosen.includes(sticker)) onChange(chosen.filter((other) => other !== sticker));
    else onChange([...chosen, sticker].slice(-NOTE_TUNING.stickers));
  };
  return (
    <fieldset className={styles.group}>
      <legend>
        느낌 스티커 <small>{NOTE_TUNING.stickers}개까지 붙일 수 있어요</small>
      </legend>
      <div className={styles.stickers}>
        {noteStickers.map((sticker) => (
          <button
            key={sticker}
            type="button"
            className={styles.sticker}
            aria-pressed={chosen.includes(sticker)}
            onClick={() => toggle(sticker)}
          >
            <ArtIcon name={sticker} size={36} />
            {noteStickerNames[sticker]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
