import { showToast } from '../feedback/feedbackStore.ts';

/** The text is still there to be read: a word in passing, not a dialog. */
export function showSpeechFailure(): void {
  showToast('지금은 소리 내어 읽지 못했어요. 조금 뒤에 다시 눌러 주세요.', 'warning');
}
