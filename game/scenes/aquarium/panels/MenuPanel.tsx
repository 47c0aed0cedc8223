import { useEffect, useRef } from 'react';
import { palette } from '#game/config/palette.ts';
import { useGame } from '#game/engine/GameServices.ts';
import { Group } from '#game/engine/Group.tsx';
import { useStage } from '#game/engine/StageContext.ts';
import { Button } from '#game/ui/Button.tsx';
import { Label } from '#game/ui/Label.tsx';
import { Panel } from '#game/ui/Panel.tsx';
import { Surface } from '#game/ui/Surface.tsx';
import { useAquarium, useAquariumState, useWaiting } from '../AquariumContext.ts';

export interface MenuPanelProps {
  onPicture: () => void;
  onCheers: () => void;
  onClose: () => void;
}

interface MenuRow {
  key: string;
  icon: string;
  title: string;
  description: string;
  button: string;
  /** A switch shows what is on. */
  checked?: boolean;
  opensDialog?: boolean;
  onPress: () => void;
}

/** What is wanted less often: a picture, the album, cheers, the holiday, and the switches for sound and motion. */
export function MenuPanel({ onPicture, onCheers, onClose }: MenuPanelProps) {
  const { assets, bus } = useGame();
  const { width: stageWidth, height: stageHeight } = useStage();
  const { play, layout } = useAquarium();
  const { holiday, newCheers } = useAquariumState();
  const waiting = useWaiting();
  const { look, text, small } = layout;
  const place = placeMenu(look.form, look.unit);
  const afterwards = useRef<'settings/asked' | 'aquarium/album-wanted' | null>(null);
  // Asked for once the panel is gone and has given the focus back: the dialog gives it back to the same place.
  useEffect(
    () => () => {
      const wanted = afterwards.current;
      if (wanted !== null) setTimeout(() => bus.toShell.emit(wanted, {}));
    },
    [bus],
  );
  const rows: MenuRow[] = [
    {
      key: 'picture',
      icon: 'item/camera',
      title: '수족관 엽서',
      description: '이 바다를 간직하고, 뽑고, 보내요.',
      button: '사진 찍기',
      onPress: onPicture,
    },
    {
      key: 'album',
      icon: 'item/open-book',
      title: '바다 도감',
      description: '책에서 온 손님과 물결이 가져온 것들이에요.',
      button: '펼치기',
      opensDialog: true,
      onPress: () => {
        afterwards.current = 'aquarium/album-wanted';
        onClose();
      },
    },
    {
      key: 'cheers',
      icon: 'item/red-heart',
      title: '받은 응원',
      description: newCheers > 0 ? `새 응원이 ${newCheers}개 왔어요!` : '이웃이 남기고 간 말을 읽어요.',
      button: '읽기',
      opensDialog: true,
      onPress: onCheers,
    },
    {
      key: 'holiday',
      icon: 'item/zzz',
      title: '휴가',
      description: holiday
        ? '친구가 산호에서 푹 쉬어요. 게이지도 그대로 멈춰 있어요.'
        : '며칠 못 올 때 켜요. 친구는 푹 쉬고 아무것도 줄지 않아요.',
      button: holiday ? '휴가 끝내기' : '휴가 가기',
      checked: holiday,
      onPress: () => void play.setHoliday(!holiday),
    },
    {
      key: 'settings',
      icon: 'item/full-moon',
      title: '소리와 빛',
      description: '소리와 움직임, 낮과 저녁을 골라요.',
      button: '바꾸기',
      opensDialog: true,
      onPress: () => {
        afterwards.current = 'settings/asked';
        onClose();
      },
    },
  ];
  const height = look.head + rows.length * (place.row + place.gap) + 12;
  const buttonWidth = small * 5.6 + 32;
  const textX = place.row * 0.86;
  return (
    <Panel
      id="menu"
      title="더 보기"
      icon={assets.texture('item/sparkles')}
      x={(stageWidth - place.width) / 2}
      y={(stageHeight - height) / 2}
      width={place.width}
      height={height}
      titleSize={look.title}
      closeSize={look.close}
      head={look.head}
      dim={0.3}
      onClose={onClose}
    >
      {rows.map((row, index) => (
        <Group key={row.key} x={18} y={look.head + index * (place.row + place.gap)}>
          <Surface width={place.width - 36} height={place.row} radius={26} fill={palette.sea100} />
          <pixiSprite
            texture={assets.texture(row.icon)}
            anchor={0.5}
            x={place.row * 0.44}
            y={place.row / 2}
            width={place.row * 0.56}
            height={place.row * 0.56}
          />
          <Label text={row.title} x={textX} y={place.row * 0.12} size={text + 2} />
          <Label
            text={row.description}
            x={textX}
            y={place.row * 0.12 + text * 1.4}
            size={small}
            color={palette.inkSoft}
            wrapWidth={place.width - 36 - textX - buttonWidth - 24}
            lineHeight={small * 1.2}
          />
          <Button
            id={`menu-${row.key}`}
            text={row.button}
            name={row.checked === undefined ? `${row.title}, ${row.button}` : row.title}
            description={row.description}
            {...(row.checked === undefined ? { kind: 'primary' } : { role: 'switch', checked: row.checked })}
            {...(row.opensDialog ? { opensDialog: true } : {})}
            disabled={waiting}
            x={place.width - 36 - buttonWidth - 12}
            y={(place.row - look.button) / 2}
            width={buttonWidth}
            height={look.button}
            size={small + 1}
            onPress={row.onPress}
          />
        </Group>
      ))}
    </Panel>
  );
}

function placeMenu(form: 'beside' | 'below' | 'column', unit: number) {
  if (form === 'below') return { width: 576, row: 150, gap: 10 };
  if (form === 'column') return { width: 780, row: 72, gap: 4 };
  return unit < 1 ? { width: 560, row: 96, gap: 8 } : { width: 720, row: 112, gap: 12 };
}
