import type { ReactNode } from 'react';
import { useNear } from './use-near';

/** Makes its content once the place where it will stand comes near the window. */
export function WhenNear({ children }: { children: ReactNode }) {
  const [place, isNear] = useNear<HTMLDivElement>(MARGIN);
  return isNear ? children : <div ref={place} style={{ minHeight: 1 }} />;
}

const MARGIN = '100px';
