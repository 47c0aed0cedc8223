import type { NodeLink } from './NodeLink.ts';

/** The link of an installation without Redis: each node counts alone and sees changes when what it keeps is too old. */
export const singleNodeLink: NodeLink = {
  ask: async () => null,
  publishChange: async () => {},
  onChange: () => {},
  onState: () => {},
  close: async () => {},
};
