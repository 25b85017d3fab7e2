import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  className?: string | undefined;
  style?: CSSProperties;
}

export function Skeleton({ className = '', style }: SkeletonProps) {
  return <span className={`${styles.block} ${className}`} style={style} aria-hidden="true" />;
}
