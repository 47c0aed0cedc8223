import { Camera, ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { errorCodes } from '#contract/errorCodes.ts';
import { Avatar } from '#src/components/avatar/Avatar.tsx';
import { Button } from '#src/components/button/Button.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { describeError } from '#src/lib/api/describeError.ts';
import { CropDialog } from './CropDialog.tsx';
import { GrantRefused } from './GrantContext.ts';
import styles from './PictureEditor.module.css';
import { readPicture } from './readPicture.ts';
import { useProfilePicture } from './useProfilePicture.ts';

/** Chooses, cuts and removes the profile picture. */
export function PictureEditor({ imagePath }: { imagePath: string | null }) {
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const { save, remove } = useProfilePicture();
  const error = save.error ?? remove.error;

  async function choose(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = event.target.files?.[0];
    // The same file can be chosen again.
    event.target.value = '';
    if (!file) return;
    save.reset();
    remove.reset();
    const read = await readPicture(file);
    setUnreadable(read === null);
    setPicture(read);
  }

  return (
    <div className={styles.editor}>
      <Avatar imagePath={imagePath} size={120} title={imagePath ? '내 프로필 사진' : '기본 그림'} />
      <div className={styles.actions}>
        <Button tone="soft" icon={<ImageUp aria-hidden="true" />} onClick={() => files.current?.click()}>
          사진 고르기
        </Button>
        <Button
          className={styles.camera}
          tone="soft"
          icon={<Camera aria-hidden="true" />}
          onClick={() => camera.current?.click()}
        >
          사진 찍기
        </Button>
        {imagePath && (
          <Button
            tone="ghost"
            icon={<Trash2 aria-hidden="true" />}
            busy={remove.isPending}
            onClick={() => remove.mutate()}
          >
            지우기
          </Button>
        )}
        <input
          ref={files}
          type="file"
          accept="image/*"
          aria-label="프로필 사진 파일"
          hidden
          onChange={(event) => void choose(event)}
        />
        <input
          ref={camera}
          type="file"
          accept="image/*"
          capture="user"
          aria-label="프로필 사진 찍기"
          hidden
          onChange={(event) => void choose(event)}
        />
      </div>
      {unreadable && <FormNotice>{errorCodes.IMAGE_REFUSED.message}</FormNotice>}
      {error && !(error instanceof GrantRefused) && <FormNotice>{describeError(error)}</FormNotice>}
      {picture && (
        <CropDialog
          picture={picture}
          busy={save.isPending}
          onClose={() => setPicture(null)}
          onCut={(blob) =>
            save.mutate(blob, {
              onSuccess: () => setPicture(null),
              // What failed is shown under the buttons; who only closed the question for the password cuts on.
              onError: (failure) => !(failure instanceof GrantRefused) && setPicture(null),
            })
          }
        />
      )}
    </div>
  );
}
