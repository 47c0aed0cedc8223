import { palette } from '#game/config/palette.ts';
import { Group } from '#game/engine/Group.tsx';
import { TwinGroup } from '#game/engine/twins/TwinGroup.tsx';
import { useFocusOnward } from '#game/engine/twins/useFocusOnward.ts';
import { Button } from '#game/ui/Button.tsx';
import { IconButton } from '#game/ui/IconButton.tsx';
import { Label } from '#game/ui/Label.tsx';
import { Scroller } from '#game/ui/Scroller.tsx';
import { Surface } from '#game/ui/Surface.tsx';
import { TwinText } from '#game/ui/TwinText.tsx';
import { useAquarium, useAquariumState, useWaiting } from '../AquariumContext.ts';
import { WaterNote } from '../hud/WaterNote.tsx';
import { ItemTile } from '../panels/ItemTile.tsx';
import { nearestPlace } from './nearestPlace.ts';
import { useDecorateHint } from './useDecorateHint.ts';
import type { Decorating } from './useDecorating.ts';

const EMPTY = '가방에 꾸밀 것이 없어요. 상점에서 골라 보세요.';

/** What can be put into the room, and the way back. */
export function DecorateTray({ decorating, onDone }: { decorating: Decorating; onDone: () => void }) {
  const { play, layout, grab } = useAquarium();
  const { bag } = useAquariumState();
  const waiting = useWaiting();
  const { tray, upright, text, look } = layout;
  const { picked } = decorating;
  const furniture = bag.flatMap(({ itemId, quantity }) => {
    const item = play.item(itemId);
    return item?.kind === 'furniture' ? [{ item, quantity }] : [];
  });
  const side = tray.height - 20;
  const buttonWidth = text * 5.6 + 36;
  const buttonHeight = Math.min(look.button, tray.height - 16);
  const taking = picked !== null && picked.from !== null;
  useFocusOnward(taking ? ['decorate-take'] : [], 'decorate-done');
  // The last of its kind leaves the tray, where whoever puts it down by a number still has the focus.
  useFocusOnward(
    furniture.map(({ item }) => `tray-${item.itemId}`),
    'decorate-done',
  );
  const doneX = tray.width - buttonWidth - (upright ? 12 : 20);
  const undoX = doneX - buttonHeight - 10;
  const takeWidth = text * 5.2 + (upright ? 20 : 36);
  const takeX = undoX - takeWidth - 10;
  const listWidth = (taking ? takeX : undoX) - 36;
  const contentLength = furniture.length * (side + 10);
  const hintRect = {
    x: layout.hint.x - layout.hint.maxWidth / 2,
    y: layout.hint.y,
    width: layout.hint.maxWidth,
    height: 60,
  };
  const buttonsY = (tray.height - buttonHeight) / 2;
  const hint = useDecorateHint(picked, (itemId) => play.item(itemId)?.name ?? '');
  return (
    <TwinGroup id="decorate" role="group" name="방 꾸미기" onEscape={onDone}>
      <WaterNote text={hint} place={layout.hint} />
      <TwinText id="decorate-hint" text={hint} rect={hintRect} order={-1} />
      <Group x={tray.x} y={tray.y}>
        <Surface
          width={tray.width}
          height={tray.height}
          radius={34}
          fill={palette.white}
          fillAlpha={0.96}
          shadow={10}
          solid
        />
        <Scroller
          id="tray"
          role="group"
          name="놓을 수 있는 것"
          axis="x"
          x={20}
          y={(tray.height - side) / 2}
          width={listWidth}
          height={side}
          contentLength={contentLength}
        >
          {furniture.map(({ item, quantity }, index) => (
            <ItemTile
              key={item.itemId}
              id={`tray-${item.itemId}`}
              item={item}
              words={`${quantity}개`}
              {...(quantity > 1 ? { badge: `${quantity}` } : {})}
              x={index * (side + 10)}
              side={side}
              selected={picked?.from === null && picked.itemId === item.itemId}
              onPress={() => decorating.pick({ itemId: item.itemId, from: null })}
              onGrab={(event) =>
                grab(event, {
                  frame: item.art,
                  size: 120,
                  // Where all is seen nothing scrolls: any move takes it along.
                  across: contentLength > listWidth ? 'y' : undefined,
                  onStart: () => decorating.pick({ itemId: item.itemId, from: null }),
                  onDrop: (at) => {
                    const target = nearestPlace(layout.room, at);
                    if (target) decorating.put({ itemId: item.itemId, from: null }, target.position);
                  },
                })
              }
            />
          ))}
        </Scroller>
        {furniture.length === 0 && !taking && (
          <TwinText id="tray-empty" text={EMPTY} rect={{ x: 20, y: 0, width: listWidth, height: tray.height }} />
        )}
        {furniture.length === 0 && (
          <Label
            text={taking ? '' : EMPTY}
            x={20 + listWidth / 2}
            y={tray.height / 2}
            size={text}
            anchor="center"
            align="center"
            wrapWidth={listWidth}
          />
        )}
        {taking && picked.from !== null && (
          <Button
            id="decorate-take"
            text="가방에 넣기"
            disabled={waiting}
            kind="quiet"
            x={takeX}
            y={buttonsY}
            width={takeWidth}
            height={buttonHeight}
            size={text}
            onPress={() => decorating.takeBack(picked.from ?? 0)}
          />
        )}
        <IconButton
          id="decorate-undo"
          name="방금 한 것 되돌리기"
          shape="undo"
          quiet
          x={undoX}
          y={buttonsY}
          size={buttonHeight}
          disabled={waiting || decorating.undo === null}
          onPress={() => decorating.undo?.()}
        />
        <Button
          id="decorate-done"
          text="다 했어요"
          kind="primary"
          x={doneX}
          y={buttonsY}
          width={buttonWidth}
          height={buttonHeight}
          size={text + 1}
          onPress={onDone}
        />
      </Group>
    </TwinGroup>
  );
}
