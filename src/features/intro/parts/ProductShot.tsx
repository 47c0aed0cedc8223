import { describeShot, type Shot } from './describeShot.ts';
import styles from './ProductShot.module.css';
import { type ShotName, shotNames } from './shotSizes.ts';

/** Pictures of the product in `images`, as `npm run pictures:intro` takes them: `name-width.avif` and `.webp`. */
const urls = import.meta.glob<string>('../images/*.{avif,webp}', { eager: true, query: '?url', import: 'default' });

const shots = Object.fromEntries(
  shotNames.map((name) => [
    name,
    describeShot(name, (size, ending) => urls[`../images/${name}-${size}.${ending}`] ?? ''),
  ]),
) as Record<ShotName, Shot>;

interface ProductShotProps {
  name: ShotName;
  /** What can be seen, for who cannot see it. */
  alt: string;
  /** Above the fold: loaded at once and first. */
  eager?: boolean;
  /** CSS width at each window width, as in `<img sizes>`. */
  sizes?: string;
  className?: string;
}

/** A picture of the product itself, taken by `npm run pictures`, in the frame of the device it was taken on. */
export function ProductShot({ name, alt, eager, sizes, className }: ProductShotProps) {
  const { device, width, height, shown, sources } = shots[name];
  return (
    <figure className={[styles.frame, styles[device], className].filter(Boolean).join(' ')}>
      <picture>
        {sources.map(({ type, srcset }) => (
          <source key={type} type={type} srcSet={srcset} sizes={sizes ?? shown} />
        ))}
        <img
          src={sources.at(-1)?.fallback}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          {...(eager ? { fetchPriority: 'high' as const } : {})}
        />
      </picture>
    </figure>
  );
}
