import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import type { Neighbour } from '#contract/neighbour.ts';
import { atlasQuery } from '#src/components/atlas-image/atlasQuery.ts';
import { PetFace } from '#src/components/pet/PetFace.tsx';
import styles from './TankThumb.module.css';

/** Where the nine places of a room lie in the small picture, in percent: four behind, five in front. */
const places: readonly { left: number; bottom: number; size: number }[] = [
  ...[13, 31, 69, 87].map((left) => ({ left, bottom: 21, size: 34 })),
  ...[10, 27, 50, 73, 90].map((left) => ({ left, bottom: 4, size: 40 })),
];

/** Colours of the sea as it always was. */
const PLAIN = { water: ['#d9f6f1', '#8fd6d3', '#52b0b3'], ground: ['#fdebc8', '#f3d9a4', '#e2bd7d'] } as const;

/**
 * A neighbour's aquarium as a small living picture of plain elements: water, sand, what stands in the room, the pet.
 * Nothing moves while it is out of sight.
 */
export function TankThumb({ neighbour }: { neighbour: Neighbour }) {
  const { pet, room, tank } = neighbour;
  const box = useRef<HTMLDivElement>(null);
  const seen = useOnScreen(box);
  const [surface, middle, depth] = tank.water?.colours ?? PLAIN.water;
  const [lit, plain] = tank.ground?.colours ?? PLAIN.ground;
  const glow = tank.light?.colours[0];
  const colours = {
    '--surface': surface,
    '--middle': middle,
    '--depth': depth,
    '--lit': lit,
    '--ground': plain,
    '--glow': glow ?? '#ffffff',
  } as CSSProperties;
  return (
    <div ref={box} className={seen ? styles.tank : `${styles.tank} ${styles.still}`} style={colours} aria-hidden="true">
      <span className={styles.light} />
      <span className={styles.ground} />
      {seen &&
        room.map(({ position, art }) => {
          const place = places[position - 1];
          return (
            place && (
              <AtlasImage
                key={position}
                frame={art}
                size={place.size}
                className={styles.thing}
                style={{ left: `${place.left}%`, bottom: `${place.bottom}%` }}
              />
            )
          );
        })}
      {pet ? (
        <span className={styles.pet}>
          <PetFace species={pet.species} stage={pet.stage} mood={pet.mood} size="fill" title="" afloat />
        </span>
      ) : (
        <span className={styles.rest}>쉬고 있어요</span>
      )}
      {[0, 1, 2, 3].map((bubble) => (
        <span key={bubble} className={styles.bubble} style={{ '--n': bubble } as CSSProperties} />
      ))}
    </div>
  );
}

/** True while the element is in sight or about to be; always where the browser does not report it. */
function useOnScreen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const target = element.current;
    if (!target || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: '80px',
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return seen;
}

interface AtlasImageProps {
  /** Name of a frame, for instance `item/bread`. */
  frame: string;
  /** CSS pixels. */
  size: number;
  className?: string | undefined;
  style?: CSSProperties;
}

/** A picture out of the sheets of the aquarium, as decoration. Nothing is drawn until they are there. */
function AtlasImage({ frame, size, className, style }: AtlasImageProps) {
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
