import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { queryKeys } from '../../lib/queries/queryKeys.ts';

const box = z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() });
const sheetSchema = z.object({
  frames: z.record(
    z.string(),
    z.object({ frame: box, spriteSourceSize: box, sourceSize: z.object({ w: z.number(), h: z.number() }) }),
  ),
  meta: z.object({ image: z.string(), size: z.object({ w: z.number(), h: z.number() }) }),
});
const manifestSchema = z.object({ bundles: z.record(z.string(), z.array(z.string())) });

/** A picture of an atlas: where it lies in its sheet, in pixels. */
export interface AtlasFrame {
  url: string;
  sheetWidth: number;
  sheetHeight: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Empty edge that was cut off at the left and above, and the side of the whole picture. */
  left: number;
  top: number;
  side: number;
}

/** The sheets with everything that can be placed in a room: the same files that the aquarium loads. */
const SHEETS = /\/(icon|item)-\d+\.json$/;

export function atlasQuery() {
  return queryOptions({
    queryKey: [queryKeys.art, 'items'],
    queryFn: async ({ signal }) => {
      const { bundles } = manifestSchema.parse(await readJson('/art/manifest.json', signal));
      const paths = (bundles.aquarium ?? []).filter((path) => SHEETS.test(path));
      const sheets = await Promise.all(
        paths.map(async (path) => framesOf(sheetSchema.parse(await readJson(path, signal)))),
      );
      return new Map(sheets.flat());
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

async function readJson(path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`);
  return response.json();
}

function framesOf({ frames, meta }: z.output<typeof sheetSchema>): [string, AtlasFrame][] {
  return Object.entries(frames).map(([name, { frame, spriteSourceSize, sourceSize }]) => [
    name,
    {
      url: `/art/${meta.image}`,
      sheetWidth: meta.size.w,
      sheetHeight: meta.size.h,
      x: frame.x,
      y: frame.y,
      width: frame.w,
      height: frame.h,
      left: spriteSourceSize.x,
      top: spriteSourceSize.y,
      side: Math.max(sourceSize.w, sourceSize.h),
    },
  ]);
}
