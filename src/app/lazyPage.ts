import { type ComponentType, lazy } from 'react';

/** Loads a page when it is first shown. A file that cannot be had (old tab, no network) is named ChunkLoadError. */
export function lazyPage<P = object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      const error = new Error('A part of the page could not be loaded', { cause });
      error.name = 'ChunkLoadError';
      throw error;
    }
  });
}
