import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Makes its content once the place where it will stand comes near the window. */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return isNear ? children : <div ref={place} style={{ minHeight: 1 }} />;
}

const MARGIN = '100px';
