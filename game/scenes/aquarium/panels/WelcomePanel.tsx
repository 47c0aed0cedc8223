import { withJosa } from '#domain/text/withJosa.ts';
import { useGame } from '#game/engine/GameServices.ts';
import { useStage } from '#game/engine/StageContext.ts';
import { useTwin } from '#game/engine/twins/useTwin.ts';
import { Button } from '#game/ui/Button.tsx';
import { Label } from '#game/ui/Label.tsx';
import { Panel } from '#game/ui/Panel.tsx';
import { textWidth } from '#game/ui/textWidth.ts';
import { useAquarium, useAquariumState, useShownPet, useWaiting } from '../AquariumContext.ts';
import { PetPortrait } from './PetPortrait.tsx';
import { useWhileOpen } from './useWhileOpen.ts';

/** A friend who was away is met with joy and a gift, and never asked where it was. */
export function WelcomePanel({ onClose }: { onClose: () => void }) {
  const { assets } = useGame();
  const { width: stageWidth, height: stageHeight } = useStage();
  const { play, layout } = useAquarium();
  const { welcomeBack } = useAquariumState();
  const { pet } = useShownPet();
  const waiting = useWaiting();
  const closeOwn = useWhileOpen(onClose);
  const { look, text, short } = layout;
  const width = look.form === 'below' ? 540 : look.unit < 1 ? 480 : 560;
  const sea = short ? 150 : 250;
  const gift = play.item(welcomeBack?.itemId ?? '');
  const greeting = `${withJosa(pet.nickname, '이/가')} 활짝 웃어요. 책 이야기를 가득 안고 왔네요!\n작은 선물을 준비했어요.`;
  const lines = 1 + Math.ceil((textWidth(greeting.split('\n')[0] ?? '', text) * 1.06) / (width - 56));
  const height = look.head + sea + text * (lines * 1.4 + 1) + look.button + 30;
  return (
    <Panel
      id="welcome"
      title="다시 만나서 반가워요!"
      x={(stageWidth - width) / 2}
      y={(stageHeight - height) / 2}
      width={width}
      height={height}
      titleSize={look.title}
      closeSize={look.close}
      head={look.head}
      dim={0.45}
      onClose={onClose}
    >
      <pixiSprite
        texture={assets.texture('fx/glow')}
        anchor={0.5}
        x={width / 2}
        y={look.head + sea / 2}
        width={sea * 1.4}
        height={sea * 1.2}
        alpha={0.8}
      />
      <PetPortrait
        species={pet.species ?? 'octopus'}
        stage={pet.stage}
        mood="joyful"
        x={width * 0.4}
        y={look.head + sea / 2}
        scale={sea / 310}
      />
      <pixiSprite
        texture={assets.texture('item/wrapped-gift')}
        anchor={0.5}
        x={width * 0.71}
        y={look.head + sea * 0.66}
        width={sea * 0.38}
        height={sea * 0.38}
      />
      <WelcomeWords text={greeting} y={look.head + sea + 6} width={width} size={text} />
      <Button
        id="welcome-take"
        text="선물 받기"
        name={gift ? `선물 받기, ${gift.name}` : '선물 받기'}
        icon={assets.texture(gift?.art ?? 'item/wrapped-gift')}
        iconSize={look.button * 0.6}
        kind="primary"
        disabled={waiting}
        x={32}
        y={height - look.button - 24}
        width={width - 64}
        height={look.button}
        size={text + 3}
        onPress={() => void play.takeGift().then((taken) => taken && closeOwn())}
      />
    </Panel>
  );
}

function WelcomeWords({ text, y, width, size }: { text: string; y: number; width: number; size: number }) {
  useTwin({ id: 'welcome-words', role: 'text', name: text, rect: { x: 24, y, width: width - 48, height: size * 3 } });
  return (
    <Label
      text={text}
      x={width / 2}
      y={y}
      size={size}
      anchor="top"
      align="center"
      wrapWidth={width - 56}
      lineHeight={size * 1.4}
    />
  );
}
