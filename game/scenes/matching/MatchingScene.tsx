import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  isCardLocked,
  isSameCard,
  type MatchingCard,
  type MatchingState,
  partnerOf,
} from '../../../domain/matching/MatchingState.ts';
import { palette } from '../../config/palette.ts';
import { useGame } from '../../engine/GameServices.ts';
import { Imperative } from '../../engine/Imperative.tsx';
import type { SceneProps } from '../../engine/Scene.ts';
import { useStage } from '../../engine/StageContext.ts';
import { TwinGroup } from '../../engine/twins/TwinGroup.tsx';
import { useTwin } from '../../engine/twins/useTwin.ts';
import { useStore } from '../../engine/useStore.ts';
import { Label } from '../../ui/Label.tsx';
import { Celebration } from '../../ui/mission/Celebration.ts';
import { MissionHeader } from '../../ui/mission/MissionHeader.tsx';
import { MissionSide } from '../../ui/mission/MissionSide.tsx';
import { MissionWater } from '../../ui/mission/MissionWater.tsx';
import { Toast } from '../../ui/Toast.tsx';
import type { CardStanding } from './cardFace.ts';
import { DockSlots } from './DockSlots.tsx';
import { cardTwinId, LeftCard } from './LeftCard.tsx';
import { layoutMatching, type MatchingLayout, rightHomes } from './layoutMatching.ts';
import { MatchingButtons } from './MatchingButtons.tsx';
import { MatchingGame } from './MatchingGame.ts';
import { matchingKey } from './matchingKey.ts';
import { PullLine } from './PullLine.ts';
import { RightCard } from './RightCard.tsx';
import { useCardDrag } from './useCardDrag.ts';
import { useCardMotion } from './useCardMotion.ts';
import { usePairSparks } from './usePairSparks.ts';

/** The matching game: cards that are asked about on the left, floating cards to choose from on the right. */
export function MatchingScene({ request }: SceneProps<'matching'>) {
  const { assets, bus, twins } = useGame();
  const { attemptNo, bookName, content, maxPoint } = request.matching;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same attempt sent again goes on as it stands
  const game = useMemo(() => new MatchingGame(request.matching, bus), [attemptNo, bus]);
  useEffect(() => game.attach(), [game]);
  const state = useStore(game.state);
  const status = useStore(game.status);
  const { width, height, orientation, short } = useStage();
  const upright = orientation === 'portrait';
  const rows = content.lefts.length;
  const layout = useMemo(
    () => layoutMatching({ width, height }, upright, rows, short),
    [width, height, upright, rows, short],
  );
  const { pairs } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: homes follow pairs, not every change of the state
  const homes = useMemo(() => rightHomes(layout, game.cards, state), [layout, game, pairs]);
  const motion = useCardMotion(layout, homes);
  const line = useRef<PullLine | null>(null);
  const { onPointerDown, hovered } = useCardDrag(game, layout, motion, line);
  const sparks = useRef<Celebration | null>(null);
  usePairSparks(game, layout, sparks);
  const [heard, setHeard] = useState(0);

  const onPress = useCallback((card: MatchingCard) => game.dispatch({ type: 'chosen', card }), [game]);
  const onFocus = useCallback((card: MatchingCard) => game.dispatch({ type: 'focused', card }), [game]);
  const onKey = useCallback(
    (card: MatchingCard, key: string, event: KeyboardEvent) => {
      if (key === 'Escape' && !game.state.get().chosen) {
        twins.focus('matching-undo');
        return true;
      }
      const action = matchingKey(card, key, event.ctrlKey || event.metaKey);
      if (!action) return false;
      game.dispatch(action);
      if (action.type === 'moved') twins.focus(cardTwinId(game.state.get().focus));
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
        icon={assets.texture('item/puzzle-piece')}
        title={`${bookName} · 짝 맞추기`}
        done={Object.keys(pairs).length}
        total={rows}
        maxPoint={maxPoint}
        save={status.save}
        onLeave={() => game.leave()}
      />
      <Relation layout={layout} relation={content.relation} choosing={state.chosen !== null} />
      {!layout.inRows && (
        <DockSlots
          docks={layout.docks}
          waits={layout.waits}
          bright={bright === null ? -1 : game.cards.lefts.indexOf(bright)}
        />
      )}
      <pixiContainer sortableChildren>
        <TwinGroup id="matching-lefts" role="group" name="왼쪽 카드" order={20}>
          {content.lefts.map(({ id, text }, index) => {
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
      <MatchingButtons game={game} state={state} layout={layout} />
      <Imperative
        create={() => new Celebration(['fx/sparkle', 'fx/star', 'fx/bubble'].map(assets.texture))}
        deps={[assets]}
        onInstance={(instance) => {
          sparks.current = instance;
        }}
      />
      {status.notice.no > heard && (
        <Toast
          text={status.notice.text}
          no={status.notice.no}
          x={width / 2}
          y={layout.short ? 8 : layout.relation.y - 2}
          maxWidth={width - 60}
          onGone={() => setHeard(status.notice.no)}
        />
      )}
    </>
  );
}

function standingOf(state: MatchingState, card: MatchingCard, hovered: MatchingCard | null): CardStanding {
  return {
    locked: isCardLocked(state, card),
    chosen: isSameCard(state.chosen, card),
    hovered: isSameCard(hovered, card),
    paired: partnerOf(state, card) !== null,
    held: Object.values(state.holds).some((hold) => hold.dragging && isSameCard(hold, card)),
  };
}

/** What has to be matched, and how. */
function Relation({ layout, relation, choosing }: { layout: MatchingLayout; relation: string; choosing: boolean }) {
  const { x, y, width, height } = layout.relation;
  const { upright, short } = layout;
  const help = choosing ? '짝이 될 카드를 눌러요.' : '끌어다 놓거나, 두 장을 차례로 눌러요.';
  useTwin({ id: 'matching-relation', role: 'text', name: `${relation}. ${help}`, rect: layout.relation, order: 10 });
  if (short) {
    return (
      <Label
        text={relation}
        x={x + width / 2}
        y={y + height / 2}
        size={23}
        lineHeight={28}
        anchor="center"
        align="center"
        wrapWidth={width - 36}
      />
    );
  }
  return (
    <>
      <Label
        text={relation}
        x={upright ? x + width / 2 : x}
        y={y + height / 2}
        size={upright ? 29 : 28}
        anchor={upright ? 'center' : 'left'}
        maxWidth={upright ? width : 560}
      />
      {!upright && (
        <Label
          text={help}
          x={x + width}
          y={y + height / 2}
          size={23}
          color={palette.tealDeep}
          anchor="right"
          maxWidth={560}
        />
      )}
    </>
  );
}
