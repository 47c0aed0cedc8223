import { expect, it } from 'vitest';
import { traceRoundRect } from './traceRoundRect.ts';

it('goes round all four corners, none wider than half a side', () => {
  const drawn: (string | number)[][] = [];
  traceRoundRect(
    {
      moveTo: (...at) => void drawn.push(['moveTo', ...at]),
      arcTo: (...at) => void drawn.push(['arcTo', ...at]),
      closePath: () => void drawn.push(['closePath']),
    },
    10,
    20,
    100,
    40,
    64,
  );
  expect(drawn).toEqual([
    ['moveTo', 30, 20],
    ['arcTo', 110, 20, 110, 60, 20],
    ['arcTo', 110, 60, 10, 60, 20],
    ['arcTo', 10, 60, 10, 20, 20],
    ['arcTo', 10, 20, 110, 20, 20],
    ['closePath'],
  ]);
});
