import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { entryName } from '#domain/crossword/play/describeCell.ts';
import type { SheetEntry } from '#domain/crossword/play/PlaySheet.ts';
import {
  activeCell,
  chosenEntry,
  filledCount,
  isFilled,
  isLocked,
  type PlayState,
} from '#domain/crossword/play/PlayState.ts';
import { useGame } from '../../engine/GameServices.ts';
import { Imperative } from '../../engine/Imperative.tsx';
import type { SceneProps } from '../../engine/Scene.ts';
import { useStage } from '../../engine/StageContext.ts';
import { useTwin } from '../../engine/twins/useTwin.ts';
import { Celebration } from '../../ui/mission/Celebration.ts';
import { MissionHeader } from '../../ui/mission/MissionHeader.tsx';
import { MissionWater } from '../../ui/mission/MissionWater.tsx';
import { Toast } from '../../ui/Toast.tsx';
import { ClueBar } from './ClueBar.tsx';
import { ClueDrawer } from './ClueDrawer.tsx';
import { ClueList } from './ClueList.tsx';
import { CrosswordButtons } from './CrosswordButtons.tsx';
import { CrosswordGame } from './CrosswordGame.ts';
import { CrosswordGrid } from './CrosswordGrid.tsx';
import { cellTwinId } from './GridCell.tsx';
import { cellBox, type ZoomStep } from './GridView.ts';
import { JamoPad } from './JamoPad.tsx';
import { OtherClue } from './OtherClue.tsx';
import { ToolsPanel } from './ToolsPanel.tsx';
import { useCelebration } from './useCelebration.ts';
import { useCrosswordLayout } from './useCrosswordLayout.ts';
import { useGridCamera } from './useGridCamera.ts';
import { useWordField } from './useWordField.tsx';
import { WholeGridButton } from './WholeGridButton.tsx';
import { keyAction, zoomOf } from './WordField.ts';

/** A clue bar narrower than this has no room for buttons beside the clue: the list leads to other words. */
const NARROW_BAR = 440;

/** The crossword: a grid, its clues, and one text field that writes the chosen word. */
export function CrosswordScene({ request, memory }: SceneProps<'crossword'>) {
  const { assets, bus, twins } = useGame();
  const { attemptNo } = request.puzzle;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same attempt sent again goes on as it stands
  const game = useMemo(
    () => memory.once(`game ${attemptNo}`, () => new CrosswordGame(request.puzzle, bus)),
    [attemptNo],
  );
  useEffect(() => game.attach(), [game]);
  const play = useStore(game.play);
  const status = useStore(game.status);
  const upright = useStage().orientation === 'portrait';
  const [padOpen, setPadOpen] = useState(false);
  const { sheet, checksItself } = game;
  const { layout, seen, pad, keyboard } = useCrosswordLayout(sheet, !checksItself, padOpen);
  const entry = chosenEntry(sheet, play);
  const active = activeCell(sheet, play);
  const [listOpen, setListOpen] = useState(false);
  const [toolsOpen, setToolsOpen] = useState(false);
  const camera = useGridCamera(layout, entry.cells, active, listOpen || toolsOpen);
  const onZoom = useCallback(
    (step: ZoomStep) => camera.step(step, activeCell(game.sheet, game.play.getState())),
    [camera, game],
  );
  const { field, element } = useWordField(game, play, onZoom);
  const openPad = (open: boolean) => {
    setPadOpen(open);
    field.input.setDeviceKeyboard(!open);
    field.focus();
  };
  const sparks = useRef<Celebration | null>(null);
  const onDrawn = useCelebration(game, layout, camera, sparks);
  const [seenNo, setSeenNo] = useState(0);

  const crossing = sheet.through.get(active)?.[entry.direction === 'across' ? 'down' : 'across'];
  const other = crossing ?? nextUnfilled(game, play);
  const hints = status.hints.filter(({ key }) => key === entry.key);

  const onChooseCell = useCallback(
    (cell: number) => {
      // The first touch of the active cell only brings the keyboard; the second turns to the crossing word.
      const again = cell === activeCell(game.sheet, game.play.getState());
      if (!again || field.input.focused) field.act({ type: 'cell-chosen', cell });
      field.focus(!keyboard);
    },
    [field, game, keyboard],
  );
  const onChooseEntry = useCallback(
    (key: string) => {
      field.act({ type: 'entry-chosen', key });
      setListOpen(false);
      field.focus();
    },
    [field],
  );
  const onStep = (step: 1 | -1) => {
    field.act({ type: 'neighbour-chosen', step, unfilled: false });
    field.focus();
  };
  const onCellKey = useCallback(
    (cell: number, key: string) => {
      if (key === 'Enter') {
        if (cell !== activeCell(sheet, game.play.getState())) game.dispatch({ type: 'cell-chosen', cell });
        field.focus();
        return true;
      }
      if (key === 'Escape') {
        twins.focus('crossword-hint');
        return true;
      }
      const zoom = zoomOf(key);
      if (zoom) {
        onZoom(zoom);
        return true;
      }
      const action = keyAction(key);
      if (action) {
        field.act(action);
        twins.focus(cellTwinId(activeCell(sheet, game.play.getState())));
        return true;
      }
      // A letter: the field takes the focus before the browser writes it.
      if (key.length === 1 || key === 'Process') field.focus();
      return false;
    },
    [field, game, sheet, twins, onZoom],
  );
  const { gridWindow } = layout;
  const top = layout.header ?? gridWindow;
  const rested = useStore(camera.rested);
  const place = cellBox(layout, rested, active);
  useTwin({
    id: 'crossword-input',
    role: 'custom',
    name: '낱말 쓰기',
    rect: {
      x: gridWindow.x + Math.min(Math.max(0, place.x), gridWindow.width - 40),
      y: gridWindow.y + Math.min(Math.max(0, place.y), gridWindow.height - 40),
      width: 1,
      height: 1,
    },
    order: 21,
    content: element,
  });
  const total = sheet.entries.length;
  const clearWord = () => {
    field.act({ type: 'word-cleared' });
    field.focus();
  };
  const closeTools = (then: () => void) => {
    setToolsOpen(false);
    then();
  };
  const onClear = entry.cells.some((cell) => play.cells[cell] !== '' && !play.locked[cell]) ? clearWord : null;
  return (
    <>
      <MissionWater />
      {layout.header && (
        <MissionHeader
          rect={layout.header}
          upright={layout.arrangement !== 'wide'}
          kind="PUZZLE"
          bookName={request.puzzle.bookName}
          done={filledCount(sheet, play)}
          total={total}
          maxPoint={status.maxPoint}
          save={status.save}
          tool={{ id: 'crossword-pad-open', text: '자판', name: '한글 자판 열기', onPress: () => openPad(true) }}
          onLeave={() => game.leave()}
        />
      )}
      <CrosswordGrid
        game={game}
        play={play}
        layout={layout}
        camera={camera}
        onChoose={onChooseCell}
        onKey={onCellKey}
        onDrawn={onDrawn}
      />
      <WholeGridButton layout={layout} camera={camera} active={active} onPress={() => onZoom('whole')} />
      <ClueBar
        rect={layout.clueBar}
        entry={entry}
        clue={game.clueOf.get(entry.key) ?? ''}
        wrong={play.wrong.includes(entry.key)}
        consonants={hints.find(({ step }) => step === 'CONSONANTS')?.text ?? null}
        upright={upright}
        {...(layout.clear ? {} : { onClear })}
        {...(layout.clueList || layout.clueBar.width < NARROW_BAR ? {} : { onStep })}
      />
      {layout.otherClue && other && (
        <OtherClue
          rect={layout.otherClue}
          entry={other}
          clue={game.clueOf.get(other.key) ?? ''}
          crosses={crossing !== undefined}
          onPress={() => {
            field.act(crossing ? { type: 'direction-toggled' } : { type: 'entry-chosen', key: other.key });
            field.focus();
          }}
        />
      )}
      {layout.clueList && (
        <ClueList
          rect={layout.clueList}
          sheet={sheet}
          play={play}
          clueOf={game.clueOf}
          upright={false}
          onChoose={onChooseEntry}
        />
      )}
      <CrosswordButtons
        layout={layout}
        hints={hints}
        hintPrice={status.hintPrice}
        closed={isLocked(play, entry)}
        pending={status.pending}
        handIn={status.handIn}
        onHint={() => game.wantHint()}
        onCheck={() => game.wantCheck('grid')}
        onSubmit={() => game.wantSubmit()}
        onOpenList={() => setListOpen(true)}
        onOpenTools={() => setToolsOpen(true)}
        onClear={onClear}
        clearName={`${entryName(entry)} 지우기`}
      />
      {padOpen && (
        <JamoPad
          rect={pad}
          onJamo={(jamo) => field.pressJamo(jamo)}
          onErase={() => field.eraseJamo()}
          onClose={() => openPad(false)}
        />
      )}
      <Imperative
        create={() => new Celebration(['fx/sparkle', 'fx/star', 'fx/bubble'].map(assets.texture))}
        deps={[assets]}
        onInstance={(instance) => {
          sparks.current = instance;
        }}
      />
      {listOpen && !layout.clueList && (
        <ClueDrawer
          seen={seen}
          sheet={sheet}
          play={play}
          clueOf={game.clueOf}
          onChoose={onChooseEntry}
          onClose={() => setListOpen(false)}
        />
      )}
      {toolsOpen && layout.tools && (
        <ToolsPanel
          seen={seen}
          canCheckWord={
            isFilled(play, entry) && !isLocked(play, entry) && !status.ended.has(entry.key) && status.pending === null
          }
          onCheckWord={checksItself ? null : () => closeTools(() => game.wantCheck('word'))}
          canClearWord={onClear !== null}
          canClearWrong={play.wrong.length > 0}
          skipFilled={play.skipFilled}
          onClearWord={() => closeTools(clearWord)}
          onClearWrong={() => closeTools(() => field.act({ type: 'wrong-cleared' }))}
          onSkipFilled={(on) => game.setSkipFilled(on)}
          onZoom={(step) => closeTools(() => onZoom(step))}
          onOpenPad={() => closeTools(() => openPad(true))}
          onClose={() => setToolsOpen(false)}
        />
      )}
      {status.notice.no > seenNo && (
        <Toast
          text={status.notice.text}
          no={status.notice.no}
          // Over the header: nothing that is read or written lies under it.
          x={top.x + top.width / 2}
          y={top.y + 2}
          maxWidth={top.width - 16}
          onGone={() => setSeenNo(status.notice.no)}
        />
      )}
    </>
  );
}

function nextUnfilled(game: CrosswordGame, play: PlayState): SheetEntry | undefined {
  const { entries } = game.sheet;
  const at = entries.findIndex(({ key }) => key === play.entry);
  return [...entries.slice(at + 1), ...entries.slice(0, at)].find((entry) => !isFilled(play, entry));
}
