import { useEffect, useState } from 'react';

/** A Korean voice of this device, or null. Voices on the device are preferred: they need no network. */
export function useKoreanVoice(): SpeechSynthesisVoice | null {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null);

  useEffect(() => {
    const speech = window.speechSynthesis;
    if (!speech) return;
    const choose = () => {
      const korean = speech.getVoices().filter(({ lang }) => /^ko\b/i.test(lang.replace('_', '-')));
      setVoice(korean.find(({ localService }) => localService) ?? korean[0] ?? null);
    };
    choose();
    speech.addEventListener('voiceschanged', choose);
    return () => speech.removeEventListener('voiceschanged', choose);
  }, []);

  return voice;
}
