import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { type SpeechState, speechHourOf, speechSeasonOf } from '#domain/speech/SpeechLine.ts';
import { SPEECH_TUNING } from '#domain/speech/tuning.ts';
import { seoulParts } from '#domain/time/seoulParts.ts';
import { SpeechBubble } from '#game/ui/SpeechBubble.tsx';
import { useAquarium, useAquariumState, useShownPet } from '../AquariumContext.ts';
import { useAsleep } from '../petplay/usePetActor.ts';
import { placeSpeech } from './placeSpeech.ts';

/** How often the pet looks whether its next line is due. */
const LOOK_MS = 500;

interface PetSpeechProps {
  /** Aside of a panel: gives thanks, but begins no talk of its own. */
  onlyAnswers?: boolean;
}

/** The speech of the pet: thanks after something, else now and then a line of its own. */
export function PetSpeech({ onlyAnswers = false }: PetSpeechProps) {
  const { play, layout, talk } = useAquarium();
  const answer = useStore(play.speech);
  const line = useStore(talk.line);
  useAnswerTime();
  useOwnTalk(!onlyAnswers && answer === null);
  const text = answer?.text ?? (onlyAnswers ? null : line);
  if (text === null) return null;
  return <SpeechBubble id="pet-says" text={text} {...placeSpeech(layout, text, onlyAnswers)} />;
}

/** Takes an answer away after its time; each begins its time again, also when it is the same again. */
function useAnswerTime(): void {
  const { play, talk } = useAquarium();
  const answer = useStore(play.speech);
  useEffect(() => {
    if (answer === null) return;
    talk.hold(Date.now());
    const timer = setTimeout(() => play.speech.setState(null, true), SPEECH_TUNING.shownMs);
    return () => clearTimeout(timer);
  }, [play, talk, answer]);
}

function useOwnTalk(may: boolean): void {
  const { talk, company } = useAquarium();
  const { pet } = useShownPet();
  const { room, currentDate } = useAquariumState();
  const { play } = useAquarium();
  const asleep = useAsleep();
  const guest = useStore(company.company)?.guests[0]?.name ?? null;
  const state: SpeechState = pet.hatchable
    ? 'hatching'
    : pet.stage === 'egg'
      ? 'egg'
      : asleep
        ? 'asleep'
        : pet.resting
          ? 'resting'
          : 'awake';
  const { hour, month } = seoulParts(Date.parse(currentDate));
  const moment = {
    state,
    mood: pet.mood,
    hour: speechHourOf(hour),
    season: speechSeasonOf(month),
    level: pet.level,
    guest,
  };
  const newest = useRef(moment);
  newest.current = moment;
  // What has just been put into the room is looked at.
  const before = useRef(room);
  useEffect(() => {
    const known = new Set(before.current.map(({ itemId }) => itemId));
    before.current = room;
    const fresh = room.find(({ itemId }) => !known.has(itemId));
    if (fresh) talk.item = play.item(fresh.itemId)?.name ?? null;
  }, [room, talk, play]);
  useEffect(() => {
    if (!may) return;
    const look = () => talk.tick(newest.current, Date.now());
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [may, talk]);
}
