/** A share as a bar describes it: a number alone does not show what it is of. @param share 0–100 */
export function percentOf(share: number): string {
  return `100퍼센트 가운데 ${Math.round(share)}퍼센트`;
}
