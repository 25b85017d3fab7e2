import { useEffect, useRef } from 'react';
import { noteMissingSearch } from '../../../api/generated/searches/searches';

/** Milliseconds after the last key. */
const PAUSE = 1_500;

/**
 * Tells the server what found nothing at all, once somebody has typed it and paused; a link with a
 * search in it is followed by programs, too.
 */
export function useMissingSearch(search: string, isMissing: boolean): void {
  const told = useRef(new Set([search]));
  useEffect(() => {
    if (!isMissing || told.current.has(search)) return;
    const timer = setTimeout(() => {
      told.current.add(search);
      // Nobody waits for it.
      noteMissingSearch({ search }).catch(() => {});
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [search, isMissing]);
}
