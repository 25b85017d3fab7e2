import {
  type Change,
  changedColumns,
  hasChanged,
  type HistoryEntry,
  type RecordChange,
  valuesOf,
  type NewWebhookEvent,
  type CacheTag,
} from '../change.js';

export function tagsOfCourses(ids: Iterable<string>): CacheTag[] {
  const tags = [...ids].map((id): CacheTag => `course ${id}`);
  return tags.length > 0 ? ['courses', ...tags] : [];
}

export const isVisible = ({ before, after }: Change) =>
  Boolean(before?.['is_visible']) || Boolean(after?.['is_visible']);

export function courseEvents(
  platform: 'thinkific' | 'udemy',
  changes: readonly RecordChange[],
): NewWebhookEvent[] {
  return changes
    .filter(
      (change) =>
        isVisible(change) && changedColumns(change, ['sync_rule', 'difference']).length > 0,
    )
    .map(({ record, at }) => ({ event: 'course.changed', subject: `${platform} ${record}`, at }));
}

interface Difference {
  declined: boolean;
  fields: HistoryEntry['fields'];
}

/** Returns the history entry for an admin's decision about visibility, sync rule or declined changes. */
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
