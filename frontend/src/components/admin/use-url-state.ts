import { useSearchParams } from 'react-router-dom';

/**
 * A few words of a screen's state, kept in the address so that reload, back and a shared link show
 * the same. What equals its default is left out of the address, and so is what the screen does not
 * know.
 *
 * @returns the state, and how to change parts of it: as a step that Back returns from, or with
 * `replace` (typing, closing) in the present one.
 */
export function useUrlState<Key extends string>(defaults: Record<Key, string>) {
  const [params, setParams] = useSearchParams();
  const state = { ...defaults };
  for (const key in defaults) state[key] = params.get(key) ?? defaults[key];

  const change = (part: Partial<Record<Key, string>>, options: { replace?: boolean } = {}) => {
    const next = { ...state, ...part };
    const query = new URLSearchParams();
    for (const key in defaults) if (next[key] !== defaults[key]) query.set(key, next[key]);
    setParams(query, options);
  };
  return [state, change] as const;
}
