import { type HistoryEntry, type RecordChange, hasChanged, valuesOf } from '../change.js';

interface Difference {
  declined: boolean;
  fields: HistoryEntry['fields'];
}

/** What admins decide of a platform's course: whether it is shown, how it is synced, and what they decline. */
export function historyOfChoices(change: RecordChange): HistoryEntry | null {
  if (change.operation !== 'update') return null;
  if (hasChanged(change, 'sync_rule'))
    return { kind: 'rule', fields: valuesOf(change, ['sync_rule']) };
  if (hasChanged(change, 'visibility_choice'))
    return { kind: 'visibility', fields: valuesOf(change, ['visibility_choice']) };
  const difference = change.after?.['difference'] as Difference | null | undefined;
  const before = change.before?.['difference'] as Difference | null | undefined;
  if (!difference?.declined || !before || before.declined) return null;
  return { kind: 'declined', fields: difference.fields };
}
