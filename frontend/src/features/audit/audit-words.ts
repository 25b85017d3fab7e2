import type { AuditLineDto } from '../../api/generated/model/auditLineDto';
import type { AuditObjectType } from '../../api/generated/model/auditObjectType';
import { ACTS } from './acts';

export const OBJECTS: Readonly<Record<AuditObjectType, string>> = {
  course: 'Course',
  udemyCourse: 'Udemy course',
  story: 'Story',
  subscriber: 'Subscriber',
  user: 'User',
  invitation: 'Invitation',
  apiKey: 'API key',
  webhookEndpoint: 'Webhook endpoint',
  mail: 'Mail',
  syncRun: 'Sync',
  picture: 'Picture',
  view: 'Saved view',
  audit: 'Audit log',
};

/** Such as "Decided a story"; for what is not known, such as "Set testimonial status". */
export function actInWords(act: string): string {
  const words = act.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return ACTS[act] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Such as "Story Maria Santos". */
export function recordInWords({
  object_type: type,
  object_id: id,
  object_name: name,
}: AuditLineDto) {
  return [OBJECTS[type], name ?? id].filter((part) => part !== null).join(' ');
}

export function personInWords({ person, address }: AuditLineDto): string {
  if (person.username !== null) return person.username;
  return address === null ? 'Lectern' : 'Nobody signed in';
}

/** Field names are those of the database. */
export function fieldInWords(field: string): string {
  return field.replaceAll('_', ' ');
}

export function changesInWords({ fields }: AuditLineDto): string {
  return fields
    .map(({ field, before, after }) => {
      const values = before === null ? (after ?? 'nothing') : `${before} → ${after ?? 'nothing'}`;
      return `${fieldInWords(field)}: ${values}`;
    })
    .join(', ');
}
