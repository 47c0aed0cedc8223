import { useCallback, useEffect, useRef, useState } from 'react';
import type { Sentence } from './prepareBook.ts';

interface ReadAloudOptions {
  sentences: readonly Sentence[];
  voice: SpeechSynthesisVoice | null;
  /** 1 is the voice's own speed. */
  rate: number;
  onSentence: (index: number) => void;
  onEnd: () => void;
}

/** Speaks sentence after sentence. `speaking` is the sentence at this moment, or null. */
export function useReadAloud({ sentences, voice, rate, onSentence, onEnd }: ReadAloudOptions) {
  const [speaking, setSpeaking] = useState<number | null>(null);
  /** Grows with each start and stop: the end of a cancelled sentence must not start the next one. */
  const round = useRef(0);
  const latest = useRef({ onSentence, onEnd, rate });

  useEffect(() => {
    latest.current = { onSentence, onEnd, rate };
  });

  const stop = useCallback(() => {
    round.current += 1;
    window.speechSynthesis?.cancel();
    setSpeaking(null);
  }, []);

  const start = useCallback(
    (from: number) => {
      if (!voice) return;
      window.speechSynthesis.cancel();
      round.current += 1;
      const thisRound = round.current;
      const speak = (index: number) => {
        const sentence = sentences[index];
        if (!sentence) {
          stop();
          latest.current.onEnd();
          return;
        }
        setSpeaking(index);
        latest.current.onSentence(index);
        const utterance = new SpeechSynthesisUtterance(sentence.text);
        utterance.voice = voice;
        utterance.lang = voice.lang;
        utterance.rate = latest.current.rate;
        utterance.onend = () => round.current === thisRound && speak(index + 1);
        utterance.onerror = () => round.current === thisRound && stop();
        window.speechSynthesis.speak(utterance);
      };
      speak(from);
    },
    [sentences, voice, stop],
  );

  useEffect(() => stop, [stop]);

  return { speaking, start, stop };
}
