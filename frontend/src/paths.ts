import type { AuditObjectType } from './api/generated/model/auditObjectType';

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
  submitTestimonial: '/submit-testimonial',
  /** Where forms lead that are sent without JavaScript. */
  subscribed: '/subscribed',
  subscribedToConfirm: '/subscribed/confirm',
  testimonialSent: '/submit-testimonial/sent',
  testimonialToConfirm: '/submit-testimonial/confirm',
} as const;

export const adminPaths = {
  root: '/admin',
  login: '/admin/login',
  /** A page of the server's own, which needs no code. */
  forgotPassword: '/forgot-password',
  dashboard: '/admin/dashboard',
  courses: '/admin/courses',
  udemyCourses: '/admin/udemy-courses',
  /** A dialog on the courses of Udemy. */
  likelyPairs: '/admin/udemy-courses?dialog=pairs',
  syncs: '/admin/syncs',
  testimonials: '/admin/testimonials',
  pendingTestimonials: '/admin/testimonials?status=pending',
  newsletters: '/admin/newsletters',
  users: '/admin/users',
  apiKeys: '/admin/api-keys',
  webhooks: '/admin/webhooks',
  mail: '/admin/mail',
  audit: '/admin/audit',
  system: '/admin/system',
  staffDashboard: '/admin/staff-dashboard',
  account: '/admin/account',
} as const;

/** A subscriber with the consent. */
export function subscriberPath(id: string): string {
  return `${adminPaths.newsletters}?${new URLSearchParams({ dialog: id }).toString()}`;
}

/** What the audit log has of one record. */
export function historyPath(type: AuditObjectType, id: string): string {
  return `${adminPaths.audit}?${new URLSearchParams({ object: type, id }).toString()}`;
}
