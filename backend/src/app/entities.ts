import { CourseOverride } from '../catalogue/entities/course-override.entity.js';
import { Course } from '../catalogue/entities/course.entity.js';
import { CoursePromotion } from '../catalogue/entities/course-promotion.entity.js';
import { CourseInstructor } from '../catalogue/instructors/course-instructor.entity.js';
import { Instructor } from '../catalogue/instructors/instructor.entity.js';
import { Invitation } from '../identity/invitations/invitation.entity.js';
import { UserLink } from '../identity/links/user-link.entity.js';
import { Offering } from '../offerings/offering.entity.js';
import { CourseInterest } from '../offerings/registrations/course-interest.entity.js';
import { ParticipantMessage } from '../offerings/registrations/participant-message.entity.js';
import { Registration } from '../offerings/registrations/registration.entity.js';
import { Mail } from '../mail/mail.entity.js';
import { Confirmation } from '../newsletter/confirmation/confirmation.entity.js';
import { UnsubscribeRecord } from '../newsletter/unsubscribe-record.entity.js';
import { StaffAssignment } from '../catalogue/entities/staff-assignment.entity.js';
import { UdemyCoupon } from '../catalogue/entities/udemy-coupon.entity.js';
import { UdemyCourse } from '../catalogue/entities/udemy-course.entity.js';
import { Subscription } from '../newsletter/subscription.entity.js';
import { Campaign } from '../catalogue/campaigns/campaign.entity.js';
import { LinkedCourses } from '../catalogue/entities/linked-courses.entity.js';
import { SyncRun } from '../sync/runs/sync-run.entity.js';
import { StoredSetting } from '../settings/stored-setting.entity.js';
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
import { SiteDraft } from '../site-content/site-draft.entity.js';
import { SiteVersion } from '../site-content/site-version.entity.js';
import { MissingAddress } from '../site/redirects/missing-address.entity.js';
import { Redirect } from '../site/redirects/redirect.entity.js';
import { User } from '../identity/users/user.entity.js';
import { SavedView } from '../identity/saved-views/saved-view.entity.js';
import type { EntityClass } from '../database/data-source.js';

export const ENTITIES: EntityClass[] = [
  Course,
  CourseOverride,
  CoursePromotion,
  UdemyCourse,
  UdemyCoupon,
  StaffAssignment,
  LinkedCourses,
  Campaign,
  Instructor,
  CourseInstructor,
  SavedView,
  SyncRun,
  User,
  Session,
  KnownDevice,
  TwoFactor,
  Passkey,
  PasskeyChallenge,
  ApiKey,
  StoredSetting,
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
  SiteDraft,
  SiteVersion,
  Redirect,
  MissingAddress,
  Offering,
  Registration,
  CourseInterest,
  ParticipantMessage,
];
