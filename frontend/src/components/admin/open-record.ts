import { useEffect } from 'react';
import type { Action } from './RowActions';

export interface OpenRecord {
  name: string;
  actions: Action[];
}

/** A record is open in a dialog, or is the current row of a list. */
type Place = 'dialog' | 'list';

const records = new Map<Place, OpenRecord>();

/** Offers the actions of the open record in the command palette. */
export function useOpenRecord(place: Place, record: OpenRecord | undefined): void {
  // Runs after each render, because the actions close over its state.
  useEffect(() => {
    if (!record) return undefined;
    records.set(place, record);
    return () => {
      if (records.get(place) === record) records.delete(place);
    };
  });
}

/** Returns the record of the dialog, if one is open, otherwise the one of the list. */
export function openRecord(): OpenRecord | undefined {
  return records.get('dialog') ?? records.get('list');
}
