/** A share as a bar says it: a number alone does not tell what it is of. @param share 0–100 */
export function percentOf(share: number): string {
  return `100퍼센트 가운데 ${Math.round(share)}퍼센트`;
}
