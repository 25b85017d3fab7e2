import type { AuditLineDto } from '../../api/generated/model/auditLineDto';
import type { AuditPageDto } from '../../api/generated/model/auditPageDto';
import { formatPredicate } from './audit-sentences';
import { formatAction } from './audit-labels';

/** What one request has done, or the program with one record. */
export interface Activity {
  /** The newest of its lines. */
  line: AuditLineDto;
  /** Such as "Deleted the story of Maria Santos", or "Deleted stories · 12 records". */
  words: string;
}

/** Newest first. */
export function activitiesOf({ lines, next }: AuditPageDto): Activity[] {
  const groups = new Map<string, AuditLineDto[]>();
  for (const line of lines) {
    const { act, request_id: request, object_type: type, object_id: id } = line;
    const key = [act, request ?? `${type} ${id}`].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  const cut = next === null ? undefined : lines.at(-1);
  return [...groups.values()].flatMap((group) => {
    const [line] = group;
    return line ? { line, words: formatActivity(group, line, group.at(-1) === cut) } : [];
  });
}

function formatActivity(group: AuditLineDto[], line: AuditLineDto, isCut: boolean): string {
  const records = new Set(group.map(({ object_id: id }) => id)).size;
  if (records === 1) return formatPredicate(line);
  return `${formatAction(line.act)} · ${records}${isCut ? ' or more' : ''} records`;
}
