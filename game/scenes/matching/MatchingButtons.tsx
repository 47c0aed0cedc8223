import { type MatchingState, partnerOf } from '#domain/matching/MatchingState.ts';
import { TwinGroup } from '../../engine/twins/TwinGroup.tsx';
import { Button } from '../../ui/Button.tsx';
import type { MatchingLayout } from './layoutMatching.ts';
import type { MatchingGame, MatchingStatus } from './MatchingGame.ts';

export interface MatchingButtonsProps {
  game: MatchingGame;
  state: MatchingState;
  status: Pick<MatchingStatus, 'handIn' | 'page'>;
  layout: MatchingLayout;
}

/** Take back and take apart, where pairs can change; the page of a wrong one, where they are marked; hand in. */
export function MatchingButtons({ game, state, status: { handIn, page }, layout }: MatchingButtonsProps) {
  const { undo, part, submit, leave, upright } = layout;
  const { chosen } = state;
  const open = handIn === 'open';
  const size = upright ? 27 : 24;
  return (
    <TwinGroup id="matching-buttons" role="toolbar" name="되돌리기와 제출" order={60}>
      {state.atOnce ? (
        <Button
          {...part}
          id="matching-page"
          text={page === null ? '책 보기' : `${page}쪽 보기`}
          name={page === null ? '틀린 짝이 나오는 쪽 보기' : `책에서 ${page}쪽 보기`}
          size={size}
          disabled={!open || page === null}
          order={2}
          onPress={() => game.readPage()}
        />
      ) : (
        <>
          <Button
            {...undo}
            id="matching-undo"
            text="되돌리기"
            size={size}
            disabled={!open || state.history.length === 0}
            order={1}
            onPress={() => game.dispatch({ type: 'undone' })}
          />
          <Button
            {...part}
            id="matching-part"
            text="짝 풀기"
            name="고른 카드의 짝 풀기"
            size={size}
            disabled={!open || !chosen || partnerOf(state, chosen) === null}
            order={2}
            onPress={() => chosen && game.dispatch({ type: 'unpaired', card: chosen })}
          />
        </>
      )}
      <Button
        {...submit}
        id="matching-submit"
        text={handIn === 'sending' ? '제출 중' : '제출하기'}
        kind="primary"
        size={size}
        disabled={!open}
        order={3}
        onPress={() => game.wantSubmit()}
      />
      {leave && (
        <Button
          {...leave}
          id="mission-leave"
          text="나가기"
          name="미션에서 나가기"
          kind="quiet"
          size={size}
          order={90}
          onPress={() => game.leave()}
        />
      )}
    </TwinGroup>
  );
}
