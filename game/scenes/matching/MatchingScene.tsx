import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import {
  answeredLefts,
  changedPairs,
  isCardLocked,
  isSameCard,
  type MatchingCard,
  type MatchingState,
  partnerOf,
} from '#domain/matching/MatchingState.ts';
import type { MatchingStep } from '#domain/matching/moveFocus.ts';
import { nextUnpaired } from '#domain/matching/nextUnpaired.ts';
import type { MatchingAction } from '#domain/matching/playMatching.ts';
import { useGame } from '../../engine/GameServices.ts';
import { Imperative } from '../../engine/Imperative.tsx';
import type { SceneProps } from '../../engine/Scene.ts';
import { useStage } from '../../engine/StageContext.ts';
import { TwinGroup } from '../../engine/twins/TwinGroup.tsx';
import { Celebration } from '../../ui/mission/Celebration.ts';
import { MissionHeader } from '../../ui/mission/MissionHeader.tsx';
import { MissionSide } from '../../ui/mission/MissionSide.tsx';
import { MissionWater } from '../../ui/mission/MissionWater.tsx';
import { Toast } from '../../ui/Toast.tsx';
import { BoardScroll } from './BoardScroll.ts';
import type { CardStanding } from './cardFace.ts';
import { DockSlots } from './DockSlots.tsx';
import { LeftCard } from './LeftCard.tsx';
import { layoutMatching, type MatchingLayout, rightHomes } from './layoutMatching.ts';
import { MatchingBoard } from './MatchingBoard.tsx';
import { MatchingButtons } from './MatchingButtons.tsx';
import { MatchingGame } from './MatchingGame.ts';
import { MatchingRelation } from './MatchingRelation.tsx';
import { MissedPairs } from './MissedPairs.tsx';
import { Onlooker } from './Onlooker.tsx';
import { PullLine } from './PullLine.ts';
import { RightCard } from './RightCard.tsx';
import { useBoardKeys } from './useBoardKeys.ts';
import { useCardDrag } from './useCardDrag.ts';
import { useCardMotion } from './useCardMotion.ts';
import { useCardNeeds } from './useCardNeeds.ts';
import { cardTwinId } from './useCardTwin.ts';
import { usePairSparks } from './usePairSparks.ts';

const STEPS: Readonly<Record<string, MatchingStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'first',
  End: 'last',
};

/** The matching game: cards that are asked about on the left, floating cards to choose from on the right. */
export function MatchingScene({ request, memory }: SceneProps<'matching'>) {
  const { assets, bus, twins } = useGame();
  const { attemptNo, bookName, content, maxPoint, onlooker } = request.matching;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same attempt sent again goes on as it stands
  const game = useMemo(
    () => memory.once(`game ${attemptNo}`, () => new MatchingGame(request.matching, bus)),
    [attemptNo],
  );
  useEffect(() => game.attach(), [game]);
  const state = useStore(game.state);
  const status = useStore(game.status);
  const { width, height, orientation, short } = useStage();
  const upright = orientation === 'portrait';
  const rows = content.lefts.length;
  const needs = useCardNeeds(content);
  const layout = useMemo(
    () => layoutMatching({ width, height }, upright, rows, short, needs),
    [width, height, upright, rows, short, needs],
  );
  const scroll = useBoardScroll(layout);
  const { pairs } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: homes follow pairs, not every change of the state
  const homes = useMemo(() => rightHomes(layout, game.cards, state), [layout, game, pairs]);
  const motion = useCardMotion(layout, homes);
  const line = useRef<PullLine | null>(null);
  const { onPointerDown, hovered, letGo } = useCardDrag({ game, layout, motion, line, scroll });
  useBoardKeys(game, letGo);
  const sparks = useRef<Celebration | null>(null);
  usePairSparks(game, layout, motion, sparks);
  const [seenNo, setSeenNo] = useState(0);

  const onPress = useCallback(
    (card: MatchingCard) => {
      const before = game.state.getState();
      game.showWhere(card);
      game.dispatch({ type: 'chosen', card });
      const after = game.state.getState();
      const made = changedPairs(before, after).find(({ right }) => right !== '');
      if (!made) return;
      // A twin is pressed by keys or by a screen reader alone: these go on with the next pair.
      const answered = Object.fromEntries(answeredLefts(game.cards, after).map((left) => [left, '']));
      const next = nextUnpaired(game.cards, answered, made.left);
      twins.focus(next === null ? 'matching-submit' : cardTwinId({ side: 'left', id: next }));
    },
    [game, twins],
  );
  const onFocus = useCallback(
    (card: MatchingCard) => {
      game.dispatch({ type: 'focused', card });
      const column =
        card.side === 'left'
          ? layout.lefts.map((rect, index) => ({ id: game.cards.lefts[index], rect }))
          : rightHomes(layout, game.cards, game.state.getState());
      const place = column.find(({ id }) => id === card.id)?.rect;
      // Rows count from the top of what is seen.
      if (place) scroll.motion.reveal(place.y - layout.view.y, place.y - layout.view.y + place.height);
    },
    [game, layout, scroll],
  );
  const onKey = useCallback(
    (card: MatchingCard, key: string) => {
      if (key === 'Escape' && !game.state.getState().chosen) {
        twins.focus(game.state.getState().atOnce ? 'matching-submit' : 'matching-undo');
        return true;
      }
      const action = matchingKey(card, key);
      if (!action) return false;
      game.dispatch(action);
      if (action.type === 'moved') twins.focus(cardTwinId(game.state.getState().focus));
      return true;
    },
    [game, twins],
  );
  const shared = { upright, onPointerDown, onPress, onKey, onFocus };
  const standing = (card: MatchingCard): CardStanding => standingOf(state, card, hovered);
  const bright = hovered?.side === 'left' ? hovered.id : state.chosen?.side === 'left' ? state.chosen.id : null;
  const Head = layout.short ? MissionSide : MissionHeader;
  return (
    <>
      <MissionWater />
      <Head
        rect={layout.header}
        upright={upright}
        kind="MATCHING"
        bookName={bookName}
        done={answeredLefts(game.cards, state).length}
        total={rows}
        maxPoint={maxPoint}
        save={status.save}
        onLeave={() => game.leave()}
      />
      <MatchingRelation layout={layout} relation={content.relation} choosing={state.chosen !== null} />
      <MatchingBoard layout={layout} scroll={scroll}>
        {!layout.inRows && (
          <DockSlots
            docks={layout.docks}
            waits={layout.waits}
            bright={bright === null ? -1 : game.cards.lefts.indexOf(bright)}
          />
        )}
        <pixiContainer sortableChildren>
          <TwinGroup id="matching-lefts" role="group" name="왼쪽 카드" order={20}>
            {content.lefts.map(({ id, text, picture }, index) => {
              const card: MatchingCard = { side: 'left', id };
              const rect = layout.lefts[index];
              return (
                rect && (
                  <LeftCard
                    key={id}
                    {...shared}
                    {...standing(card)}
                    id={id}
                    text={text}
                    picture={picture}
                    rect={rect}
                    name={game.describe(card)}
                    order={index}
                  />
                )
              );
            })}
          </TwinGroup>
          <TwinGroup id="matching-rights" role="group" name="오른쪽 카드" order={30}>
            {homes.map(({ id, rect }, index) => {
              const card: MatchingCard = { side: 'right', id };
              return (
                <RightCard
                  key={id}
                  {...shared}
                  {...standing(card)}
                  id={id}
                  text={game.textOf(card)}
                  rect={rect}
                  name={game.describe(card)}
                  order={index}
                  onDrawn={motion.onDrawn}
                />
              );
            })}
          </TwinGroup>
        </pixiContainer>
        <Imperative
          create={() => new PullLine()}
          onInstance={(instance) => {
            line.current = instance;
          }}
        />
        <Imperative
          create={() => new Celebration(['fx/sparkle', 'fx/star', 'fx/bubble'].map(assets.texture))}
          deps={[assets]}
          onInstance={(instance) => {
            sparks.current = instance;
          }}
        />
      </MatchingBoard>
      {state.atOnce && onlooker && <Onlooker game={game} pictures={onlooker} rect={layout.undo} />}
      <MatchingButtons game={game} state={state} status={status} layout={layout} />
      {status.notice.no > seenNo && (
        <Toast
          text={status.notice.text}
          no={status.notice.no}
          x={width / 2}
          // Over the header: the relation and the cards stay in sight.
          y={layout.short ? 8 : layout.header.y + 2}
          maxWidth={width - 60}
          onGone={() => setSeenNo(status.notice.no)}
        />
      )}
      {state.missed.length > 0 && (
        <MissedPairs
          pairs={state.missed.map(({ left, right }) => ({
            left: game.textOf({ side: 'left', id: left }),
            right: game.textOf({ side: 'right', id: right }),
          }))}
          onSeen={() => game.dispatch({ type: 'missed-seen' })}
        />
      )}
    </>
  );
}

function standingOf(state: MatchingState, card: MatchingCard, hovered: MatchingCard | null): CardStanding {
  return {
    locked: isCardLocked(state, card),
    waiting: isCardIn(state, card, state.waiting),
    parked: card.side === 'left' && state.parked.includes(card.id),
    chosen: isSameCard(state.chosen, card),
    hovered: isSameCard(hovered, card),
    paired: partnerOf(state, card) !== null,
    held: Object.values(state.holds).some((hold) => hold.dragging && isSameCard(hold, card)),
  };
}

/** Whether the pair of a card is among these left cards. */
function isCardIn(state: MatchingState, card: MatchingCard, lefts: readonly string[]): boolean {
  const left = card.side === 'left' ? card.id : partnerOf(state, card)?.id;
  return left !== undefined && lefts.includes(left);
}

/** The scrolling of a board; stays where it was when the board is laid out again. */
function useBoardScroll({ view, boardHeight }: MatchingLayout): BoardScroll {
  const { frames } = useGame();
  const [scroll] = useState(() => new BoardScroll());
  useEffect(() => {
    scroll.motion.setSize(view.height, boardHeight);
    scroll.show();
  }, [scroll, view.height, boardHeight]);
  useEffect(() => frames.add((deltaMs) => scroll.step(deltaMs)), [frames, scroll]);
  return scroll;
}

/** What a key does on a card; null for keys that do nothing here. Enter and Space press the card. */
function matchingKey(card: MatchingCard, key: string): MatchingAction | null {
  const step = STEPS[key];
  if (step) return { type: 'moved', step };
  if (key === 'Escape') return { type: 'choice-dropped' };
  if (key === 'Delete' || key === 'Backspace') return { type: 'unpaired', card };
  return null;
}
