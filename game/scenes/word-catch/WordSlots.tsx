import type { Container, Graphics } from 'pixi.js';
import { useCallback, useEffect, useRef } from 'react';
import type { WordMission } from '#contract/wordMission.ts';
import type { CatchPlay } from '#domain/word-mission/CatchPlay.ts';
import { palette } from '../../config/palette.ts';
import { useGame } from '../../engine/GameServices.ts';
import { stopTweens, tween } from '../../engine/tween.ts';
import { useTwin } from '../../engine/twins/useTwin.ts';
import { Label } from '../../ui/Label.tsx';
import { useTone } from '../../ui/useTone.ts';
import type { TankSlot } from './BubbleTank.ts';
import type { WordCatchLayout } from './layoutWordCatch.ts';

interface WordSlotsProps {
  layout: WordCatchLayout;
  mission: WordMission;
  play: CatchPlay;
}

/** The places of the syllables: what is right stands there, first consonants shine through where they are given. */
export function WordSlots({ layout, mission, play }: WordSlotsProps) {
  const { slots } = layout;
  const letters = lettersOf(mission, play);
  const { clue, syllableCount } = mission;
  const ghosts = Array.from({ length: syllableCount }, (_, index) =>
    index === 0 && clue.firstSyllable ? clue.firstSyllable : ([...(clue.consonants ?? '')][index] ?? ''),
  );
  const first = slots[0];
  const last = slots.at(-1);
  useTwin(
    first && last
      ? {
          id: 'word-slots',
          role: 'status',
          name: `${syllableCount}글자 가운데 ${letters.length}글자${letters.length > 0 ? `, ${letters.join(' ')}` : ''}`,
          rect: {
            x: first.x - first.radius,
            y: first.y - first.radius,
            width: last.x - first.x + first.radius * 2,
            height: first.radius * 2,
          },
          order: 25,
        }
      : null,
  );
  return (
    <pixiContainer eventMode="none">
      {slots.map((slot, index) => (
        <Slot
          key={`${mission.wordMissionNo} ${slot.x}`}
          slot={slot}
          letter={letters[index] ?? ''}
          ghost={ghosts[index] ?? ''}
          next={index === play.caught.length && mission.state === 'READY'}
        />
      ))}
    </pixiContainer>
  );
}

function lettersOf(mission: WordMission, { caught, sure }: CatchPlay): string[] {
  if (mission.solution) return [...mission.solution.word];
  return caught.slice(0, sure).map((id) => mission.bubbles.find((bubble) => bubble.id === id)?.syllable ?? '');
}

function Slot({ slot, letter, ghost, next }: { slot: TankSlot; letter: string; ghost: string; next: boolean }) {
  const { settings } = useGame();
  const tone = useTone();
  const { x, y, radius } = slot;
  const ref = useRef<Container>(null);
  const filled = letter !== '';
  const draw = useCallback(
    (graphics: Graphics) => {
      graphics.clear();
      if (filled) {
        graphics
          .circle(0, 5, radius * 0.97)
          .fill({ color: palette.tealNight, alpha: 0.14 })
          .circle(0, 0, radius * 0.97)
          .fill(tone.surface(palette.sand100))
          .stroke({ color: palette.sand400, width: 5 });
        return;
      }
      graphics
        .circle(0, 0, radius * 0.95)
        .fill({ color: tone.surface(palette.white), alpha: next ? 0.7 : 0.42 })
        .stroke({ color: next ? tone.ink(palette.teal) : palette.white, width: next ? 5 : 4, alpha: next ? 1 : 0.9 });
    },
    [radius, filled, next, tone],
  );
  useEffect(() => {
    const view = ref.current;
    if (!filled || !view || settings.getState().reducedMotion) return;
    view.scale.set(0.6);
    void tween(view.scale, { x: 1, y: 1 }, 420, 'elastic.out(1.1, 0.5)');
    return () => stopTweens(view.scale);
  }, [filled, settings]);
  return (
    <pixiContainer x={x} y={y} ref={ref}>
      <pixiGraphics draw={draw} />
      <Label
        text={letter || ghost}
        size={Math.round(radius * (filled ? 1 : 0.84))}
        color={filled ? palette.ink : palette.inkSoft}
        anchor="center"
      />
    </pixiContainer>
  );
}
