/** Stands in a query of `compileOnce` for the value of this name. */
export class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  [Symbol.toPrimitive](): never {
    throw new Error(`"${this.name}" has no value while the query is compiled.`);
  }
}

const slots = new Proxy({}, { get: (_target, name) => new Slot(String(name)) });

let compiling = false;

/** Compiles a query for any values. What it holds besides them is the same each time and stands in its text. */
export function compileWithSlots<V, Q>(compile: (slots: V) => Q): Q {
  compiling = true;
  try {
    return compile(slots as V);
  } finally {
    compiling = false;
  }
}

/** Whether a value of a query belongs into its text. */
export function isConstant(value: unknown): boolean {
  return compiling && !(value instanceof Slot);
}
