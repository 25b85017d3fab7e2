import { formatMoney } from '../../../../backend/src/common/price/price-words';
import type { AuditFieldDto } from '../../api/generated/model/auditFieldDto';
import type { AuditEntryDto } from '../../api/generated/model/auditEntryDto';
import { DAY_AND_TIME } from '../../components/admin/time-formats';
import { formatCount } from '../../format-count';

/** Labels for fields whose names are unclear. */
const FIELDS: Readonly<Record<string, string>> = {
  accepted_at: 'accepted',
  cancelled_at: 'cancelled',
  enroll_url: 'enrollment link',
  expires_at: 'valid until',
  image_url: 'picture',
  is_active: 'active',
  is_featured: 'featured on the home page',
  is_paid: 'paid',
  is_shared: 'shared',
  is_visible: 'shown to visitors',
  revoked_at: 'revoked',
  subscribed_at: 'subscribed',
  sync_rule: 'sync rule',
};

/** Fields that count records. */
const COUNTS: Readonly<Record<string, [one: string, many: string]>> = {
  importNewsletters: ['subscriber added', 'subscribers added'],
  importRedirects: ['redirect added or changed', 'redirects added or changed'],
  exportNewsletters: ['subscriber in the file', 'subscribers in the file'],
  listNewsletters: ['subscriber shown', 'subscribers shown'],
  listPendingNewsletters: ['pending subscriber shown', 'pending subscribers shown'],
  getAdminTestimonial: ['address of an author shown', 'addresses of authors shown'],
  getNeeds: ['address of an author shown', 'addresses of authors shown'],
  listAdminTestimonials: ['address of an author shown', 'addresses of authors shown'],
  forget: ['entry deleted', 'entries deleted'],
};

export function isCounted(action: string): boolean {
  return action in COUNTS;
}

const COUNTED = ['added', 'rows', 'entries'];

const VALUES: Readonly<Record<string, string>> = { true: 'yes', false: 'no', '[]': 'none' };

const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d/;

export function formatField(field: string): string {
  return FIELDS[field] ?? field.replaceAll('_', ' ');
}

/** Formats a value: "yes", a time in the viewer's time zone, or "a, b" for a list. */
export function formatValue(value: string | null, field?: string): string {
  if (value === null) return 'nothing';
  if (field === 'price' && !Number.isNaN(Number(value))) return formatMoney(Number(value), 'USD');
  if (value in VALUES) return VALUES[value] ?? value;
  if (MOMENT.test(value)) {
    const date = new Date(value);
    return Number.isNaN(date.getTime()) ? value : DAY_AND_TIME.format(date);
  }
  return formatList(value) ?? value;
}

/** Describes actions that only count records or run a sync; returns null for all others. */
export function formatCountedAction({
  action,
  object_type: type,
  fields,
}: AuditEntryDto): string | null {
  const after = new Map(fields.map((field) => [field.field, field.after]));
  const [one, many] = COUNTS[action] ?? [];
  if (one && many) {
    const count = Number(COUNTED.map((name) => after.get(name)).find((value) => value) ?? 0);
    return `${formatCount(count)} ${count === 1 ? one : many}`;
  }
  if (type === 'picture') return `${after.get('width')} × ${after.get('height')} pixels`;
  if (type === 'syncRun' && fields.every(({ before }) => before === null)) return formatRun(after);
  return null;
}

function formatRun(after: ReadonlyMap<string, string | null>): string {
  const counts = ['added', 'updated', 'removed'].flatMap((name) => {
    const value = after.get(name);
    return value && value !== '0' ? `${value} ${name}` : [];
  });
  const known = ['trigger', 'status', 'decision'].flatMap((name) => after.get(name) ?? []);
  const scope = after.get('scope');
  return [
    ...(scope ? [scope === 'platform' ? 'the whole platform' : `only ${scope}`] : []),
    ...known,
    ...counts,
  ].join(', ');
}

function formatList(value: string): string | null {
  if (!/^[[{]/.test(value)) return null;
  try {
    return toWords(JSON.parse(value));
  } catch {
    return null;
  }
}

function toWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(toWords).join(', ');
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([name, one]) => `${formatField(name)} ${toWords(one)}`)
      .join(', ');
  }
  return VALUES[String(value)] ?? String(value);
}

/** For example "active: yes → no". */
export function formatChange({ field, before, after }: AuditFieldDto): string {
  const values = (before === null ? [after] : [before, after]).map((value) =>
    isolateBidi(formatValue(value, field)),
  );
  return `${formatField(field)}: ${values.join(' → ')}`;
}

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** Isolates the value. Otherwise Hebrew or Arabic text would swap the values around the arrow. */
function isolateBidi(value: string): string {
  return RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value;
}
