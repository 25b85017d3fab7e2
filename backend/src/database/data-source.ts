import { type ClientBase, Pool } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { CourseOverride } from '../catalogue/courses/course-override.entity.js';
import { Course } from '../catalogue/courses/course.entity.js';
import { Invitation } from '../identity/invitations/invitation.entity.js';
import { EmailChange } from '../identity/email-change/email-change.entity.js';
import { PasswordReset } from '../identity/password-reset/password-reset.entity.js';
import { Mail } from '../mail/mail.entity.js';
import { Confirmation } from '../newsletter/confirmation/confirmation.entity.js';
import { UnsubscribeRecord } from '../newsletter/unsubscribe-record.entity.js';
import { StaffAssignment } from '../catalogue/marketplace/staff-assignment.entity.js';
import { UdemyCourse } from '../catalogue/marketplace/udemy-course.entity.js';
import { Subscription } from '../newsletter/subscription.entity.js';
import { JoinedCourse } from '../catalogue/links/joined-course.entity.js';
import { SyncRun } from '../sync/runs/sync-run.entity.js';
import { Testimonial } from '../testimonials/testimonial.entity.js';
import { StoryAuthor } from '../testimonials/authors/story-author.entity.js';
import { WebhookDelivery } from '../webhooks/webhook-delivery.entity.js';
import { WebhookEndpoint } from '../webhooks/webhook-endpoint.entity.js';
import { ApiKey } from '../identity/api-keys/api-key.entity.js';
import { KnownDevice } from '../identity/sessions/known-device.entity.js';
import { Session } from '../identity/sessions/session.entity.js';
import { PasskeyChallenge } from '../identity/passkeys/passkey-challenge.entity.js';
import { Passkey } from '../identity/passkeys/passkey.entity.js';
import { TwoFactor } from '../identity/two-factor/two-factor.entity.js';
import { User } from '../identity/users/user.entity.js';
import { SavedView } from '../identity/saved-views/saved-view.entity.js';
import { DeadlinePool } from './deadline-pool.js';
import { MIGRATIONS } from './migrations/index.js';
import { TransactionPool } from './transaction-pool.js';
import { connectionTo } from '../common/sql/servers.js';
import { OF_SESSIONS, settingsOf } from '../common/sql/session-settings.js';
import { REQUEST_DEADLINE } from '../common/sql/deadline.js';

/** Milliseconds. */
const CONNECT_TIMEOUT = 4_000;
/** Shorter than a request’s deadline, so that the server itself ends what takes too long. */
export const STATEMENT_TIMEOUT = 7_000;
/** As long as requests may stand behind a migration that waits for a table. */
const LOCK_TIMEOUT = 5_000;
/** Far more than a transaction of this process is ever idle; but for `WITHOUT_IDLE_LIMIT`. */
const IDLE_TRANSACTION_TIMEOUT = 60_000;

/** Of the application's sessions. */
const LIMITS = {
  statement_timeout: STATEMENT_TIMEOUT,
  idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT,
  ...OF_SESSIONS,
};

function connectionOptions(url: string) {
  return {
    type: 'postgres',
    url,
    entities: [
      Course,
      CourseOverride,
      UdemyCourse,
      StaffAssignment,
      JoinedCourse,
      SavedView,
      SyncRun,
      User,
      Session,
      KnownDevice,
      TwoFactor,
      Passkey,
      PasskeyChallenge,
      ApiKey,
      WebhookEndpoint,
      WebhookDelivery,
      Testimonial,
      StoryAuthor,
      Subscription,
      UnsubscribeRecord,
      Confirmation,
      Mail,
      Invitation,
      PasswordReset,
      EmailChange,
    ],
    migrations: MIGRATIONS,
    migrationsTransactionMode: 'each',
    applicationName: 'lectern',
    connectTimeoutMS: CONNECT_TIMEOUT,
  } satisfies DataSourceOptions;
}

/**
 * The application’s connections. Statements are limited; for requests, see `deadline.ts`.
 * @param isPooled through a pooler in transaction mode, which has to limit them (`pooler.ts`)
 */
export function dataSourceOptions(
  url: string,
  poolSize: number,
  { isPooled = false } = {},
): DataSourceOptions {
  return {
    ...connectionOptions(url),
    driver: { Pool: isPooled ? TransactionPool : DeadlinePool },
    poolSize,
    extra: {
      ...connectionTo(url),
      ...sessionOptions(isPooled ? {} : LIMITS),
      query_timeout: REQUEST_DEADLINE,
    },
  };
}

/**
 * A connection whose statements take as long as they need, but wait for no lock for long.
 * @param only the names of the migrations that it knows; all without
 */
export function createDataSource(url: string, only?: readonly string[]): DataSource {
  const options = connectionOptions(url);
  return new DataSource({
    ...options,
    driver: { Pool },
    migrations: options.migrations.filter(({ name }) => only?.includes(name) ?? true),
    poolSize: 1,
    extra: {
      ...connectionTo(url),
      ...sessionOptions({ statement_timeout: 0, lock_timeout: LOCK_TIMEOUT, ...OF_SESSIONS }),
    },
  });
}

/** The names of the migrations that this Lectern knows, in their order. */
export function knownMigrations(): string[] {
  return connectionOptions('').migrations.map(({ name }) => name);
}

/** As statements, since poolers refuse most of it as start parameters. */
function sessionOptions(settings: Record<string, number | string>) {
  // The driver reads dates of this form only.
  const statements = `SET DateStyle = 'ISO'; ${settingsOf(settings)}`;
  return {
    // For firewalls, where a connection is idle for minutes.
    keepAlive: true,
    onConnect: (client: ClientBase) => client.query(statements),
  };
}
