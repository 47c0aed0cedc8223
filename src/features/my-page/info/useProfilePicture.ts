import { useMutation, useQueryClient } from '@tanstack/react-query';
import { profileImageApi } from '#contract/endpoints/profileImage.ts';
import type { ProfileImage } from '#contract/myPage.ts';
import { showToast } from '#src/lib/feedback/feedbackStore.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';
import { useServices } from '#src/lib/services/ServicesContext.ts';
import { myPageQueries } from '../myPageQueries.ts';
import { useGrant } from './GrantContext.ts';

/** Puts and removes the profile picture; the header shows the new one at once. */
export function useProfilePicture() {
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
