/** The routes whose responses are cached. */
export const CACHED_ROUTES = [
  '/',
  '/api/bundles',
  '/api/catalogue',
  '/api/catalogue/featured',
  '/api/catalogue/index',
  '/api/catalogue/udemy',
  '/api/courses',
  '/api/courses/:id',
  '/api/courses/:id/bundles',
  '/api/courses/:id/related',
  '/api/courses/:id/stories',
  '/api/offerings',
  '/api/openapi.json',
  '/api/testimonials',
  '/api/udemy-courses',
  '/apple-touch-icon.png',
  '/assets/*',
  '/cohorts',
  '/courses',
  '/courses/:id/:slug',
  '/courses/:id/share.png',
  '/date-requested',
  '/events',
  '/favicon.ico',
  '/favicon.svg',
  '/feed.xml',
  '/meetups',
  '/password-meter.js',
  '/registered',
  '/registered/waitlist',
  '/robots.txt',
  '/share.png',
  '/sitemap.xml',
  '/submit-testimonial',
  '/submit-testimonial/confirm',
  '/submit-testimonial/sent',
  '/subscribed',
  '/subscribed/confirm',
  '/theme.js',
];

/** Yields the reading routes of a server (`GET /api/courses/:id`) with a URL of each. */
export function* addressesOf(
  routes: string[],
  course: { id: number; slug: string },
): Generator<{ route: string; path: string }> {
  for (const each of routes) {
    const [method, template = ''] = each.split(' ');
    if (method !== 'GET') continue;
    const path = template
      .replace(':id/:slug', `${course.id}/${course.slug}`)
      .replace('courses/:id', `courses/${course.id}`)
      .replace('/api/testimonials', '/api/testimonials?limit=20')
      .replaceAll(/:\w+|\*/g, 'nothing');
    yield { route: template.replace(/^\/assets\/.*/, '/assets/*'), path };
  }
}
