import type { AuditObjectType } from './api/generated/model/auditObjectType';

/** Forms link to the page with this address. */
export const PRIVACY_SLUG = 'privacy';

export const paths = {
  home: '/',
  courses: '/courses',
  course: ({ id, slug }: { id: string; slug: string }) =>
    `/courses/${[id, slug].filter(Boolean).map(encodeURIComponent).join('/')}`,
  coursesIn: (category: string) => `/courses?category=${encodeURIComponent(category)}`,
  udemyCourses: '/courses/udemy',
  cohorts: '/cohorts',
  events: '/events',
  meetups: '/meetups',
  /** Cohorts and meetups, too, are below `/events`. */
  offering: ({ id, slug }: { id: string; slug: string }) =>
    `/events/${[id, slug].filter(Boolean).map(encodeURIComponent).join('/')}`,
  page: (slug: string) => `/${slug}`,
  submitTestimonial: '/submit-testimonial',
  /** Forms that are sent without JavaScript redirect here. */
  subscribed: '/subscribed',
  subscribedToConfirm: '/subscribed/confirm',
  testimonialSent: '/submit-testimonial/sent',
  testimonialToConfirm: '/submit-testimonial/confirm',
  registered: '/registered',
  waitlisted: '/registered/waitlist',
  dateRequested: '/date-requested',
  /** A document of its own. */
  backOffice: '/admin',
} as const;

export const adminPaths = {
  login: '/admin/login',
  setup: '/admin/setup/:token',
  /** The server renders this page; it is not part of the bundle. */
  forgotPassword: '/forgot-password',
  dashboard: '/admin/dashboard',
  courses: '/admin/courses',
  udemyCourses: '/admin/udemy-courses',
  suggestedLinks: '/admin/udemy-courses?dialog=links',
  syncs: '/admin/syncs',
  testimonials: '/admin/testimonials',
  pendingTestimonials: '/admin/testimonials?status=pending',
  newsletters: '/admin/newsletters',
  users: '/admin/users',
  offerings: '/admin/offerings',
  newOffering: '/admin/offerings/new',
  /** A route pattern; `offeringPath` returns an address. */
  offering: '/admin/offerings/:id',
  campaigns: '/admin/campaigns',
  /** A route pattern; `campaignPath` returns an address. */
  campaign: '/admin/campaigns/:id',
  myOfferings: '/admin/my-offerings',
  myOffering: '/admin/my-offerings/:id',
  connections: '/admin/connections',
  rules: '/admin/rules',
  apiKeys: '/admin/api-keys',
  instructors: '/admin/instructors',
  webhooks: '/admin/webhooks',
  redirects: '/admin/redirects',
  site: '/admin/site',
  pages: '/admin/pages',
  mail: '/admin/mail',
  audit: '/admin/audit',
  system: '/admin/system',
  staffDashboard: '/admin/staff-dashboard',
  account: '/admin/account',
} as const;

/** @param tab '' for the editor */
export function offeringPath(id: string, tab: '' | 'participants' = ''): string {
  return `${adminPaths.offerings}/${encodeURIComponent(id)}${tab && `?tab=${tab}`}`;
}

export function campaignPath(id: string): string {
  return `${adminPaths.campaigns}/${encodeURIComponent(id)}`;
}

export function myOfferingPath(id: string): string {
  return `${adminPaths.myOfferings}/${encodeURIComponent(id)}`;
}

export function subscriberPath(id: string): string {
  return `${adminPaths.newsletters}?${new URLSearchParams({ dialog: id }).toString()}`;
}

export function historyPath(type: AuditObjectType, id: string): string {
  return `${adminPaths.audit}?${new URLSearchParams({ object: type, id }).toString()}`;
}
