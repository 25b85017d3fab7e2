/** What the audit log calls the things that people change. */
export const AUDIT_OBJECT_TYPES = [
  'course',
  'udemyCourse',
  'story',
  'subscriber',
  'user',
  'invitation',
  'syncRun',
  'picture',
  'view',
  'apiKey',
  'webhookEndpoint',
  'mail',
  'cspReports',
  'audit',
] as const;
export type AuditObjectType = (typeof AUDIT_OBJECT_TYPES)[number];
