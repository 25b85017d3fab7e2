import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether a place has been near the window, by a margin as CSS says it. */
export function useNear<T extends Element>(margin: string): [place: RefObject<T | null>, boolean] {
  const place = useRef<T>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [margin]);
  return [place, isNear];
}
