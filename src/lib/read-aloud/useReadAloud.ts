import { useCallback, useEffect, useRef, useState } from 'react';
import { type Speech, speechFloor } from './SpeechFloor.ts';
import { showSpeechFailure } from './showSpeechFailure.ts';

/** A word in a sentence; places are those of its first letter and behind its last. */
export interface SpokenWord {
  sentence: number;
  from: number;
  to: number;
}

interface ReadAloudOptions {
  sentences: readonly { text: string }[];
  voice: SpeechSynthesisVoice | null;
  /** 1 is the voice's own speed. */
  rate: number;
  onSentence: (index: number) => void;
  /** A word of the sentence that is spoken, where the voice reports its words. */
  onWord?: (word: SpokenWord) => void;
  onEnd: () => void;
}

/**
 * Speaks sentence after sentence. `speaking` is the sentence at this moment, or null, and `word` the word in it. Silent when it is left; notifies
 * when the voice fails.
 */
export function useReadAloud({ sentences, voice, rate, onSentence, onWord, onEnd }: ReadAloudOptions) {
  const [speaking, setSpeaking] = useState<number | null>(null);
  const [word, setWord] = useState<SpokenWord | null>(null);
  const speech = useRef<Speech | null>(null);
  const latest = useRef({ onSentence, onWord, onEnd, rate });

  useEffect(() => {
    latest.current = { onSentence, onWord, onEnd, rate };
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
          setWord(null);
          latest.current.onSentence(index);
        },
        onWord: (sentence, from, to) => {
          setWord({ sentence, from, to });
          latest.current.onWord?.({ sentence, from, to });
        },
        onEnd: (end) => {
          setSpeaking(null);
          setWord(null);
          if (end === 'finished') latest.current.onEnd();
          if (end === 'failed') showSpeechFailure();
        },
      };
      speechFloor.start(speech.current, from);
    },
    [sentences, voice],
  );

  useEffect(() => stop, [stop]);

  return { speaking, word, start, stop };
}
