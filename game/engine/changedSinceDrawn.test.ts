import { Container, Graphics, type RenderGroup, updateRenderGroupTransforms } from 'pixi.js';
import { expect, it } from 'vitest';
import { changedSinceDrawn } from './changedSinceDrawn.ts';

/** What Pixi forgets when it renders a group, as `RenderGroupSystem` does. */
function draw(group: RenderGroup): void {
  // The pipes of a renderer carry a changed view to its picture; here there is none.
  group.instructionSet.renderPipes = { graphics: { updateRenderable() {} } };
  group.structureDidChange = false;
  updateRenderGroupTransforms(group);
  for (const view of group.childrenRenderablesToUpdate.list) if (view) view.didViewUpdate = false;
  group.childrenRenderablesToUpdate.index = 0;
  group.renderGroupChildren.forEach(draw);
}

/** A fish in a cave, a picture that is kept as a whole, both drawn once. */
function drawnStage() {
  const stage = new Container();
  const cave = new Container();
  const fish = new Graphics().rect(0, 0, 10, 10).fill('#67c2c2');
  const kept = new Container({ isRenderGroup: true });
  const plant = new Container();
  stage.addChild(cave, kept);
  cave.addChild(fish);
  kept.addChild(plant);
  stage.enableRenderGroup();
  const group = stage.renderGroup as RenderGroup;
  draw(group);
  return { stage, cave, fish, kept, plant, group };
}

it('is true before anything was drawn, and false once it was', () => {
  expect(changedSinceDrawn(new Container().renderGroup)).toBe(true);
  expect(changedSinceDrawn(drawnStage().group)).toBe(false);
});

it.each<[string, (scene: ReturnType<typeof drawnStage>) => unknown]>([
  ['is moved', ({ fish }) => fish.position.set(3, 4)],
  ['is turned', ({ cave }) => (cave.rotation = 1)],
  ['is seen through', ({ fish }) => (fish.alpha = 0.5)],
  ['is hidden', ({ cave }) => (cave.visible = false)],
  ['is drawn anew', ({ fish }) => fish.clear().rect(0, 0, 20, 10).fill('#0b5351')],
  ['comes', ({ cave }) => cave.addChild(new Container())],
  ['goes', ({ cave, fish }) => cave.removeChild(fish)],
  ['comes to the front', ({ stage, cave }) => stage.addChild(cave)],
  ['is masked', ({ cave, fish }) => (cave.mask = fish)],
  ['moves in a picture that is kept', ({ plant }) => (plant.x = 5)],
])('is true when something %s, until it is drawn', (_what, change) => {
  const scene = drawnStage();
  change(scene);
  expect(changedSinceDrawn(scene.group)).toBe(true);
  draw(scene.group);
  expect(changedSinceDrawn(scene.group)).toBe(false);
});

it('is false when something is told what it is already', () => {
  const { fish, cave, group } = drawnStage();
  fish.position.set(fish.x, fish.y);
  fish.alpha = 1;
  cave.visible = true;
  expect(changedSinceDrawn(group)).toBe(false);
});
