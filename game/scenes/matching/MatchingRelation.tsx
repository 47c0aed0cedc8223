import { palette } from '../../config/palette.ts';
import { useTwin } from '../../engine/twins/useTwin.ts';
import { Label } from '../../ui/Label.tsx';
import { Surface } from '../../ui/Surface.tsx';
import { textWidth } from '../../ui/textWidth.ts';
import type { MatchingLayout } from './layoutMatching.ts';

export interface MatchingRelationProps {
  layout: MatchingLayout;
  relation: string;
  /** A card waits for its partner. */
  choosing: boolean;
}

/** What belongs together in this set, as its title, and how cards are paired. */
export function MatchingRelation({ layout, relation, choosing }: MatchingRelationProps) {
  const { x, y, width, height } = layout.relation;
  const { upright, short } = layout;
  const help = choosing ? '짝이 될 카드를 눌러요.' : '끌어다 놓거나, 두 장을 차례로 눌러요.';
  useTwin({
    id: 'matching-relation',
    role: 'heading',
    headingLevel: 2,
    name: relation,
    rect: layout.relation,
    order: 10,
  });
  useTwin({ id: 'matching-help', role: 'text', name: help, rect: layout.relation, order: 11 });
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
        wrapWidth={width - 24}
      />
    );
  }
  const size = upright ? 29 : 27;
  const pill = Math.min(upright ? width : 660, textWidth(relation, size) + 56);
  const left = upright ? x + (width - pill) / 2 : x;
  return (
    <>
      <Surface
        x={left}
        y={y + 2}
        width={pill}
        height={height - 4}
        radius={(height - 4) / 2}
        fill={palette.sand100}
        line={palette.sand400}
        shadow={3}
      />
      <Label text={relation} x={left + pill / 2} y={y + height / 2} size={size} anchor="center" maxWidth={pill - 40} />
      {!upright && (
        <Label
          text={help}
          x={x + width}
          y={y + height / 2}
          size={22}
          color={palette.tealDeep}
          anchor="right"
          maxWidth={width - pill - 24}
        />
      )}
    </>
  );
}
