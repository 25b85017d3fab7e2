import type { AuditFieldDto } from '../../api/generated/model/auditFieldDto';
import type { AuditEntryDto } from '../../api/generated/model/auditEntryDto';
import type { AuditObjectType } from '../../api/generated/model/auditObjectType';
import { ACTION_TEXTS, CHANGE_ACTIONS } from './audit-actions';
import { formatCountedAction, formatField, isCounted, formatValue } from './audit-values';
import { formatAction, formatPerson } from './audit-labels';

const OBJECTS: Readonly<Record<AuditObjectType, (name: string) => string>> = {
  course: (name) => name,
  udemyCourse: (name) => name,
  user: (name) => name,
  instructor: (name) => name,
  story: (name) => `the story of ${name}`,
  subscriber: (id) => `subscriber ${id}`,
  invitation: (name) => `the invitation of ${name}`,
  syncRun: (name) => `sync ${name}`,
  view: (name) => `the view ${name}`,
  apiKey: (name) => `the API key ${name}`,
  webhookEndpoint: (name) => `the webhook endpoint ${name}`,
  setting: (name) => `the setting ${name}`,
  campaign: (name) => `campaign ${name}`,
  redirect: (path) => `the redirect from ${path}`,
  offering: (name) => `offering ${name}`,
  registration: (id) => `registration ${id}`,
  mail: (id) => `email ${id}`,
  picture: (id) => `picture ${id}`,
  site: () => 'the site',
  audit: () => 'the audit log',
};

/** Fields that contain the name of a deleted record. */
const NAMES = ['title', 'name', 'student_name', 'username', 'email', 'old address'];

/** Verbs for boolean fields. */
const SWITCHES: Readonly<Record<string, [on: string, off: string]>> = {
  is_active: ['activated', 'deactivated'],
  is_visible: ['showed', 'hid'],
  visibility: ['showed', 'hid'],
};

/** A sentence names this many changes; the entry lists all of them. */
const MAX_CHANGES = 3;
const MAX_VALUE_LENGTH = 60;

/** The form saves this field for the sync; users do not need to see it. */
const INTERNAL = 'compared platform values';

/** For example "Alex Morgan changed the price of SQL Beyond the Basics from $199.00 to $249.00". */
export function formatSentence(entry: AuditEntryDto): string {
  return `${entry.person.name ?? formatPerson(entry)} ${actionOf(entry)}`;
}

/** For example "Changed the price of SQL Beyond the Basics from $199.00 to $249.00". */
export function formatPredicate(entry: AuditEntryDto): string {
  const words = actionOf(entry);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function actionOf(entry: AuditEntryDto): string {
  const { action } = entry;
  const fields = entry.fields.filter(({ field }) => field !== INTERNAL);
  const object = objectOf(entry);
  if (CHANGE_ACTIONS.has(action) && object !== null && fields.length > 0) {
    const changes = fields.map((field, index) => changeOf(field, index === 0 ? object : null));
    const more = changes.length - MAX_CHANGES;
    return [...changes.slice(0, MAX_CHANGES), ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
  }
  const label =
    object === null
      ? formatAction(action)
      : (ACTION_TEXTS[action]?.replace(/\[.*\]/, object) ?? formatAction(action));
  const words = label.charAt(0).toLowerCase() + label.slice(1);
  const details = isCounted(action) ? formatCountedAction(entry) : null;
  return details === null ? words : `${words}: ${details}`;
}

/** Returns null if the entry is not about a single record. */
function objectOf(entry: AuditEntryDto): string | null {
  const { object_type: type, object_id: id, object_name: name, fields } = entry;
  if (id === null) return null;
  const former = NAMES.flatMap((each) => fields.find(({ field }) => field === each) ?? [])[0];
  return OBJECTS[type](name ?? former?.before ?? former?.after ?? id);
}

/**
 * Describes one change.
 * @param object null if the sentence has named it already
 */
function changeOf({ field, before, after }: AuditFieldDto, object: string | null): string {
  const [on, off] = SWITCHES[field] ?? [];
  if (on && off && (after === 'true' || after === 'false')) {
    return `${after === 'true' ? on : off}${object === null ? ' it' : ` ${object}`}`;
  }
  const what = `the ${formatField(field)}${object === null ? '' : ` of ${object}`}`;
  if (after === 'changed') return `changed ${what}`;
  const [was, is] = [before, after].map((value) => shortened(formatValue(value, field)));
  if (before === null) return `set ${what} to ${is}`;
  if (after === null) return `removed ${what}, which was ${was}`;
  return `changed ${what} from ${was} to ${is}`;
}

function shortened(value: string): string {
  return value.length > MAX_VALUE_LENGTH ? `${value.slice(0, MAX_VALUE_LENGTH - 1)}…` : value;
}
