import type { ChangeRule } from '../change.js';

/** The rules of tables whose changes matter to the audit log alone, by table name. */
export const AUDITED_ONLY = {
  api_keys: {
    audit: {
      type: 'apiKey',
      fields: ['name', 'scopes', 'addresses', 'expires_at'],
    },
  },
  different_courses: {
    audit: {
      type: 'course',
      fields: ['udemy_id'],
      called: { udemy_id: 'distinct from' },
    },
  },
  invitations: {
    audit: {
      type: 'invitation',
      fields: ['email', 'name', 'role', 'inviter_name', 'expires_at', 'accepted_at', 'revoked_at'],
      called: { inviter_name: 'inviter' },
    },
  },
  newsletter_subscriptions: {
    audit: {
      type: 'subscriber',
      fields: ['subscribed_at'],
    },
  },
  passkeys: {
    audit: {
      type: 'user',
      fields: ['name'],
      called: { name: 'passkey' },
    },
  },
  saved_views: {
    audit: {
      type: 'view',
      fields: ['list', 'name', 'is_shared', 'query'],
    },
  },
  sessions: {
    audit: {
      type: 'user',
      fields: ['device'],
    },
  },
  two_factors: {
    audit: {
      type: 'user',
      fields: ['confirmed_at', 'secret', 'recovery_codes'],
      called: {
        confirmed_at: 'two-factor authentication since',
        secret: 'authenticator app',
        recovery_codes: 'recovery codes',
      },
    },
  },
  user_links: {
    audit: {
      type: 'user',
      fields: ['email', 'new_email', 'ended', 'expires_at'],
      called: { new_email: 'new email', ended: 'change of email' },
    },
  },
  webhook_endpoints: {
    audit: {
      type: 'webhookEndpoint',
      fields: ['name', 'events', 'is_active', 'url', 'secret'],
    },
  },
} satisfies Record<string, ChangeRule>;
