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

/** The tables of the objects. Actions that change no row are recorded for this table, too. */
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
