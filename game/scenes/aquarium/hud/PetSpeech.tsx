import { useEffect, useState } from 'react';
import { useStore } from '../../../engine/useStore.ts';
import { SpeechBubble } from '../../../ui/SpeechBubble.tsx';
import { useAquarium, useShownPet } from '../AquariumContext.ts';
import type { BubblePlace } from '../layout/AquariumLayout.ts';
import { petSentences } from '../session/petSentences.ts';

/** How long one sentence stays. */
const SENTENCE_MS = 11_000;

export interface PetSpeechProps {
  place: BubblePlace;
  /** Says thanks, but begins no talk of its own. */
  onlyAnswers?: boolean;
}

/** What the pet says: thanks after something, else what fits its mood, one after the other. */
export function PetSpeech({ place, onlyAnswers = false }: PetSpeechProps) {
  const { play, layout } = useAquarium();
  const { pet } = useShownPet();
  const said = useStore(play.saying);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      play.saying.set(null);
      setTurn((before) => before + 1);
    }, SENTENCE_MS);
    return () => clearInterval(timer);
  }, [play]);
  const sentences = petSentences(pet);
  const text = said ?? sentences[turn % sentences.length] ?? '';
  if (onlyAnswers && said === null) return null;
  return <SpeechBubble id="pet-says" text={text} {...place} size={layout.text + 2} />;
}
