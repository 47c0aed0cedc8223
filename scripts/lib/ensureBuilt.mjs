import { buildProduct, isBuilt } from './buildProduct.mjs';

/** Builds the product when its sources changed since the last time. */
export async function ensureBuilt(root) {
  if (isBuilt(root)) return;
  await buildProduct(root);
}
