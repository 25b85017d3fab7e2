import { useEffect } from 'react';
import type { Action } from './RowActions';

export interface OpenRecord {
  name: string;
  actions: Action[];
}

/** Where a record is open: in a dialog, or under the keyboard in a list. */
type Place = 'dialog' | 'list';

const records = new Map<Place, OpenRecord>();

/** Tells the palette what can be done to a record while it is open. */
export function useOpenRecord(place: Place, record: OpenRecord | undefined): void {
  // After each render, since the actions are those of the last one.
  useEffect(() => {
    if (!record) return undefined;
    records.set(place, record);
    return () => {
      if (records.get(place) === record) records.delete(place);
    };
  });
}

/** What is in a dialog stands before what is below it. */
export function openRecord(): OpenRecord | undefined {
  return records.get('dialog') ?? records.get('list');
}
