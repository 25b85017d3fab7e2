import { useLayoutEffect, useRef, useState } from 'react';

type Functions = Record<string, (...values: never[]) => void>;

/** The same functions for every render, which do what those of the latest one do: what gets them need not be drawn anew. */
export function useLatest<Given extends Functions>(functions: Given): Given {
  const latest = useRef(functions);
  useLayoutEffect(() => {
    latest.current = functions;
  });
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
