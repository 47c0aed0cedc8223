/**
 * Values of a mounted scene that outlive its renderer: when the canvas is replaced, the scene is mounted again and goes
 * on with what it had. Another scene, or another session of the same one, begins with an empty memory.
 */
export class SceneMemory {
  readonly #values = new Map<string, unknown>();

  /** The value of this name, made by `create` when it is needed first. */
  once<T>(name: string, create: () => T): T {
    if (!this.#values.has(name)) this.#values.set(name, create());
    return this.#values.get(name) as T;
  }
}
