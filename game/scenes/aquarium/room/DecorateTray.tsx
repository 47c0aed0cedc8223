import { palette } from '../../../config/palette.ts';
import { useGame } from '../../../engine/GameServices.ts';
import { Group } from '../../../engine/Group.tsx';
import { TwinGroup } from '../../../engine/twins/TwinGroup.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Label } from '../../../ui/Label.tsx';
import { Scroller } from '../../../ui/Scroller.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { textWidth } from '../../../ui/textWidth.ts';
import { useAquarium, useAquariumState, useWaiting } from '../AquariumContext.ts';
import { nearestPlace } from './nearestPlace.ts';
import { TrayItem } from './TrayItem.tsx';
import type { Decorating } from './useDecorating.ts';

/** What can be put into the room, and the way back. */
export function DecorateTray({ decorating, onDone }: { decorating: Decorating; onDone: () => void }) {
  const { play, layout, grab } = useAquarium();
  const { twins } = useGame();
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
  const doneX = tray.width - buttonWidth - (upright ? 12 : 20);
  const takeX = upright ? doneX - buttonWidth - 26 : doneX - buttonWidth - 12;
  const listWidth = (taking ? takeX : doneX) - 36;
  const buttonsY = (tray.height - buttonHeight) / 2;
  const hint = picked ? '자리를 골라 주세요. 숫자 1~9도 돼요.' : '놓을 것을 고르거나 끌어다 놓아 보세요.';
  return (
    <TwinGroup id="decorate" role="group" name="방 꾸미기" onEscape={onDone}>
      <Hint text={hint} />
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
          contentLength={furniture.length * (side + 10)}
        >
          {furniture.map(({ item, quantity }, index) => (
            <TrayItem
              key={item.itemId}
              item={item}
              quantity={quantity}
              x={index * (side + 10)}
              side={side}
              selected={picked?.from === null && picked.itemId === item.itemId}
              onPress={() => {
                decorating.pick({ itemId: item.itemId, from: null });
                twins.announce(`${item.name} 골랐어요. ${hint}`);
              }}
              onGrab={(event) =>
                grab(event, {
                  frame: item.art,
                  size: 120,
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
        {furniture.length === 0 && (
          <Label
            text={taking ? '' : '가방에 꾸밀 것이 없어요. 상점에서 골라 보세요.'}
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
            width={buttonWidth + (upright ? 14 : 0)}
            height={buttonHeight}
            size={text}
            onPress={() => decorating.takeBack(picked.from ?? 0)}
          />
        )}
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

/** What to do next, on the water above. */
function Hint({ text }: { text: string }) {
  const { layout } = useAquarium();
  const { x, y: top } = layout.hint;
  const size = layout.text + 1;
  const most = layout.upright ? 560 : 480;
  const lines = Math.ceil((textWidth(text, size) * 1.06) / (most - 40));
  const width = Math.min(most, textWidth(text, size) + 44);
  const height = lines * size * 1.4 + 26;
  return (
    <Group x={x - width / 2} y={top}>
      <Surface width={width} height={height} radius={30} fill={palette.white} fillAlpha={0.94} shadow={6} />
      <Label
        text={text}
        x={width / 2}
        y={height / 2}
        size={size}
        anchor="center"
        align="center"
        wrapWidth={width - 36}
        lineHeight={size * 1.4}
      />
    </Group>
  );
}
