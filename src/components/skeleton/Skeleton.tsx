import styles from './Skeleton.module.css';

interface SkeletonProps {
  width?: number | string;
  height?: number | string;
  radius?: number | string;
}

/** A quiet shape where something will be. Put one `<LoadingNote />` beside a group of them. */
export function Skeleton({ width = '100%', height = 20, radius = 10 }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ width, height, borderRadius: radius }} aria-hidden="true" />;
}
