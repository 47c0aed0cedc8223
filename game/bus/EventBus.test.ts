import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { EventBus } from './EventBus.ts';

interface Map {
  state: number;
  command: string;
}

const create = (onError: (error: unknown, event: string) => void = () => {}) =>
  new EventBus<Map>({ replay: ['state'], onError });

describe('EventBus', () => {
  it('calls listeners in the order they came', () => {
    const bus = create();
    const received: string[] = [];
    bus.on('command', (command) => received.push(`a ${command}`));
    bus.on('command', (command) => received.push(`b ${command}`));
    bus.emit('command', '밥');
    expect(received).toEqual(['a 밥', 'b 밥']);
  });

  it('takes away only the listener whose unsubscribe is called', () => {
    const bus = create();
    const listener = vi.fn();
    const offFirst = bus.on('command', listener);
    bus.on('command', listener);
    offFirst();
    offFirst();
    bus.emit('command', '밥');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('lets the others hear when one throws, and reports it', () => {
    const reported: [unknown, string][] = [];
    const bus = create((error, event) => reported.push([error, event]));
    const error = new Error('listener');
    const later = vi.fn();
    bus.on('command', () => {
      throw error;
    });
    bus.on('command', later);
    bus.emit('command', '밥');
    expect(later).toHaveBeenCalledWith('밥');
    expect(reported).toEqual([[error, 'command']]);
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
    bus.emit('command', '밥');
    const states: number[] = [];
    const wishes: string[] = [];
    bus.on('state', (state) => states.push(state));
    bus.on('command', (command) => wishes.push(command));
    expect(states).toEqual([2]);
    expect(wishes).toEqual([]);
    expect(bus.last('state')).toBe(2);
    expect(bus.last('command')).toBeUndefined();
  });

  it('does not call a listener that another one took away during the same emit', () => {
    const bus = create();
    const second = vi.fn();
    bus.on('command', () => offSecond());
    const offSecond = bus.on('command', second);
    bus.emit('command', '밥');
    expect(second).not.toHaveBeenCalled();
  });

  it('delivers every payload exactly once to everybody who listens at that time', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constant('on'), fc.constant('off'), fc.constant('emit'))), (steps) => {
        const bus = create();
        const offs: (() => void)[] = [];
        let received = 0;
        let expected = 0;
        for (const step of steps) {
          if (step === 'on') offs.push(bus.on('command', () => received++));
          if (step === 'off') offs.pop()?.();
          if (step === 'emit') {
            bus.emit('command', '');
            expected += offs.length;
          }
        }
        expect(received).toBe(expected);
      }),
    );
  });
});
