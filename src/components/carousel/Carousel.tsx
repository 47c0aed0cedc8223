import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, type ReactNode, useEffect, useState } from 'react';
import { useCalm } from '../../lib/motion/useCalm.ts';
import { IconButton } from '../button/IconButton.tsx';
import styles from './Carousel.module.css';

interface CarouselProps {
  label: string;
  /** One slide each. */
  children: ReactNode;
}

/** A row that is dragged, flung, or moved by its two buttons; Tab walks the slides, and what has focus comes into sight. */
export function Carousel({ label, children }: CarouselProps) {
  const calm = useCalm();
  const [viewport, embla] = useEmblaCarousel({ align: 'start', containScroll: 'trimSnaps', slidesToScroll: 'auto' });
  const [ends, setEnds] = useState({ back: false, on: false });

  useEffect(() => {
    if (!embla) return;
    const look = () => setEnds({ back: embla.canScrollPrev(), on: embla.canScrollNext() });
    look();
    embla.on('select', look).on('reInit', look);
    return () => {
      embla.off('select', look).off('reInit', look);
    };
  }, [embla]);

  return (
    <section className={styles.carousel} aria-roledescription="넘겨 보는 목록" aria-label={label}>
      <div ref={viewport} className={styles.viewport}>
        <ul className={styles.row}>
          {Children.map(children, (slide) => (
            <li className={styles.slide}>{slide}</li>
          ))}
        </ul>
      </div>
      <IconButton
        className={`${styles.button} ${styles.back}`}
        label="앞의 책"
        icon={<ChevronLeft />}
        disabled={!ends.back}
        onClick={() => embla?.scrollPrev(calm)}
      />
      <IconButton
        className={`${styles.button} ${styles.on}`}
        label="다음 책"
        icon={<ChevronRight />}
        disabled={!ends.on}
        onClick={() => embla?.scrollNext(calm)}
      />
    </section>
  );
}
