import type { AskedInBell } from './BellRoom.ts';
import { orderCount, orderOfNo } from './orderNo.ts';

/** How many different answers a question has; they are numbered from 1. */
export function countBellChoices({ form, options }: AskedInBell): number {
  return form === 'ORDER' ? orderCount(options.length) : options.length;
}

/** An answer in words. @param choice its number, from 1 */
export function describeBellChoice({ form, options }: AskedInBell, choice: number): string {
  if (form !== 'ORDER') return options[choice - 1] ?? '';
  return orderOfNo(choice, options.length)
    .map((event) => options[event - 1])
    .join(' → ');
}
