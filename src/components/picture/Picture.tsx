import { type ComponentProps, useState } from 'react';
import { useOnReconnect } from '../../lib/browser/useOnReconnect.ts';

/** A drawing of nothing. */
const EMPTY = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

interface PictureProps extends ComponentProps<'img'> {
  src: string | undefined;
  alt: string;
}

/**
 * A picture that keeps its place and its text when it cannot be fetched, without the browser's sign of a broken one, and
 * is asked for again once the network is back.
 */
export function Picture({ src, onError, ...rest }: PictureProps) {
  const [lost, setLost] = useState<string>();
  useOnReconnect(() => setLost(undefined));
  return (
    // biome-ignore lint/a11y/useAltText: it is among the rest
    <img
      {...rest}
      src={src !== undefined && lost === src ? EMPTY : src}
      onError={(event) => {
        setLost(src);
        onError?.(event);
      }}
    />
  );
}
