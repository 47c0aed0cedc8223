import { useGame } from '#game/engine/GameServices.ts';
import { TwinGroup } from '#game/engine/twins/TwinGroup.tsx';
import { Button } from '#game/ui/Button.tsx';
import { useAquarium } from '../AquariumContext.ts';

export type HomeTarget = 'bag' | 'shop' | 'decorate' | 'care';

const targets: readonly { key: HomeTarget; text: string; icon: string }[] = [
  { key: 'bag', text: '가방', icon: 'item/backpack' },
  { key: 'shop', text: '상점', icon: 'item/shopping-bags' },
  { key: 'decorate', text: '방 꾸미기', icon: 'item/couch-and-lamp' },
  { key: 'care', text: '돌보기', icon: 'item/red-heart' },
];

/** What can be done here, in four large buttons. */
export function HomeButtons({ onOpen }: { onOpen: (target: HomeTarget) => void }) {
  const { assets } = useGame();
  const { layout } = useAquarium();
  return (
    <TwinGroup id="home" role="toolbar" name="할 수 있는 일">
      {targets.map(({ key, text, icon }, index) => {
        const rect = layout.buttons[index];
        return (
          rect && (
            <Button
              key={key}
              id={`open-${key}`}
              text={text}
              icon={assets.texture(icon)}
              stacked
              opensDialog={key !== 'decorate'}
              {...rect}
              size={layout.text}
              iconSize={Math.min(62, rect.height - layout.text * 1.9)}
              onPress={() => onOpen(key)}
            />
          )
        );
      })}
    </TwinGroup>
  );
}
