/** The addresses that the frontend has a screen for; the others answer 404 with its not-found screen. */
const PAGES = [
  /^\/$/,
  /^\/courses(\/[^/]+)?$/,
  /^\/(cohorts|events|meetups)$/,
  /^\/submit-testimonial$/,
];

export function isPage(path: string): boolean {
  const trimmed = path.length > 1 ? path.replace(/\/$/, '') : path;
  return PAGES.some((page) => page.test(trimmed));
}
