/** For a page without its state, as after a form that was sent without JavaScript. */
export const REGISTERED = {
  title: 'You are registered',
  description:
    'We have emailed you the details, and a link with which you can change or cancel your registration.',
};

export const OFFERED = {
  title: 'A seat is free for you',
  description: 'You were on the waitlist. We have emailed you a link with which you take the seat.',
};

export const WAITLISTED = {
  title: 'You are on the waitlist',
  description:
    'We email you as soon as a seat is yours to take. The email on its way to you has a link with which you can leave the waitlist.',
};

export const DATE_REQUESTED = {
  title: 'We will tell you',
  description:
    'You get one email when the course has a date. Nothing else is sent to you, and your address is deleted after it.',
};
