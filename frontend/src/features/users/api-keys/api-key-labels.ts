import type { ApiKeyDto } from '../../../api/generated/model/apiKeyDto';
import type { KeyScope } from '../../../api/generated/model/keyScope';

interface Area {
  label: string;
  read: KeyScope;
  /** Undefined if there is nothing to write. */
  write?: KeyScope;
}

/** The parts of the back office, named like its screens. */
const AREAS: readonly Area[] = [
  { label: 'Courses (Thinkific)', read: 'courses:read', write: 'courses:write' },
  { label: 'Udemy Courses', read: 'udemy-courses:read', write: 'udemy-courses:write' },
  { label: 'Syncs', read: 'syncs:read', write: 'syncs:write' },
  { label: 'Testimonials', read: 'testimonials:read', write: 'testimonials:write' },
  { label: 'Newsletters', read: 'newsletters:read', write: 'newsletters:write' },
  { label: 'Offerings', read: 'offerings:read', write: 'offerings:write' },
  { label: 'Stats', read: 'stats:read' },
];

export const SCOPE_OPTIONS = AREAS.flatMap(({ label, read, write }) => [
  { value: read, label: `${label}: read` },
  ...(write ? [{ value: write, label: `${label}: write` }] : []),
]);

/** For example "Syncs: read, write · Stats: read". */
export function formatScopes(scopes: readonly KeyScope[]): string {
  return AREAS.flatMap(({ label, read, write }) => {
    const may = [
      ...(scopes.includes(read) ? ['read'] : []),
      ...(write && scopes.includes(write) ? ['write'] : []),
    ];
    return may.length > 0 ? [`${label}: ${may.join(', ')}`] : [];
  }).join(' · ');
}

/** Returns why a key does not work, or undefined if it does. */
export function endOf({ is_valid: isValid, expires_at: end, maker_name: maker }: ApiKeyDto) {
  if (isValid) return undefined;
  if (end && Date.parse(end) <= Date.now())
    return { word: 'Expired', reason: 'The key has expired.' };
  return { word: 'Inactive', reason: `${maker} is no longer an active admin.` };
}
