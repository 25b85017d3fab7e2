import { useSearchParams } from 'react-router-dom';
import { useLatest } from '../../../components/admin/use-latest';

const KEY = 'syncs';
const ALL = 'all';

/** The drawer of runs in the address: closed, a list, or one of its runs. */
export function useRunsAddress() {
  const [params, setParams] = useSearchParams();
  const value = params.get(KEY);
  const { change } = useLatest({
    change: (next: string | null, replace = false) => {
      const changed = new URLSearchParams(params);
      if (next === null) changed.delete(KEY);
      else changed.set(KEY, next);
      setParams(changed, { replace });
    },
  });
  return {
    isOpen: value !== null,
    id: value !== null && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined,
    showAll: () => change(ALL),
    show: ({ id }: { id: number }) => change(String(id)),
    close: () => change(null, true),
  };
}
