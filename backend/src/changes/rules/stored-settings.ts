import type { ChangeRule } from '../change.js';

/** Every page tells the browser whether the form for stories asks for an email address; course pages make claims. */
const SHOWN = new Set(['STORY_EMAIL', 'SMTP_URL', 'COURSE_CLAIMS']);

export const storedSettings: ChangeRule = {
  audit: { type: 'setting', fields: ['value', 'secret'] },
  cacheTags: (changes) => (changes.some(({ record }) => SHOWN.has(record)) ? ['site'] : []),
};
