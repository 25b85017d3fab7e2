import type { AuditEntryDto } from '../../api/generated/model/auditEntryDto';
import type { AuditObjectType } from '../../api/generated/model/auditObjectType';
import { ACTION_TEXTS } from './audit-actions';
import { formatChange, formatCountedAction } from './audit-values';

export const OBJECTS: Readonly<Record<AuditObjectType, string>> = {
  course: 'Course',
  udemyCourse: 'Udemy course',
  instructor: 'Instructor',
  story: 'Story',
  subscriber: 'Subscriber',
  user: 'User',
  invitation: 'Invitation',
  apiKey: 'API key',
  webhookEndpoint: 'Webhook endpoint',
  setting: 'Setting',
  redirect: 'Redirect',
  campaign: 'Campaign',
  offering: 'Offering',
  registration: 'Registration',
  mail: 'Email',
  syncRun: 'Sync',
  picture: 'Picture',
  view: 'Saved view',
  site: 'Site',
  audit: 'Audit log',
};

/** For example "Deleted a story". Unknown actions use their id: "Set testimonial status". */
export function formatAction(action: string): string {
  const words = action.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return (ACTION_TEXTS[action] ?? words.charAt(0).toUpperCase() + words.slice(1)).replaceAll(
    /[[\]]/g,
    '',
  );
}

/** Returns the action. Syncs write one entry per state, so their title includes the state. */
export function formatTitle({ action, object_type: type, fields }: AuditEntryDto): string {
  const status = fields.find(({ field }) => field === 'status')?.after;
  if (type !== 'syncRun' || !status) return formatAction(action);
  return `${formatAction(action)}: ${status === 'running' ? 'begun' : status}`;
}

/** For example "Story Maria Santos". */
export function formatRecord({
  object_type: type,
  object_id: id,
  object_name: name,
}: AuditEntryDto) {
  return [OBJECTS[type], name ?? id].filter((part) => part !== null).join(' ');
}

export function formatPerson({ person, address }: AuditEntryDto): string {
  if (person.username !== null) return person.username;
  return address === null ? 'Lectern' : 'Not signed in';
}

/** Lists the changes, or describes the action if no record changed. */
export function formatChanges(entry: AuditEntryDto): string {
  return formatCountedAction(entry) ?? entry.fields.map(formatChange).join(', ');
}
