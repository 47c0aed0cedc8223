import { SpeechBubble } from '#game/ui/SpeechBubble.tsx';
import { useAquarium, useShownPet } from '../AquariumContext.ts';
import type { BubblePlace } from '../layout/AquariumLayout.ts';
import { useAsleep } from '../petplay/usePetActor.ts';
import { petSentences } from '../session/petSentences.ts';
import { useSentence } from './useSentence.ts';

const dreams = ['쿨쿨… 새근새근…', '음냐… 책 이야기… 좋아요…'];

export interface PetSpeechProps {
  place: BubblePlace;
  /** Gives thanks, but begins no talk of its own. */
  onlyAnswers?: boolean;
}

/** The speech of the pet: thanks after something, else what fits its mood, one after the other. */
export function PetSpeech({ place, onlyAnswers = false }: PetSpeechProps) {
  const { play, layout } = useAquarium();
  const { pet } = useShownPet();
  const { shownMessage, turn } = useSentence(play.speech);
  const asleep = useAsleep();
  const sentences = asleep ? dreams : petSentences(pet);
  const text = shownMessage?.text ?? sentences[turn % sentences.length] ?? '';
  if (onlyAnswers && shownMessage === null) return null;
  // A low stage has little water beside the pet.
  return (
    <SpeechBubble id="pet-says" text={text} {...place} size={layout.text + (layout.short ? -1 : onlyAnswers ? 0 : 2)} />
  );
}
