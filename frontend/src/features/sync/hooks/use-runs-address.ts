import { useSearchParams } from 'react-router-dom';

const KEY = 'syncs';
const ALL = 'all';

/** The drawer of runs in the address: closed, a list, or one of its runs. */
export function useRunsAddress() {
  const [params, setParams] = useSearchParams();
  const value = params.get(KEY);
  const change = (next: string | null, replace = false) =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next === null) changed.delete(KEY);
        else changed.set(KEY, next);
        return changed;
      },
      { replace },
    );
  return {
    isOpen: value !== null,
    id: value !== null && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined,
    showAll: () => change(ALL),
    show: ({ id }: { id: number }) => change(String(id)),
    close: () => change(null, true),
  };
}
