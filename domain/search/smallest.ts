/** The values from place `from` up to (not with) `to` of the sorted values. The array is left in another order. */
export function smallest(values: Float64Array, from: number, to: number): Float64Array {
  const end = Math.min(to, values.length);
  if (from >= end) return new Float64Array();
  partition(values, 0, values.length - 1, end);
  partition(values, 0, end - 1, from);
  return values.slice(from, end).sort();
}

/** Brings the `count` smallest values between two places to the front: quickselect with the middle of three as pivot. */
function partition(values: Float64Array, first: number, last: number, count: number): void {
  let [low, high] = [first, last];
  while (low < high && count > low && count <= high) {
    const pivot = middleOf(values[low] as number, values[(low + high) >> 1] as number, values[high] as number);
    let [left, right] = [low, high];
    while (left <= right) {
      while ((values[left] as number) < pivot) left += 1;
      while ((values[right] as number) > pivot) right -= 1;
      if (left > right) break;
      const kept = values[left] as number;
      values[left] = values[right] as number;
      values[right] = kept;
      left += 1;
      right -= 1;
    }
    if (count - 1 <= right) high = right;
    else if (count - 1 >= left) low = left;
    else return;
  }
}

function middleOf(one: number, two: number, three: number): number {
  return Math.max(Math.min(one, two), Math.min(Math.max(one, two), three));
}
