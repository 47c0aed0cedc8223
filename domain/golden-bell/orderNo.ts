/**
 * An order of events as one number from 1, so that an answer is a number whatever is asked: the place of the order among
 * all orders, the smallest first.
 *
 * @param order numbers of the events from 1, the event that came first at the beginning
 */
export function orderNo(order: readonly number[]): number {
  return order.reduce((no, event, index) => {
    const rest = order.slice(index);
    return no + rest.filter((later) => later < event).length * orderCount(rest.length - 1);
  }, 1);
}

/** The order of so many events that a number stands for. */
export function orderOfNo(no: number, count: number): number[] {
  const events = Array.from({ length: count }, (_, index) => index + 1);
  const left = [...events];
  let rest = no - 1;
  return events.map(() => {
    const each = orderCount(left.length - 1);
    const [event = 0] = left.splice(Math.floor(rest / each), 1);
    rest %= each;
    return event;
  });
}

/** In how many orders so many events can stand. */
export function orderCount(count: number): number {
  return count < 2 ? 1 : count * orderCount(count - 1);
}
