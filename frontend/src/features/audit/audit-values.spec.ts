import type { AuditEntryDto } from '../../api/generated/model/auditEntryDto';
import { formatValue } from './audit-values';
import { formatChanges, formatTitle } from './audit-labels';

const ENTRY: AuditEntryDto = {
  ...{ id: 1, at: '2026-03-04T05:06:07.089Z', person: { id: null, username: null, name: null } },
  ...{ action: 'updateUser', object_type: 'user', object_id: 'u', object_name: null },
  ...{ fields: [], address: null, request_id: null },
};

/** Without what was before. */
const made = (after: Record<string, string>) =>
  Object.entries(after).map(([field, value]) => ({ field, before: null, after: value }));

describe('what a entry of the audit log says', () => {
  it.each([
    ['importNewsletters', 'subscriber', { added: '1' }, '1 subscriber added'],
    ['importNewsletters', 'subscriber', { added: '0' }, '0 subscribers added'],
    ['exportNewsletters', 'subscriber', { rows: '12345' }, '12,345 subscribers in the file'],
    ['forget', 'audit', { entries: '2', last: '9', hash: 'ab' }, '2 entries deleted'],
    ['uploadPicture', 'picture', { width: '800', height: '600' }, '800 × 600 pixels'],
    [
      ...(['sync', 'syncRun'] as const),
      { platform: 'udemy', scope: 'platform', trigger: 'schedule', added: '0', updated: '3' },
      'the whole platform, schedule, 3 updated',
    ],
    [
      'createApiKey',
      'apiKey',
      { scopes: '["courses:read","users:read"]' },
      'scopes: courses:read, users:read',
    ],
    ['createView', 'view', { is_shared: 'false' }, 'shared: no'],
  ] as const)('of %s of a %s is in plain words', (action, type, after, words) => {
    const fields = made(after);
    expect(formatChanges({ ...ENTRY, action, object_type: type, fields })).toBe(words);
  });

  it('has before and after of what has changed', () => {
    const fields = [{ field: 'is_active', before: 'true', after: 'false' }];
    expect(formatChanges({ ...ENTRY, fields })).toBe('active: yes → no');
  });

  it('keeps before and after of Hebrew and Arabic on their sides of the arrow', () => {
    const fields = [
      { field: 'company', before: 'אינטל', after: 'גוגל' },
      { field: 'course_taken', before: 'Git', after: 'بيانات' },
    ];
    expect(formatChanges({ ...ENTRY, fields })).toBe(
      'company: \u2068אינטל\u2069 → \u2068גוגל\u2069, course taken: Git → \u2068بيانات\u2069',
    );
  });

  it.each([
    ['syncRun', null, 'running', 'Ran a sync: begun'],
    ['syncRun', 'running', 'succeeded', 'Ran a sync: succeeded'],
    ['story', 'pending', 'approved', 'Ran a sync'],
  ] as const)('tells the entries of a sync apart: %s %s → %s', (type, before, after, words) => {
    const fields = [{ field: 'status', before, after }];
    expect(formatTitle({ ...ENTRY, action: 'sync', object_type: type, fields })).toBe(words);
  });

  it('has times and what is no JSON as people read them', () => {
    expect(formatValue(new Date(2026, 2, 4, 12).toISOString())).toMatch(/^Mar 4, 2026, /);
    expect(formatValue('{"list":"users","days":[1,2]}')).toBe('list users, days 1, 2');
    expect(formatValue('[not json')).toBe('[not json');
    expect(formatValue(null)).toBe('nothing');
  });
});
