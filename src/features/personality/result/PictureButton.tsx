import { ImageDown } from 'lucide-react';
import { useState } from 'react';
import type { PersonalityResult } from '#contract/personality.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import { Button } from '#src/components/button/Button.tsx';
import { saveBlob } from '#src/lib/browser/saveBlob.ts';
import { showToast } from '#src/lib/feedback/feedbackStore.ts';
import { drawTypePicture } from './drawTypePicture.ts';

/** Saves the result as a picture. It names the type and the day, never the student. */
export function PictureButton({ result }: { result: PersonalityResult }) {
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      saveBlob(`책바다-책성향-${seoulDay(Date.parse(result.finishedAt))}.png`, await drawTypePicture(result));
      showToast('그림을 저장했어요');
    } catch {
      showToast('그림을 만들지 못했어요. 화면을 찍어 간직할 수 있어요', 'warning');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button tone="white" icon={<ImageDown aria-hidden="true" />} busy={busy} onClick={() => void save()}>
      그림으로 저장
    </Button>
  );
}
