import styles from './Skeleton.module.css';

/** A grey block in the place of something that is on its way; the class gives its size. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span className={`${styles.block} ${className}`} aria-hidden="true" />;
}
