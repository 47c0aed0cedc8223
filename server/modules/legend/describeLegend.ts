import type { LegendReader } from '#contract/legend.ts';
import { petStage } from '#domain/aquarium/petStage.ts';
import { neighbourTie } from '#domain/neighbour/neighbourTie.ts';
import { levelFromExp } from '#domain/point/levelFromExp.ts';
import { maskName } from '#domain/text/maskName.ts';
import { shownNickname } from '#server/modules/neighbour/public.ts';
import type { LegendRow } from '#server/repositories/legendMonths.ts';

/** A reader as everybody may see one: a nickname or a masked name, a creature, and the aquarium where it is open to the viewer. */
export function describeLegend(
  row: LegendRow & { rankNo: number },
  { viewer, academyNo }: { viewer: number; academyNo: number | null },
): LegendReader {
  const tie = neighbourTie({
    friends: row.friends === 1,
    classmates: academyNo !== null && row.academyNo === academyNo,
    blocked: row.blocked === 1,
    active: true,
    open: row.open === 1,
  });
  const nickname = row.nickname === null ? null : shownNickname({ nickname: row.nickname, held: row.held ?? 0 });
  return {
    rankNo: row.rankNo,
    readerName: nickname ?? maskName(row.name),
    species: row.species,
    stage: petStage(levelFromExp(row.exp ?? 0).level, row.species),
    point: row.point,
    verifiedBookCount: row.verified,
    myYn: row.accountNo === viewer ? 'Y' : 'N',
    visitKey: row.accountNo !== viewer && tie === 'VISIT' ? row.visitKey : null,
  };
}
