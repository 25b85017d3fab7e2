import type { AuditEntryDto } from '../../api/generated/model/auditEntryDto';
import type { AuditPageDto } from '../../api/generated/model/auditPageDto';
import { formatPredicate } from './audit-sentences';
import { formatAction } from './audit-labels';

/** The audit entries of one request, or those of one record if a program wrote them. */
export interface Activity {
  entry: AuditEntryDto;
  /** For example "Deleted the story of Maria Santos" or "Deleted stories · 12 records". */
  text: string;
}

/** Groups entries by request, newest first. */
export function activitiesOf({ entries, next }: AuditPageDto): Activity[] {
  const groups = new Map<string, AuditEntryDto[]>();
  for (const entry of entries) {
    const { action, request_id: request, object_type: type, object_id: id } = entry;
    const key = [action, request ?? `${type} ${id}`].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  const cut = next === null ? undefined : entries.at(-1);
  return [...groups.values()].flatMap((group) => {
    const [entry] = group;
    return entry ? { entry: entry, text: formatActivity(group, entry, group.at(-1) === cut) } : [];
  });
}

function formatActivity(group: AuditEntryDto[], entry: AuditEntryDto, isCut: boolean): string {
  const records = new Set(group.map(({ object_id: id }) => id)).size;
  if (records === 1) return formatPredicate(entry);
  return `${formatAction(entry.action)} · ${records}${isCut ? ' or more' : ''} records`;
}
