import { use, useMemo, useState } from 'react';
import { readStored, store } from '../../browser-storage';
import { DENSITIES, type Density, type TableView } from './data-columns';
import { TableOwner } from './table-owner';

/** Stores the user's row height for all tables, and the hidden columns of this one. */
export function useTableView(table: string) {
  const owner = use(TableOwner);
  const densityKey = `lectern-density:${owner}`;
  const hiddenKey = `lectern-columns:${owner}:${table}`;
  const [density, setDensity] = useState(() => toDensity(readStored(densityKey)));
  const [hidden, setHidden] = useState(() => toTitles(readStored(hiddenKey)));
  const view = useMemo<TableView>(() => ({ density, hidden }), [density, hidden]);
  const hideColumns = (titles: string[]) => {
    setHidden(titles);
    store(hiddenKey, titles.join('\n'));
  };
  return {
    view,
    hideColumns,
    chooseDensity: (next: Density) => {
      setDensity(next);
      store(densityKey, next);
    },
    toggleColumn: (title: string) =>
      hideColumns(
        hidden.includes(title) ? hidden.filter((other) => other !== title) : [...hidden, title],
      ),
  };
}

function toDensity(kept: string | null): Density {
  return kept !== null && kept in DENSITIES ? (kept as Density) : 'standard';
}

function toTitles(kept: string | null): string[] {
  return kept ? kept.split('\n') : [];
}
