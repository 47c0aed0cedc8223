/** What draws pictures. */
export type DrawnWith = 'webgl' | 'canvas';

/** With what this device draws faster, once both were measured on it; null before. */
export interface RendererMemory {
  read(): DrawnWith | null;
  keep(faster: DrawnWith): void;
}
