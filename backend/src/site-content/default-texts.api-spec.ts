import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { SiteConfig } from '../config/app-config.js';
import { DEFAULT_CONTENT } from './default-content.js';

/** Labels and explanations of the software. They claim nothing about the provider. */
const INTERFACE = [
  ...['Skip to content', 'Home', 'Courses', 'Get Started', 'Browse courses', 'Explore cohorts'],
  ...['Featured Courses', 'All courses', 'The first courses are being prepared', 'Newsletter'],
  ...['Email address', 'Subscribe', 'Share your story', 'Staff sign-in', 'Cohorts', 'Events'],
  ...['Meetups', 'Search courses', 'Search', 'Category', 'All', 'Level', 'Beginner'],
  ...['Intermediate', 'Advanced', 'Price', 'Any', 'Free', 'Under $100', 'Under $500', 'Sort by'],
  ...['Our order', 'Title A–Z', 'Price Low to High', 'Price High to Low', 'Show 0 courses'],
  ...['No courses', 'Any price', 'Apply', 'Go to the home page', 'Courses on Udemy'],
  ...['Next dates', 'Past cohorts', 'Past events', 'Past meetups', 'Get the dates by mail'],
  ...['No date is set at the moment', 'Dates come by the newsletter first.'],
  'Search all courses, or filter them by category, level and price.',
  ...['Cohorts you can apply to', 'No cohort is open right now'],
  'The next ones are being planned. Self-paced courses can be started any day.',
  'Our courses on the marketplace Udemy. All others are under',
  ...['None of our courses are on Udemy right now', '404 Page Not Found', 'Subscribed!'],
  'There is nothing at this address. The link may be old or incomplete.',
  "You've successfully subscribed to our newsletter.",
  'Thank you for your story',
  'Your testimonial will be reviewed and published once approved.',
];
const PATHS = [
  ...['/', '/courses', '/courses/udemy', '/cohorts', '/events', '/meetups'],
  ...['/subscribed', '/submit-testimonial/sent', '/nowhere'],
];

describe('the public pages of a site without content of its own', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
    await test.database.query('TRUNCATE site_versions');
    await test.database.query(`NOTIFY changes, '*'`);
  });
  afterAll(() => test.close());

  it.each(PATHS)('invent nothing on %s', async (path) => {
    const html = await (await fetch(test.url + path)).text();
    const known = new Set([...INTERFACE, ...contentTexts(), 'Lectern']);
    const unknown = shownTexts(html).filter((text) => !known.has(text) && !/^[\d.]+$/.test(text));
    expect(unknown).toEqual([]);
    const links = [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, link]) => link);
    const { publicUrl } = test.app.get(SiteConfig);
    expect(links.filter((link) => !link?.startsWith(publicUrl))).toEqual([]);
  });
});

function shownTexts(html: string): string[] {
  const body = html.slice(html.indexOf('<div id="root">'), html.indexOf('<script id="modules"'));
  return body
    .replaceAll(/<(style|script|svg)[^>]*>.*?<\/\1>/gs, '')
    .split(/<[^>]+>/)
    .map((text) => text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').trim())
    .filter((text) => text !== '');
}

/** The defaults are the texts of the product's specification. */
function contentTexts(): string[] {
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  collect(DEFAULT_CONTENT);
  return [...texts, '30-day money-back guarantee on every course.'];
}
