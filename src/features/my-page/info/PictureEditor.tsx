import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Camera, ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { profileImageApi } from '#contract/endpoints/profileImage.ts';
import { errorCodes } from '#contract/errorCodes.ts';
import type { ProfileImage } from '#contract/myPage.ts';
import { Avatar } from '#src/components/avatar/Avatar.tsx';
import { Button } from '#src/components/button/Button.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { describeError } from '#src/lib/api/describeError.ts';
import { showToast } from '#src/lib/feedback/feedbackStore.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';
import { useServices } from '#src/lib/services/ServicesContext.ts';
import { myPageQueries } from '../myPageQueries.ts';
import { CropDialog } from './CropDialog.tsx';
import { GrantRefused, useGrant } from './GrantContext.ts';
import styles from './PictureEditor.module.css';

/** Larger files would take the memory of a small tablet before they are cut. */
const LARGEST_BYTES = 40 * 1024 * 1024;

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

/** The picture upright and ready to be drawn, or null when this device cannot read it as one. */
async function readPicture(file: Blob): Promise<ImageBitmap | null> {
  if (file.size > LARGEST_BYTES) return null;
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

/** Puts and removes the profile picture; the header shows the new one at once. */
function useProfilePicture() {
  const { api, session } = useServices();
  const client = useQueryClient();
  const withGrant = useGrant();

  function show({ profileImagePath }: ProfileImage, words: string): Promise<void> {
    const { account } = session.getState();
    if (account) session.updateAccount({ ...account, profileImagePath });
    client.setQueryData(myPageQueries.detail(api, withGrant).queryKey, (info) => info && { ...info, profileImagePath });
    showToast(words);
    return client.invalidateQueries({ queryKey: [queryKeys.account] });
  }

  const save = useMutation({
    meta: { ownError: true },
    mutationFn: (file: Blob) => withGrant(() => api.call(profileImageApi.save, { file })),
    onSuccess: (data) => show(data, '프로필 사진을 바꿨어요'),
  });
  const remove = useMutation({
    meta: { ownError: true },
    mutationFn: () => withGrant(() => api.call(profileImageApi.remove)),
    onSuccess: (data) => show(data, '프로필 사진을 지웠어요'),
  });
  return { save, remove };
}
