import { vi } from 'vitest';

/** A device with one Korean voice that speaks on demand. `spoken` holds what it was given to read. */
export function stubVoice(languages: readonly string[] = ['ko-KR']) {
  const spoken: {
    text: string;
    rate: number;
    onend: () => void;
    onerror: (event: { error: string }) => void;
    onboundary: (event: { name: string; charIndex: number }) => void;
  }[] = [];
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  const cancel = vi.fn();
  vi.stubGlobal('speechSynthesis', {
    speak: (utterance: (typeof spoken)[number]) => spoken.push(utterance),
    cancel,
    // For a device that speaks for as long as it reports.
    speaking: true,
    pending: false,
    paused: false,
    resume: () => {},
    getVoices: () => languages.map((lang) => ({ lang, name: lang, localService: true })),
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  return { spoken, cancel };
}
