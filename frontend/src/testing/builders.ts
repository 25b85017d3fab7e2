import { payOnce } from '../../../backend/src/common/price/price-words';
import type { CourseRow } from '../features/courses/admin/course-row';
import type { AdminCourseCardsDto } from '../api/generated/model/adminCourseCardsDto';
import type { AdminCourseDto } from '../api/generated/model/adminCourseDto';
import type { AdminOfferingDto } from '../api/generated/model/adminOfferingDto';
import type { AdminTestimonialDto } from '../api/generated/model/adminTestimonialDto';
import type { AdminUdemyCourseDto } from '../api/generated/model/adminUdemyCourseDto';
import type { CampaignDto } from '../api/generated/model/campaignDto';
import type { CatalogueIndexDto } from '../api/generated/model/catalogueIndexDto';
import type { PublishedStoryDto } from '../api/generated/model/publishedStoryDto';
import type { FeaturedCourseDto } from '../api/generated/model/featuredCourseDto';
import type { CourseDto } from '../api/generated/model/courseDto';
import type { OfferingDetailDto } from '../api/generated/model/offeringDetailDto';
import type { QuestionDto } from '../api/generated/model/questionDto';
import type { RegistrationDto } from '../api/generated/model/registrationDto';
import type { ReviewSuggestionDto } from '../api/generated/model/reviewSuggestionDto';
import type { SyncChangeDto } from '../api/generated/model/syncChangeDto';
import type { InvitationDto } from '../api/generated/model/invitationDto';
import type { SyncRunDto } from '../api/generated/model/syncRunDto';
import type { SyncStatusDto } from '../api/generated/model/syncStatusDto';
import type { UserDto } from '../api/generated/model/userDto';

/** Every builder returns a complete object; a test only names the fields that matter to it. */
export function buildCourse(fields: Partial<CourseDto> = {}): CourseDto {
  return {
    id: '101',
    slug: 'machine-learning-foundations',
    title: 'Machine Learning Foundations',
    description: 'A first course.\n\nWith a second paragraph.',
    category: 'AI',
    level: 'Beginner',
    format: 'Self-paced',
    duration: '6 weeks',
    price: 249,
    paymentOptions: payOnce(fields.price === undefined ? 249 : fields.price),
    imageUrl: 'https://images.example/cover.svg',
    thinkificUrl: 'https://academy.example/enroll/101',
    hasLifetimeAccess: true,
    claimsCertificate: true,
    offers: [{ platform: 'thinkific', price: 249, url: 'https://academy.example/enroll/101' }],
    curriculum: ['First steps', 'Linear models', 'Evaluation'],
    outcomes: ['Train a model', 'Judge its errors'],
    instructors: [],
    ...fields,
  };
}

export function buildCard(fields: Partial<FeaturedCourseDto> = {}): FeaturedCourseDto {
  const {
    description: _,
    thinkificUrl: __,
    offers: ___,
    curriculum,
    outcomes: ____,
    hasLifetimeAccess: ______,
    claimsCertificate: _______,
    imageUrl: _____,
    ...card
  } = buildCourse();
  return {
    ...card,
    opening: 'A first course.',
    instructors: [],
    modules: curriculum.length,
    isOpen: true,
    ...fields,
  };
}

export function buildIndex(cards: FeaturedCourseDto[]): CatalogueIndexDto {
  const fields = Object.keys(buildCard()) as (keyof FeaturedCourseDto)[];
  const columns = fields.map((field) => [field, cards.map((card) => card[field])]);
  const pictures = {
    path: cards.map(({ picture }) => picture?.path ?? null),
    width: cards.map(({ picture }) => picture?.width ?? null),
    height: cards.map(({ picture }) => picture?.height ?? null),
    colour: cards.map(({ picture }) => picture?.colour ?? null),
  };
  return { ...Object.fromEntries(columns), pictures } as CatalogueIndexDto;
}

export function buildUser(fields: Partial<UserDto> = {}): UserDto {
  return {
    id: 'u1',
    username: 'maria',
    name: 'Maria Santos',
    email: 'maria@example.org',
    role: 'admin',
    phone: null,
    is_active: true,
    ...fields,
  };
}

export function buildInvitation(fields: Partial<InvitationDto> = {}): InvitationDto {
  return {
    id: 'i1',
    email: 'ada@example.org',
    name: 'Ada Lovelace',
    role: 'staff',
    inviter_name: 'Maria Santos',
    created_at: '2026-03-04T10:00:00.000Z',
    expires_at: '2126-03-11T10:00:00.000Z',
    ...fields,
  };
}

export function buildAdminCourse(fields: Partial<AdminCourseDto> = {}): AdminCourseDto {
  const name = fields.thinkific_name ?? 'Machine Learning Foundations';
  return {
    platform: 'thinkific',
    thinkific_id: 101,
    thinkific_name: name,
    thinkific_description: '<p>A first course.</p>',
    thinkific_description_text: 'A first course.',
    thinkific_image_url: null,
    thinkific_price: 249,
    thinkific_payment_options: payOnce(
      fields.thinkific_price === undefined ? 249 : fields.thinkific_price,
    ),
    thinkific_category: 'AI',
    thinkific_duration: '6 weeks',
    thinkific_curriculum: ['First steps', 'Linear models'],
    thinkific_url: 'https://academy.example/enroll/101',
    thinkific_removed_at: null,
    synced_at: '2026-03-04T10:00:00.000Z',
    is_visible: true,
    is_featured: false,
    display_title: name,
    display_description: null,
    display_description_text: null,
    display_category: null,
    display_level: null,
    display_duration: null,
    display_format: null,
    display_price: null,
    display_image_url: null,
    display_curriculum: null,
    display_outcomes: null,
    platform_changes: [],
    sync_rule: 'follow',
    etag: '"0"',
    ...fields,
  };
}

export function buildAdminCourseCard(fields: Partial<CourseRow> = {}): CourseRow {
  const name = fields.thinkific_name ?? 'Machine Learning Foundations';
  return {
    platform: 'thinkific',
    thinkific_id: 101,
    thinkific_name: name,
    thinkific_image_url: null,
    thinkific_payment_options: payOnce(249),
    thinkific_category: 'AI',
    thinkific_duration: '6 weeks',
    thinkific_removed_at: null,
    is_visible: true,
    is_featured: false,
    display_title: name,
    display_category: null,
    display_level: null,
    display_duration: null,
    display_format: null,
    display_price: null,
    display_image_url: null,
    description: 'A first course.',
    overridden_fields: [],
    needs: [],
    platform_changes: [],
    sync_rule: 'follow',
    etag: '"0"',
    ...fields,
  };
}

/** Converts cards to the API's format: one array per field. */
export function buildAdminCourseCards(cards: CourseRow[]): AdminCourseCardsDto {
  const fields = Object.keys(buildAdminCourseCard()) as (keyof CourseRow)[];
  const columns = fields.map((field) => [field, cards.map((card) => card[field])]);
  return {
    ...(Object.fromEntries(columns) as AdminCourseCardsDto),
    difference: cards.map(({ difference }) => (difference ? [difference] : [])),
    linked: cards.map(({ linked }) => (linked ? [linked] : [])),
  };
}

export function buildUdemyCourse(fields: Partial<AdminUdemyCourseDto> = {}): AdminUdemyCourseDto {
  return {
    udemy_id: 'x010SgCHN9hvyFtzUBB-zS3_Q==',
    title: 'Reading Tide Tables',
    url: '/course/reading-tide-tables/',
    is_paid: true,
    is_visible: true,
    assigned_staff: [],
    removed_at: null,
    sync_rule: 'follow',
    synced_at: '2026-03-04T10:00:00.000Z',
    referral_code: null,
    coupons: [],
    ...fields,
  };
}

export function buildSyncRun(fields: Partial<SyncRunDto> = {}): SyncRunDto {
  return {
    id: 1,
    platform: 'thinkific',
    trigger: 'schedule',
    started_by: null,
    started_at: '2026-05-04T06:00:00.000Z',
    finished_at: null,
    status: 'running',
    scope: 'platform',
    fetched: 33,
    added: 3,
    updated: 1,
    removed: 0,
    proposed: 0,
    frozen: 0,
    problems: 0,
    requests: 40,
    pages_read: 15,
    courses_done: 12,
    courses_total: 33,
    expected_at: null,
    cancelled_by: null,
    follows: null,
    error: null,
    decision: 'none',
    decided_by: null,
    decided_at: null,
    undo_until: null,
    ...fields,
  };
}

export function buildSyncChange(fields: Partial<SyncChangeDto> = {}): SyncChangeDto {
  return {
    course_id: '1',
    title: 'Retrieval in Practice',
    kind: 'changed',
    held_by: 'none',
    fields: [],
    is_new: false,
    ...fields,
  };
}

export function buildSyncStatus(fields: Partial<SyncStatusDto> = {}): SyncStatusDto {
  return {
    platform: 'thinkific',
    state: 'fresh',
    synced_at: '2026-03-04T12:00:00.000Z',
    next_at: null,
    courses: 33,
    curricula_due: 0,
    failures: 0,
    error: null,
    held_run: null,
    ...fields,
  };
}

export function buildPagination(total: number, page = 1) {
  return { page, limit: 25, total, pages: Math.ceil(total / 25) };
}

export function buildTestimonial(fields: Partial<AdminTestimonialDto> = {}): AdminTestimonialDto {
  return {
    id: 'a',
    studentName: 'Maria',
    studentImage: '/maria.jpg',
    previousRole: 'Nurse',
    currentRole: 'Developer',
    company: 'Harbour',
    companyLogo: null,
    quote: 'Three months in.',
    courseTaken: 'Python',
    linkedinUrl: null,
    createdAt: '2026-03-04T10:00:00Z',
    status: 'pending',
    isVisible: false,
    isFeatured: false,
    isSuspected: false,
    marks: { links: [], emails: [], phones: [], similar: [] },
    etag: '"1"',
    ...fields,
  };
}

export function buildSuggestion(fields: Partial<ReviewSuggestionDto> = {}): ReviewSuggestionDto {
  return {
    id: '7',
    rating: 4.5,
    title: 'Statistics without fear',
    quote: 'I run experiments for a bakery chain.',
    courseId: '101',
    courseTitle: 'Statistics You Will Actually Use',
    reviewedAt: '2026-02-11T16:40:00.000Z',
    ...fields,
  };
}

export function buildPublishedStory(fields: Partial<PublishedStoryDto> = {}): PublishedStoryDto {
  return {
    id: '1',
    studentName: 'Amara Nwosu',
    studentImage: 'https://images.example.org/amara.svg',
    previousRole: 'Branch manager',
    currentRole: 'Data analyst',
    company: 'Northwind Rail',
    companyLogo: null,
    quote: 'Three months in, I rewrote the report that took us two days.',
    courseTaken: 'Statistics You Will Actually Use',
    linkedinUrl: null,
    createdAt: '2026-03-04T10:00:00.000Z',
    ...fields,
  };
}

export function buildAdminOffering(fields: Partial<AdminOfferingDto> = {}): AdminOfferingDto {
  return {
    id: '12',
    slug: 'rag-evening',
    kind: 'meetup',
    state: 'open',
    title: 'RAG evening',
    summary: 'Three short talks.',
    text: 'Bring questions.',
    picture: null,
    courseId: null,
    courseTitle: null,
    timeZone: 'Europe/Berlin',
    sessions: [{ start: '2127-02-03T18:00', end: '2127-02-03T20:00' }],
    startsAt: '2127-02-03T17:00:00.000Z',
    endsAt: '2127-02-03T19:00:00.000Z',
    place: 'Torstraße 1, Berlin',
    onlineUrl: null,
    language: 'en',
    hostId: null,
    hostName: null,
    seats: 12,
    minParticipants: null,
    payment: 'free',
    questions: [],
    offerHours: 24,
    recordingUrl: null,
    counts: { confirmed: 8, offered: 1, waiting: 2 },
    seriesId: null,
    version: 3,
    createdAt: '2026-11-03T09:41:00.000Z',
    ...fields,
  };
}

export function buildRegistration(fields: Partial<RegistrationDto> = {}): RegistrationDto {
  return {
    id: 'r1',
    name: 'Maria Silva',
    email: 'maria@example.org',
    status: 'confirmed',
    place: null,
    offeredUntil: null,
    answers: [],
    hasAttended: null,
    registeredAt: '2026-11-03T09:41:00.000Z',
    mail: null,
    ...fields,
  };
}

export function buildOffering(fields: Partial<OfferingDetailDto> = {}): OfferingDetailDto {
  return {
    id: '12',
    slug: 'rag-cohort-spring',
    kind: 'event',
    state: 'open',
    title: 'Asking the right questions',
    summary: 'One hour about retrieval.',
    course: null,
    timeZone: 'Europe/Berlin',
    startsAt: '2127-02-03T17:00:00.000Z',
    endsAt: '2127-02-03T18:00:00.000Z',
    hasStarted: false,
    sessionCount: 1,
    place: null,
    isOnline: true,
    language: 'en',
    host: 'Amara Okafor',
    seatsLeft: null,
    minParticipants: null,
    payment: 'free',
    recordingUrl: null,
    text: '<p>We build a question answering system.</p>',
    sessions: [{ startsAt: '2127-02-03T17:00:00.000Z', endsAt: '2127-02-03T18:00:00.000Z' }],
    questions: [],
    offerHours: 24,
    ...fields,
  };
}

export function buildQuestion(fields: Partial<QuestionDto> = {}): QuestionDto {
  return {
    id: 'q1',
    label: 'Which laptop do you bring?',
    type: 'choice',
    options: ['macOS', 'Linux'],
    isRequired: true,
    ...fields,
  };
}

export function buildCampaign(fields: Partial<CampaignDto> = {}): CampaignDto {
  return {
    id: '7',
    code: 'spring-mail',
    name: 'Spring newsletter',
    utm_source: 'newsletter',
    utm_medium: 'email',
    utm_campaign: 'spring-2026',
    coupon: 'SPRING20',
    referral_code: null,
    is_active: true,
    address: 'https://www.example.org/go/spring-mail/',
    created_at: '2026-03-05T09:41:00.000Z',
    clicks: 1318,
    orders: 12,
    revenue: [
      { currency: 'EUR', amount: 20 },
      { currency: 'USD', amount: 1249.5 },
    ],
    ...fields,
  };
}
