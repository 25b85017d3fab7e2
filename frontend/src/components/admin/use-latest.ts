import { useLayoutEffect, useRef, useState } from 'react';

type Functions = Record<string, (...values: never[]) => void>;

/**
 * The same functions for every render, which do what those of the latest one do: what gets them need not be drawn anew,
 * and who calls them late does not act on what was. Once the component is gone they do nothing.
 */
export function useLatest<Given extends Functions>(functions: Given): Given {
  const latest = useRef<Partial<Given>>(functions);
  useLayoutEffect(() => {
    latest.current = functions;
  });
  useLayoutEffect(() => () => void (latest.current = {}), []);
  const [stable] = useState(() =>
    Object.fromEntries(
      Object.keys(functions).map((name) => [
        name,
        (...values: never[]) => latest.current[name]?.(...values),
      ]),
    ),
  );
  return stable as Given;
}
