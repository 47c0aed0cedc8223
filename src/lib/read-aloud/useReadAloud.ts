import { useCallback, useEffect, useRef, useState } from 'react';
import { type Speech, speechFloor } from './SpeechFloor.ts';
import { showSpeechFailure } from './showSpeechFailure.ts';

interface ReadAloudOptions {
  sentences: readonly { text: string }[];
  voice: SpeechSynthesisVoice | null;
  /** 1 is the voice's own speed. */
  rate: number;
  onSentence: (index: number) => void;
  onEnd: () => void;
}

/**
 * Speaks sentence after sentence. `speaking` is the sentence at this moment, or null. Silent when it is left; notifies
 * when the voice fails.
 */
export function useReadAloud({ sentences, voice, rate, onSentence, onEnd }: ReadAloudOptions) {
  const [speaking, setSpeaking] = useState<number | null>(null);
  const speech = useRef<Speech | null>(null);
  const latest = useRef({ onSentence, onEnd, rate });

  useEffect(() => {
    latest.current = { onSentence, onEnd, rate };
  });

  const stop = useCallback(() => speechFloor.stop(speech.current), []);

  const start = useCallback(
    (from: number) => {
      if (!voice) return;
      speech.current = {
        texts: sentences.map(({ text }) => text),
        voice,
        rate: () => latest.current.rate,
        onText: (index) => {
          setSpeaking(index);
          latest.current.onSentence(index);
        },
        onEnd: (end) => {
          setSpeaking(null);
          if (end === 'finished') latest.current.onEnd();
          if (end === 'failed') showSpeechFailure();
        },
      };
      speechFloor.start(speech.current, from);
    },
    [sentences, voice],
  );

  useEffect(() => stop, [stop]);

  return { speaking, start, stop };
}
