import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { EventBus } from './EventBus.ts';

interface Map {
  state: number;
  wish: string;
}

const create = (onError: (error: unknown, event: string) => void = () => {}) =>
  new EventBus<Map>({ replay: ['state'], onError });

describe('EventBus', () => {
  it('calls listeners in the order they came', () => {
    const bus = create();
    const heard: string[] = [];
    bus.on('wish', (wish) => heard.push(`a ${wish}`));
    bus.on('wish', (wish) => heard.push(`b ${wish}`));
    bus.emit('wish', '밥');
    expect(heard).toEqual(['a 밥', 'b 밥']);
  });

  it('takes away only the listener whose unsubscribe is called', () => {
    const bus = create();
    const listener = vi.fn();
    const offFirst = bus.on('wish', listener);
    bus.on('wish', listener);
    offFirst();
    offFirst();
    bus.emit('wish', '밥');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('lets the others hear when one throws, and reports it', () => {
    const reported: [unknown, string][] = [];
    const bus = create((error, event) => reported.push([error, event]));
    const error = new Error('listener');
    const later = vi.fn();
    bus.on('wish', () => {
      throw error;
    });
    bus.on('wish', later);
    bus.emit('wish', '밥');
    expect(later).toHaveBeenCalledWith('밥');
    expect(reported).toEqual([[error, 'wish']]);
  });

  it('reports a listener that throws on the replayed value', () => {
    const onError = vi.fn();
    const bus = create(onError);
    bus.emit('state', 1);
    bus.on('state', () => {
      throw new Error('late');
    });
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('replays the last state to a late listener, and no wish', () => {
    const bus = create();
    bus.emit('state', 1);
    bus.emit('state', 2);
    bus.emit('wish', '밥');
    const states: number[] = [];
    const wishes: string[] = [];
    bus.on('state', (state) => states.push(state));
    bus.on('wish', (wish) => wishes.push(wish));
    expect(states).toEqual([2]);
    expect(wishes).toEqual([]);
    expect(bus.last('state')).toBe(2);
    expect(bus.last('wish')).toBeUndefined();
  });

  it('does not call a listener that another one took away during the same emit', () => {
    const bus = create();
    const second = vi.fn();
    bus.on('wish', () => offSecond());
    const offSecond = bus.on('wish', second);
    bus.emit('wish', '밥');
    expect(second).not.toHaveBeenCalled();
  });

  it('delivers every payload exactly once to everybody who listens at that time', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constant('on'), fc.constant('off'), fc.constant('emit'))), (steps) => {
        const bus = create();
        const offs: (() => void)[] = [];
        let heard = 0;
        let expected = 0;
        for (const step of steps) {
          if (step === 'on') offs.push(bus.on('wish', () => heard++));
          if (step === 'off') offs.pop()?.();
          if (step === 'emit') {
            bus.emit('wish', '');
            expected += offs.length;
          }
        }
        expect(heard).toBe(expected);
      }),
    );
  });
});
