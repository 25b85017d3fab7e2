import { useState } from 'react';

/** All rows that match, however the list tells which; another list or choice ends it. */
export function useWholeSelection<Whole>(listKey: string) {
  const [kept, setKept] = useState<{ of: string; whole: Whole }>();
  return {
    whole: kept?.of === listKey ? kept.whole : undefined,
    keepWhole: (whole: Whole) => setKept({ of: listKey, whole }),
    clearWhole: () => setKept(undefined),
  };
}
