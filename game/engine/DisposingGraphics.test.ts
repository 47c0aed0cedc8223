import { Container } from 'pixi.js';
import { expect, it, vi } from 'vitest';
import { DisposingGraphics } from './DisposingGraphics.ts';

it('takes its shapes along, alone and with its parent', () => {
  const alone = new DisposingGraphics().rect(0, 0, 10, 10);
  const parent = new Container();
  const child = parent.addChild(new DisposingGraphics().rect(0, 0, 10, 10));
  const gone = [alone, child].map(({ context }) => {
    const destroyed = vi.fn();
    context.once('destroy', destroyed);
    return destroyed;
  });
  alone.destroy();
  parent.destroy({ children: true });
  for (const destroyed of gone) expect(destroyed).toHaveBeenCalledOnce();
});
