import { CourseOverride } from '../catalogue/entities/course-override.entity.js';
import { Course } from '../catalogue/entities/course.entity.js';
import { Invitation } from '../identity/invitations/invitation.entity.js';
import { UserLink } from '../identity/links/user-link.entity.js';
import { Mail } from '../mail/mail.entity.js';
import { Confirmation } from '../newsletter/confirmation/confirmation.entity.js';
import { UnsubscribeRecord } from '../newsletter/unsubscribe-record.entity.js';
import { StaffAssignment } from '../catalogue/entities/staff-assignment.entity.js';
import { UdemyCourse } from '../catalogue/entities/udemy-course.entity.js';
import { Subscription } from '../newsletter/subscription.entity.js';
import { LinkedCourses } from '../catalogue/entities/linked-courses.entity.js';
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
import type { EntityClass } from '../database/data-source.js';

export const ENTITIES: EntityClass[] = [
  Course,
  CourseOverride,
  UdemyCourse,
  StaffAssignment,
  LinkedCourses,
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
  UserLink,
];
