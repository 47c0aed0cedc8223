import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { atlasQuery } from './atlasQuery.ts';

interface AtlasImageProps {
  /** Name of a frame, for instance `item/bread`. */
  frame: string;
  /** CSS pixels. */
  size: number;
  className?: string | undefined;
  style?: CSSProperties;
}

/** A picture out of the sheets of the aquarium, as decoration. Nothing is drawn until they are there. */
export function AtlasImage({ frame, size, className, style }: AtlasImageProps) {
  const { data } = useQuery(atlasQuery());
  const found = data?.get(frame);
  if (!found) return null;
  const scale = size / found.side;
  return (
    <span aria-hidden="true" className={className} style={{ display: 'block', width: size, height: size, ...style }}>
      <span
        style={{
          display: 'block',
          width: found.width * scale,
          height: found.height * scale,
          marginInlineStart: found.left * scale,
          translate: `0 ${found.top * scale}px`,
          backgroundImage: `url(${found.url})`,
          backgroundSize: `${found.sheetWidth * scale}px ${found.sheetHeight * scale}px`,
          backgroundPosition: `${-found.x * scale}px ${-found.y * scale}px`,
        }}
      />
    </span>
  );
}
