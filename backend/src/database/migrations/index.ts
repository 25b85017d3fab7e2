import { CreateCourses1763700000000 } from './1763700000000-create-courses.js';
import { CreateSyncRuns1763700000001 } from './1763700000001-create-sync-runs.js';
import { CreateDemoSeeds1763800000000 } from './1763800000000-create-demo-seeds.js';
import { CreateUsers1763800000001 } from './1763800000001-create-users.js';
import { CreateRateLimits1763800000002 } from './1763800000002-create-rate-limits.js';
import { RememberOverriddenValues1763900000000 } from './1763900000000-remember-overridden-values.js';
import { CreateTestimonials1763900000001 } from './1763900000001-create-testimonials.js';
import { CreateNewsletterSubscriptions1763900000002 } from './1763900000002-create-newsletter-subscriptions.js';
import { CountTestimonialsAndSubscribers1763900000003 } from './1763900000003-count-testimonials-and-subscribers.js';
import { SearchTestimonials1764000000000 } from './1764000000000-search-testimonials.js';
import { CountTestimonialsByDay1764000000001 } from './1764000000001-count-testimonials-by-day.js';
import { UndoModeration1764000000002 } from './1764000000002-undo-moderation.js';
import { PageSubscribers1764200000000 } from './1764200000000-page-subscribers.js';
import { Unsubscribe1764200000001 } from './1764200000001-unsubscribe.js';
import { CreateUdemyCourses1764250000000 } from './1764250000000-create-udemy-courses.js';
import { AnnounceContentChanges1764300000000 } from './1764300000000-announce-content-changes.js';
import { AnnounceWhatVisitorsSee1765040000000 } from './1765040000000-announce-what-visitors-see.js';
import { ComposeUserEmails1765050000000 } from './1765050000000-compose-user-emails.js';
import { SuspectTestimonials1765060000000 } from './1765060000000-suspect-testimonials.js';
import { KeepTypedEntities1765060000001 } from './1765060000001-keep-typed-entities.js';
import { SayOnceWhatIsVisible1765070000000 } from './1765070000000-say-once-what-is-visible.js';
import { AnnounceWhatHasChanged1765080000000 } from './1765080000000-announce-what-has-changed.js';
import { SearchShortTerms1765090000000 } from './1765090000000-search-short-terms.js';
import { SearchCourses1765091000000 } from './1765091000000-search-courses.js';
import { CountMissingSearches1765091000001 } from './1765091000001-count-missing-searches.js';
import { CountEnrolClicks1765092000000 } from './1765092000000-count-enrol-clicks.js';
import { RecordSyncChanges1765100000000 } from './1765100000000-record-sync-changes.js';
import { SortLists1765101000000 } from './1765101000000-sort-lists.js';
import { UndoErasures1765102000000 } from './1765102000000-undo-erasures.js';
import { UndoUserChanges1765103000000 } from './1765103000000-undo-user-changes.js';
import { CreateSavedViews1765110000000 } from './1765110000000-create-saved-views.js';
import { SketchTestimonials1765111000000 } from './1765111000000-sketch-testimonials.js';
import { RecordSyncProblems1765200000000 } from './1765200000000-record-sync-problems.js';
import { RuleEachCourse1765201000000 } from './1765201000000-rule-each-course.js';
import { UndoSyncs1765210000000 } from './1765210000000-undo-syncs.js';
import { RecordCourseChanges1765211000000 } from './1765211000000-record-course-changes.js';
import { FollowSyncs1765220000000 } from './1765220000000-follow-syncs.js';
import { KeepWebhooks1765221000000 } from './1765221000000-keep-webhooks.js';
import { QueueWebhooks1765230000000 } from './1765230000000-queue-webhooks.js';
import { FollowCurricula1765231000000 } from './1765231000000-follow-curricula.js';
import { JoinCourses1765240000000 } from './1765240000000-join-courses.js';
import { SuggestPairs1765241000000 } from './1765241000000-suggest-pairs.js';
import { AnnounceSyncs1765250000000 } from './1765250000000-announce-syncs.js';
import { RecordDeclined1765251000000 } from './1765251000000-record-declined.js';
import { UndoBackToSource1765270000000 } from './1765270000000-undo-back-to-source.js';
import { SortUsers1765280000000 } from './1765280000000-sort-users.js';
import { CheckEnrolLinks1765281000000 } from './1765281000000-check-enrol-links.js';
import { CreateMails1765300000000 } from './1765300000000-create-mails.js';
import { CreateInvitations1765301000000 } from './1765301000000-create-invitations.js';
import { CreatePasswordResets1765310000000 } from './1765310000000-create-password-resets.js';
import { CreateSessions1765320000000 } from './1765320000000-create-sessions.js';
import { BoundAlikeCourses1765330000000 } from './1765330000000-bound-alike-courses.js';
import { CreateAuditLog1765340000000 } from './1765340000000-create-audit-log.js';
import { NoteChangedRows1765341000000 } from './1765341000000-note-changed-rows.js';
import { CreateApiKeys1765360000000 } from './1765360000000-create-api-keys.js';
import { KnowDevices1765361000000 } from './1765361000000-know-devices.js';
import { CreateTwoFactors1765370000000 } from './1765370000000-create-two-factors.js';
import { ConfirmSubscriptions1765380000000 } from './1765380000000-confirm-subscriptions.js';
import { KeepConsents1765381000000 } from './1765381000000-keep-consents.js';
import { CreateStoryAuthors1765390000000 } from './1765390000000-create-story-authors.js';
import { KeepCorrections1765391000000 } from './1765391000000-keep-corrections.js';
import { KeepPictures1765400000000 } from './1765400000000-keep-pictures.js';
import { CreatePasskeys1765410000000 } from './1765410000000-create-passkeys.js';
import { ProveAgain1765411000000 } from './1765411000000-prove-again.js';
import { AnnounceStoriesOfCourses1765430000000 } from './1765430000000-announce-stories-of-courses.js';
import { MakePasswordLinks1765500000000 } from './1765500000000-make-password-links.js';
import { TakePictures1765510000000 } from './1765510000000-take-pictures.js';
import { CreateWebhooks1765530000000 } from './1765530000000-create-webhooks.js';
import { FindNewsletterMails1765600000000 } from './1765600000000-find-newsletter-mails.js';
import { RefuseAddresses1765610000000 } from './1765610000000-refuse-addresses.js';
import { RestrictAuditRole1765620000000 } from './1765620000000-restrict-audit-role.js';
import { FeatureCourses1765630000000 } from './1765630000000-feature-courses.js';
import { FindFailedWebhooks1765640000000 } from './1765640000000-find-failed-webhooks.js';
import { CountMailsSentAgain1765650000000 } from './1765650000000-count-mails-sent-again.js';
import { KeepCspReports1765700000000 } from './1765700000000-keep-csp-reports.js';
import { KeepRecentErrors1765710000000 } from './1765710000000-keep-recent-errors.js';
import { ListReplicas1765720000000 } from './1765720000000-list-replicas.js';
import { CountEnrolDays1765730000000 } from './1765730000000-count-enrol-days.js';
import { ConfirmNewEmails1765740000000 } from './1765740000000-confirm-new-emails.js';
import { FindUnusedPictures1765760000007 } from './1765760000007-find-unused-pictures.js';
import { TellOfWhatIsShown1765810000000 } from './1765810000000-tell-of-what-is-shown.js';
import { KeepWhatUsersOwn1765820000000 } from './1765820000000-keep-what-users-own.js';
import { ForgetRunsUnnoted1765830000000 } from './1765830000000-forget-runs-unnoted.js';
import { NoteLeftPictures1765830000001 } from './1765830000001-note-left-pictures.js';
import { NoteCourseEndings1765830000002 } from './1765830000002-note-course-endings.js';
import { ForgetAnswersAboutSubscribers1765830000003 } from './1765830000003-forget-answers-about-subscribers.js';
import { ComposeStories1765840000000 } from './1765840000000-compose-stories.js';
import { FindAuthorsByAddress1765845000000 } from './1765845000000-find-authors-by-address.js';
import { ComposeKeptStories1765845000001 } from './1765845000001-compose-kept-stories.js';
import { HideSearchesOfViews1765850000000 } from './1765850000000-hide-searches-of-views.js';
import { KeepKnownDevices1765850000001 } from './1765850000001-keep-known-devices.js';
import { FindLastTries1765855000000 } from './1765855000000-find-last-tries.js';
import { NoteSilentEndpoints1765855000001 } from './1765855000001-note-silent-endpoints.js';
import { SearchWithoutAccents1765856000000 } from './1765856000000-search-without-accents.js';
import { DropRecentEnrolClicks1795898000000 } from './1795898000000-drop-recent-enrol-clicks.js';
import { SecureAuditFunctions1795898844002 } from './1795898844002-secure-audit-functions.js';
import { EndIssuedLinks1795899863002 } from './1795899863002-end-issued-links.js';
import { EraseForGood1795900634002 } from './1795900634002-erase-for-good.js';
import { CompareOverrides1795901603002 } from './1795901603002-compare-overrides.js';
import { KeepPaymentOptions1795899000002 } from './1795899000002-keep-payment-options.js';

/** In the order in which they run. */
export const MIGRATIONS = [
  CreateCourses1763700000000,
  CreateSyncRuns1763700000001,
  CreateDemoSeeds1763800000000,
  CreateUsers1763800000001,
  CreateRateLimits1763800000002,
  RememberOverriddenValues1763900000000,
  CreateTestimonials1763900000001,
  CreateNewsletterSubscriptions1763900000002,
  CountTestimonialsAndSubscribers1763900000003,
  SearchTestimonials1764000000000,
  CountTestimonialsByDay1764000000001,
  UndoModeration1764000000002,
  PageSubscribers1764200000000,
  Unsubscribe1764200000001,
  CreateUdemyCourses1764250000000,
  AnnounceContentChanges1764300000000,
  AnnounceWhatVisitorsSee1765040000000,
  ComposeUserEmails1765050000000,
  SuspectTestimonials1765060000000,
  KeepTypedEntities1765060000001,
  SayOnceWhatIsVisible1765070000000,
  AnnounceWhatHasChanged1765080000000,
  SearchShortTerms1765090000000,
  SearchCourses1765091000000,
  CountMissingSearches1765091000001,
  CountEnrolClicks1765092000000,
  RecordSyncChanges1765100000000,
  SortLists1765101000000,
  UndoErasures1765102000000,
  UndoUserChanges1765103000000,
  CreateSavedViews1765110000000,
  SketchTestimonials1765111000000,
  RecordSyncProblems1765200000000,
  RuleEachCourse1765201000000,
  UndoSyncs1765210000000,
  RecordCourseChanges1765211000000,
  FollowSyncs1765220000000,
  KeepWebhooks1765221000000,
  QueueWebhooks1765230000000,
  FollowCurricula1765231000000,
  JoinCourses1765240000000,
  SuggestPairs1765241000000,
  AnnounceSyncs1765250000000,
  RecordDeclined1765251000000,
  UndoBackToSource1765270000000,
  SortUsers1765280000000,
  CheckEnrolLinks1765281000000,
  CreateMails1765300000000,
  CreateInvitations1765301000000,
  CreatePasswordResets1765310000000,
  CreateSessions1765320000000,
  BoundAlikeCourses1765330000000,
  CreateAuditLog1765340000000,
  NoteChangedRows1765341000000,
  CreateApiKeys1765360000000,
  KnowDevices1765361000000,
  CreateTwoFactors1765370000000,
  ConfirmSubscriptions1765380000000,
  KeepConsents1765381000000,
  CreateStoryAuthors1765390000000,
  KeepCorrections1765391000000,
  KeepPictures1765400000000,
  CreatePasskeys1765410000000,
  ProveAgain1765411000000,
  AnnounceStoriesOfCourses1765430000000,
  MakePasswordLinks1765500000000,
  TakePictures1765510000000,
  CreateWebhooks1765530000000,
  FindNewsletterMails1765600000000,
  RefuseAddresses1765610000000,
  RestrictAuditRole1765620000000,
  FeatureCourses1765630000000,
  FindFailedWebhooks1765640000000,
  CountMailsSentAgain1765650000000,
  KeepCspReports1765700000000,
  KeepRecentErrors1765710000000,
  ListReplicas1765720000000,
  CountEnrolDays1765730000000,
  ConfirmNewEmails1765740000000,
  FindUnusedPictures1765760000007,
  TellOfWhatIsShown1765810000000,
  KeepWhatUsersOwn1765820000000,
  ForgetRunsUnnoted1765830000000,
  NoteLeftPictures1765830000001,
  NoteCourseEndings1765830000002,
  ForgetAnswersAboutSubscribers1765830000003,
  ComposeStories1765840000000,
  FindAuthorsByAddress1765845000000,
  ComposeKeptStories1765845000001,
  HideSearchesOfViews1765850000000,
  KeepKnownDevices1765850000001,
  FindLastTries1765855000000,
  NoteSilentEndpoints1765855000001,
  SearchWithoutAccents1765856000000,
  DropRecentEnrolClicks1795898000000,
  SecureAuditFunctions1795898844002,
  KeepPaymentOptions1795899000002,
  EndIssuedLinks1795899863002,
  EraseForGood1795900634002,
  CompareOverrides1795901603002,
];
