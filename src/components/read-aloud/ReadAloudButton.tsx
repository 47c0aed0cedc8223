import { Square, Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type Speech, speechFloor } from '../../lib/read-aloud/SpeechFloor.ts';
import { showSpeechFailure } from '../../lib/read-aloud/showSpeechFailure.ts';
import { speechRates } from '../../lib/read-aloud/speechRates.ts';
import { splitSentences } from '../../lib/read-aloud/splitSentences.ts';
import { useKoreanVoice } from '../../lib/read-aloud/useKoreanVoice.ts';
import { useReaderSettings } from '../../lib/reader-settings/useReaderSettings.ts';
import styles from './ReadAloudButton.module.css';

interface ReadAloudButtonProps {
  /** What is read out, named by the button: 문제 듣기. */
  label: string;
  /** Only the sign is drawn, where words would crowd it. */
  compact?: boolean;
}

/**
 * Reads out what stands around it: every element with `data-read` inside the closest `data-read-scope`, in order, each
 * marked while it is read. `data-read="1번, 토끼"` gives other words. Not there without a Korean voice.
 */
export function ReadAloudButton({ label, compact = false }: ReadAloudButtonProps) {
  const voice = useKoreanVoice();
  const { settings, read, choose } = useReaderSettings();
  const rate = settings.speechRate;
  const [speaking, setSpeaking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const speech = useRef<Speech | null>(null);

  useEffect(() => () => speechFloor.stop(speech.current), []);
  // A list of voices that comes empty for a moment takes nobody the button that stops it.
  if (!voice && !speaking) return null;

  function start(chosen: SpeechSynthesisVoice | null): void {
    if (!chosen) return;
    const parts = collectReadables(button.current?.closest<HTMLElement>('[data-read-scope]') ?? document.body);
    const mark = (at: number | null) => {
      for (const { element } of parts) delete element.dataset.reading;
      const element = at === null ? undefined : parts[at]?.element;
      if (element) element.dataset.reading = '';
    };
    speech.current = {
      texts: parts.map(({ text }) => text),
      voice: chosen,
      rate: () => read().speechRate,
      onText: mark,
      onEnd: (end) => {
        mark(null);
        setSpeaking(false);
        if (end === 'failed') showSpeechFailure();
      },
    };
    setSpeaking(true);
    speechFloor.start(speech.current);
  }

  const here = speechRates.findIndex(({ value }) => value === rate);
  const next = speechRates[(here + 1) % speechRates.length] ?? speechRates[0];
  const name = speaking ? '그만 듣기' : label;
  return (
    <span className={styles.row}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        data-speaking={speaking}
        data-compact={compact}
        aria-label={compact ? name : undefined}
        title={compact ? name : undefined}
        onClick={() => (speaking ? speechFloor.stop(speech.current) : start(voice))}
      >
        {speaking ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
        {!compact && name}
      </button>
      {speaking && (
        <button
          type="button"
          className={styles.rate}
          aria-label={`읽는 빠르기: ${speechRates[here]?.name ?? '보통'}. 누르면 ${next.name}`}
          onClick={() => choose({ speechRate: next.value })}
        >
          {speechRates[here]?.name ?? '보통'}
        </button>
      )}
    </span>
  );
}

interface Readable {
  element: HTMLElement;
  /** One sentence: a long text in one breath is cut off by some voices. */
  text: string;
}

/** What a scope has to read out, sentence by sentence, in the order of the page. */
function collectReadables(scope: HTMLElement): Readable[] {
  const elements = [...scope.querySelectorAll<HTMLElement>('[data-read]')];
  return elements.flatMap((element) => {
    const words = element.dataset.read || element.textContent || '';
    const sentences = splitSentences(words.replace(/\s+/gu, ' ').trim());
    return sentences.map((text) => ({ element, text: text.trim() })).filter(({ text }) => text !== '');
  });
}
