/** Pages of the server alone, which go by the system's theme. */
export const SERVED = [
  '/unsubscribe/unknown',
  '/your-story/unknown',
  '/invitation/unknown',
  '/reset-password/unknown',
  '/confirm-email/unknown',
  '/forgot-password',
];

/** Pages that no table has: states of those that it has, and pages of forms. */
export const STATES = [
  '/courses/udemy',
  '/courses/udemy?search=zyzzyva&noscript=1',
  '/courses?search=zyzzyva&noscript=1',
  '/courses?category=Data&price=free',
  '/courses/999999999',
  '/subscribed',
  '/subscribed/confirm',
  '/submit-testimonial/sent',
  '/submit-testimonial/confirm',
  '/events?when=past',
  '/events/999999999',
  '/registered',
  '/registered/waitlist',
  '/date-requested',
  ...SERVED,
];
