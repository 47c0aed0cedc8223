import { useMemo } from 'react';
import type { MatchingContent } from '#contract/mission.ts';
import { useStage } from '../../engine/StageContext.ts';
import { legible, measureText } from '../../ui/fitTextSize.ts';
import { cardLetters } from './cardLetters.ts';
import { type CardNeeds, layoutMatching, NO_NEEDS } from './layoutMatching.ts';

/** Least side of what a fingertip presses, CSS pixels. */
const TOUCH_PX = 48;

/** Least height of a card with a picture that a child of five recognises, CSS pixels. */
const PICTURE_PX = 56;

/** What the cards of a set need on this stage: room for a fingertip, and for all their words in letters of 16 px. */
export function useCardNeeds({ lefts, rights }: MatchingContent): CardNeeds {
  const { width, height, orientation, short, scale } = useStage();
  return useMemo(() => {
    const upright = orientation === 'portrait';
    const rows = lefts.length;
    const touch = Math.ceil(TOUCH_PX / scale);
    const smallest = (sizes: readonly number[]) => legible(sizes, scale).at(-1) ?? 20;
    const tallest = (texts: readonly { text: string }[], room: number, size: number) =>
      Math.max(...texts.map(({ text }) => measureText(text, room, size).height)) + cardLetters.margin;
    const needsOf = (given: CardNeeds): CardNeeds => {
      const layout = layoutMatching({ width, height }, upright, rows, short, given);
      const left = (layout.lefts[0]?.width ?? 0) - cardLetters.leftSpare;
      const right = (layout.docks[0]?.width ?? 0) - cardLetters.rightSpare;
      const words = Math.max(
        tallest(lefts, left, smallest(cardLetters.leftSizes)),
        tallest(rights, right, smallest(cardLetters.rightSizes)),
      );
      const pictures = lefts.some(({ picture }) => picture !== undefined) ? PICTURE_PX / scale : 0;
      return { ...given, touch, height: Math.ceil(Math.max(touch, words, pictures)) };
    };
    const roomy = needsOf({ ...NO_NEEDS, twoColumns: true });
    const fits = layoutMatching({ width, height }, upright, rows, short, roomy).rail === null;
    if (!upright && !short && rows > 4 && fits) return roomy;
    const first = needsOf(NO_NEEDS);
    // The rail of a scrolled board makes cards narrower, and so their words longer.
    return layoutMatching({ width, height }, upright, rows, short, first).rail ? needsOf(first) : first;
  }, [width, height, orientation, short, scale, lefts, rights]);
}
