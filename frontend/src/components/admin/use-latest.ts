import { useLayoutEffect, useRef, useState } from 'react';

type Functions = Record<string, (...values: never[]) => void>;

/**
 * Returns functions with a stable identity that call the latest version, so that consumers do not re-render and late
 * calls see current state. They do nothing after the component unmounts.
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
