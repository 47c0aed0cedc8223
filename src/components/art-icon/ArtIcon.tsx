import { Picture } from '../picture/Picture.tsx';
import { type ArtIconName, artIconUrl } from './artIconUrl.ts';

interface ArtIconProps {
  name: ArtIconName;
  /** CSS pixels; drawn sharp up to 112. */
  size?: number;
  /** Left out, the picture is decoration. */
  title?: string;
  className?: string | undefined;
}

export function ArtIcon({ name, size = 32, title = '', className }: ArtIconProps) {
  return (
    <Picture
      className={className}
      src={artIconUrl(name)}
      width={size}
      height={size}
      alt={title}
      decoding="async"
      draggable={false}
      style={{ flex: 'none' }}
    />
  );
}
