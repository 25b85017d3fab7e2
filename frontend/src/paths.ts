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
  /** Forms that are sent without JavaScript redirect here. */
  subscribed: '/subscribed',
  subscribedToConfirm: '/subscribed/confirm',
  testimonialSent: '/submit-testimonial/sent',
  testimonialToConfirm: '/submit-testimonial/confirm',
} as const;

export const adminPaths = {
  root: '/admin',
  login: '/admin/login',
  /** The server renders this page; it is not part of the bundle. */
  forgotPassword: '/forgot-password',
  dashboard: '/admin/dashboard',
  courses: '/admin/courses',
  udemyCourses: '/admin/udemy-courses',
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

export function subscriberPath(id: string): string {
  return `${adminPaths.newsletters}?${new URLSearchParams({ dialog: id }).toString()}`;
}

export function historyPath(type: AuditObjectType, id: string): string {
  return `${adminPaths.audit}?${new URLSearchParams({ object: type, id }).toString()}`;
}
