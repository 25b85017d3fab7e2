import { useEffect, useState } from 'react';

/**
 * Returns the ids of the elements in view, in the given order. Undefined until the browser has reported it.
 * @param margin of the window, like an IntersectionObserver's
 */
export function useInView(ids: readonly string[], margin = '0px'): string[] | undefined {
  const [inView, setInView] = useState<ReadonlySet<string>>();
  const names = ids.join(' ');
  useEffect(() => {
    const known = new Map(names.split(' ').map((id) => [partOf(id), id] as const));
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = known.get(target) ?? '';
          if (isIntersecting) seen.add(id);
          else seen.delete(id);
        }
        setInView(new Set(seen));
      },
      { rootMargin: margin },
    );
    for (const part of known.keys()) if (part) observer.observe(part);
    return () => observer.disconnect();
  }, [names, margin]);
  return inView && ids.filter((id) => inView.has(id));
}

/** Some sections have their id on the heading. */
function partOf(id: string): Element | null | undefined {
  const element = document.getElementById(id);
  return element?.closest('section') ?? element;
}

/** A strip of the window below the sticky bars: the section that it crosses is being read. */
const READ = '-160px 0px -70% 0px';

/** Returns the id of the section being read; between two, the former one. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current] = useInView(ids, READ) ?? [];
  const [last, setLast] = useState(current);
  if (current !== undefined && current !== last) setLast(current);
  return current ?? last;
}
