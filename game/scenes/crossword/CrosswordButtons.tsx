import type { GivenHint, HintStep } from '#contract/mission.ts';
import type { HandInState } from '../../bus/ShellToGame.ts';
import { useGame } from '../../engine/GameServices.ts';
import { TwinGroup } from '../../engine/twins/TwinGroup.tsx';
import { Button } from '../../ui/Button.tsx';
import type { CrosswordLayout } from './CrosswordLayout.ts';
import { LEAVE_GRID_TO } from './useWordField.tsx';

export interface CrosswordButtonsProps {
  layout: CrosswordLayout;
  /** Hints given for the chosen word. */
  hints: readonly GivenHint[];
  hintPrice: number;
  /** The chosen word is closed: nothing is left to hint at. */
  closed: boolean;
  pending: 'hint' | 'check' | null;
  handIn: HandInState;
  onHint: () => void;
  onCheck: () => void;
  onSubmit: () => void;
  onOpenList: () => void;
  onOpenTools: () => void;
  /** Empties the word; null while there is nothing to empty. */
  onClear: (() => void) | null;
  /** What the erasing button is called in full. */
  clearName: string;
}

/** The hint ladder, from the weakest to the strongest. */
const LADDER: readonly { step: HintStep; text: string }[] = [
  { step: 'CONSONANTS', text: '초성' },
  { step: 'FIRST_SYLLABLE', text: '첫 글자' },
  { step: 'WORD', text: '낱말' },
];

/** Hint, check and hand in; the price of a hint stands on its button before it is pressed. */
export function CrosswordButtons(props: CrosswordButtonsProps) {
  const { layout, hints, hintPrice, closed, pending, handIn, onHint, onCheck, onSubmit } = props;
  const { onOpenList, onOpenTools, onClear, clearName } = props;
  const { assets } = useGame();
  const { hint, check, submit, listButton, tools, clear, arrangement } = layout;
  const upright = arrangement.startsWith('upright');
  const narrow = hint.width < 200;
  const size = upright ? 27 : 23;
  const next = LADDER.find(({ step }) => !hints.some((given) => given.step === step));
  const available = next !== undefined && !closed;
  const waits = pending !== null || handIn !== 'open';
  const price = hintPrice > 0 ? ` −${hintPrice}점` : '';
  const hintText = narrow ? `힌트${price}` : next && !closed ? `${next.text} 힌트${price}` : '힌트';
  return (
    <TwinGroup id="crossword-buttons" role="toolbar" name="도움과 제출" order={60}>
      <Button
        {...hint}
        id={LEAVE_GRID_TO}
        text={pending === 'hint' ? '가져오는 중' : hintText}
        name={
          available
            ? `${next.text} 힌트 보기, ${hintPrice}점이 줄어요`
            : closed
              ? '맞힌 낱말이에요'
              : '힌트를 모두 봤어요'
        }
        {...(hint.width < 180 ? {} : { icon: assets.texture('item/light-bulb'), iconSize: 34 })}
        size={size}
        disabled={!available || waits}
        order={1}
        onPress={onHint}
      />
      {listButton && (
        <Button
          {...listButton}
          id="crossword-list-open"
          text={listButton.width < 160 ? '열쇠' : '열쇠 모두 보기'}
          name="열쇠 모두 보기"
          size={size}
          opensDialog
          order={2}
          onPress={onOpenList}
        />
      )}
      {clear && (
        <Button
          {...clear}
          id="crossword-clear"
          text="지우기"
          name={clearName}
          size={size}
          disabled={onClear === null}
          order={2}
          onPress={() => onClear?.()}
        />
      )}
      {tools && (
        <Button
          {...tools}
          id="crossword-tools-open"
          text="도구"
          name="도구 열기"
          size={size}
          opensDialog
          order={2}
          onPress={onOpenTools}
        />
      )}
      {check && (
        <Button
          {...check}
          id="crossword-check"
          text={pending === 'check' ? '확인 중' : '확인하기'}
          kind="paper"
          size={size}
          disabled={waits}
          order={3}
          onPress={onCheck}
        />
      )}
      <Button
        {...submit}
        id="crossword-submit"
        text={handIn === 'sending' ? '제출 중' : '제출하기'}
        kind="primary"
        size={size}
        disabled={handIn !== 'open'}
        order={4}
        onPress={onSubmit}
      />
    </TwinGroup>
  );
}
