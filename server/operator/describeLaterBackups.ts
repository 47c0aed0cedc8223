/** Describes which backups were left out because their names are later than now; nothing where there is none. */
export function describeLaterBackups(later: readonly string[]): string[] {
  if (later.length === 0) return [];
  return [
    `때가 지금보다 늦은 백업이 있어요: ${later.join(', ')}`,
    '  시계가 앞서갔을 때의 것이면 고르지도 지우지도 않으니 살펴보고 직접 지워 주세요. 되돌리려면 --from에 그 파일을 적어요.',
  ];
}
