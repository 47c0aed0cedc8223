import { Container, Sprite, type Texture } from 'pixi.js';
import type { PartSpec } from './rigs/RigSpec.ts';

export type TextureOf = (frame: string) => Texture;

/** Shows another frame; a part's pivot is the frame's own anchor, which Pixi applies only when a sprite is made. */
export function showFrame(sprite: Sprite, texture: Texture): void {
  if (sprite.texture === texture) return;
  sprite.texture = texture;
  if (texture.defaultAnchor) sprite.anchor.copyFrom(texture.defaultAnchor);
}

/** A part on the stage: its container, its picture, and the state of the spring it swings on. */
export class PetNode {
  readonly spec: PartSpec;
  readonly container = new Container();
  readonly sprite: Sprite | undefined;
  readonly rotation: number;
  readonly scaleX: number;
  readonly scaleY: number;
  /** −1 for a mirrored part, so that "outwards" is the same number on both sides. */
  readonly flip: 1 | -1;
  /** −1 where an odd number of parents is mirrored: there a turn to the left looks like one to the right. */
  readonly parity: 1 | -1;
  /** Angle the part lags behind (radians) and how fast that changes. */
  lag = 0;
  lagSpeed = 0;
  /** Angle added by an action, outwards positive. */
  extra = 0;

  constructor(spec: PartSpec, parity: 1 | -1, textures: TextureOf) {
    this.spec = spec;
    this.rotation = spec.rotation ?? 0;
    this.scaleX = spec.scaleX ?? 1;
    this.scaleY = spec.scaleY ?? 1;
    this.flip = this.scaleX < 0 ? -1 : 1;
    this.parity = parity;
    if (spec.frame) {
      this.sprite = new Sprite(textures(spec.frame));
      this.container.addChild(this.sprite);
    }
    this.container.label = spec.name;
    this.container.position.set(spec.x, spec.y);
    this.container.rotation = this.rotation;
    this.container.scale.set(this.scaleX, this.scaleY);
    this.container.alpha = spec.alpha ?? 1;
    this.container.visible = spec.visible ?? true;
  }
}

/** Builds the tree of parts; parents come before their children in `parts`. */
export function buildNodes(parts: readonly PartSpec[], textures: TextureOf): Map<string, PetNode> {
  const nodes = new Map<string, PetNode>();
  for (const spec of parts) {
    const parent = spec.parent ? nodes.get(spec.parent) : undefined;
    if (spec.parent && !parent) throw new Error(`pet part ${spec.name} hangs on unknown ${spec.parent}`);
    const parity = parent ? ((parent.parity * parent.flip) as 1 | -1) : 1;
    const node = new PetNode(spec, parity, textures);
    parent?.container.addChild(node.container);
    nodes.set(spec.name, node);
  }
  return nodes;
}
