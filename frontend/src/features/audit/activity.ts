import type { AuditLineDto } from '../../api/generated/model/auditLineDto';
import type { AuditPageDto } from '../../api/generated/model/auditPageDto';
import { actionInWords, changeInWords } from './audit-values';
import { actInWords, titleInWords } from './audit-words';

/** What one request has done, or the program with one record. */
export interface Activity {
  /** The newest of its lines. */
  line: AuditLineDto;
  /** Such as "Changed a course · Git for Teams · price: $199.00 → $249.00", or "Deleted stories · 12 records". */
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
    return line ? { line, words: wordsOf(group, line, group.at(-1) === cut) } : [];
  });
}

function wordsOf(group: AuditLineDto[], line: AuditLineDto, isCut: boolean): string {
  const records = new Set(group.map(({ object_id: id }) => id)).size;
  if (records > 1) return `${actInWords(line.act)} · ${records}${isCut ? ' or more' : ''} records`;
  return [titleInWords(line), nameOf(line), changesOf(line)].filter(Boolean).join(' · ');
}

function changesOf(line: AuditLineDto): string {
  // The title of a sync has its state already.
  if (line.object_type === 'syncRun') return '';
  const changed = line.fields.filter(({ before, after }) => before !== null && after !== null);
  return actionInWords(line) ?? changed.map(changeInWords).join(', ');
}

/** Fields that say what a record that is gone was called. */
const NAMES = ['title', 'name', 'student_name', 'username', 'email'];

function nameOf({ object_name: name, fields }: AuditLineDto): string | null {
  const former = fields.find(({ field }) => NAMES.includes(field));
  return name ?? former?.before ?? former?.after ?? null;
}
