import { withJosa } from '#domain/text/withJosa.ts';
import { useGame } from '#game/engine/GameServices.ts';
import { TwinGroup } from '#game/engine/twins/TwinGroup.tsx';
import { useTwin } from '#game/engine/twins/useTwin.ts';
import { Button } from '#game/ui/Button.tsx';
import { useAquarium, useShownPet } from '../AquariumContext.ts';
import type { Ring } from './course/RingCourse.ts';
import type { PetShow } from './PetShow.ts';

/** What can be done while the pet plays or swims its course; in the place of the four large buttons. */
export function PetShowButtons({ show }: { show: PetShow }) {
  const { assets } = useGame();
  const { layout } = useAquarium();
  const { nickname } = useShownPet().pet;
  const [first, , , last] = layout.buttons;
  const ball = show.is === 'ball';
  if (!first || !last) return null;
  const stacked = first.x === last.x;
  const gap = 16;
  const width = stacked ? first.width : (last.x + last.width - first.x - gap) / 2;
  const height = stacked ? first.height : Math.min(first.height, 84);
  const y = stacked ? first.y : first.y + first.height - height;
  const second = stacked ? { x: first.x, y: first.y + first.height + 8 } : { x: first.x + width + gap, y };
  return (
    <TwinGroup
      id="show"
      role="toolbar"
      name={ball ? `${withJosa(nickname, '와/과')} 공놀이` : `${nickname}의 고리 헤엄`}
    >
      <Button
        id="show-act"
        text={ball ? '던지기' : '응원하기'}
        name={ball ? '공 던지기' : '다음 고리 응원하기'}
        icon={assets.texture(ball ? 'fx/star' : 'fx/heart')}
        kind="primary"
        x={first.x}
        y={y}
        width={width}
        height={height}
        size={layout.text}
        stacked={stacked}
        iconSize={stacked ? 40 : 34}
        onPress={() => (show.is === 'ball' ? show.throwIt() : show.cheer())}
      />
      <Button
        id="show-end"
        text="그만하기"
        x={second.x}
        y={second.y}
        width={width}
        height={height}
        size={layout.text}
        onPress={() => show.end()}
      />
      {show.is === 'course' &&
        show.rings.map((ring, index) => (
          <RingTwin key={`${ring.x}-${ring.y}`} ring={ring} no={index + 1} show={show} />
        ))}
    </TwinGroup>
  );
}

function RingTwin({ ring, no, show }: { ring: Ring; no: number; show: PetShow & { is: 'course' } }) {
  const { width, height } = show.ringSize;
  useTwin({
    id: `ring-${no}`,
    role: 'button',
    name: `${no}번 고리 응원하기`,
    description: ring.passed ? '지나갔어요' : ring.cheered ? '응원했어요' : '',
    disabled: ring.passed || ring.cheered || undefined,
    rect: { x: ring.x - width / 2, y: ring.y - height / 2, width, height },
    order: no,
    onPress: () => show.cheer(no - 1),
  });
  return null;
}
