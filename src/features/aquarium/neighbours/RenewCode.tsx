import { useMutation } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { neighbourApi } from '#contract/endpoints/neighbour.ts';
import type { AquariumProfile } from '#contract/neighbour.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { showErrorAlert, showToast } from '#src/lib/feedback/feedbackStore.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';

/** Another friend code, when too many know the one before. Asks first: that one is good for nothing then. */
export function RenewCode({ onRenewed }: { onRenewed: (profile: AquariumProfile) => void }) {
  const api = useApi();
  const [asking, setAsking] = useState(false);
  const renew = useMutation({
    mutationFn: () => api.call(neighbourApi.renewCode),
    onSuccess: (profile) => {
      onRenewed(profile);
      showToast('새 친구 코드를 받았어요');
    },
    onError: showErrorAlert,
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button tone="soft" icon={<RefreshCw aria-hidden="true" />} onClick={() => setAsking(true)}>
        새 코드 받기
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="친구 코드를 바꿀까요?"
        description="지금 코드로는 이제 친구 부탁을 할 수 없어요. 이미 사귄 친구는 그대로 있어요."
        footer={
          <>
            <Button tone="soft" onClick={() => setAsking(false)}>
              그대로 쓰기
            </Button>
            <Button busy={renew.isPending} onClick={() => renew.mutate()}>
              새 코드로 바꾸기
            </Button>
          </>
        }
      />
    </>
  );
}
