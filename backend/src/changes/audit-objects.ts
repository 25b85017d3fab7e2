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
  'audit',
] as const;
export type AuditObjectType = (typeof AUDIT_OBJECT_TYPES)[number];

/** Where the records are; acts that change no row of theirs are noted of this table. */
export const TABLE_OF: Readonly<Record<AuditObjectType, string>> = {
  course: 'courses',
  udemyCourse: 'udemy_courses',
  story: 'testimonials',
  subscriber: 'newsletter_subscriptions',
  user: 'users',
  invitation: 'invitations',
  syncRun: 'sync_runs',
  picture: 'pictures',
  view: 'saved_views',
  apiKey: 'api_keys',
  webhookEndpoint: 'webhook_endpoints',
  mail: 'mails',
  audit: 'changes',
};
