import { type FormFaults, NO_FAULTS } from '../../common/http/read-form.js';
import { LIMITS } from '../../common/validation/limits.js';
import {
  type NoticeField,
  type NoticePage,
  noticeForm,
  noticePage,
} from '../../rendering/notice.js';
import { LEAST_QUOTE } from '../dto/testimonial-fields.js';
import { STORY_FIELDS, type StoryField, type Testimonial } from '../testimonial.entity.js';
import { quoteOf } from './author-link.pages.js';

/** With the words of the form by which it was told. */
const FIELDS: Record<StoryField, Omit<NoticeField, 'name'>> = {
  studentName: { label: 'Full name', autocomplete: 'name', maxlength: LIMITS.text },
  studentImage: {
    ...{ label: 'Profile image URL', autocomplete: 'photo', type: 'url', maxlength: LIMITS.url },
    hint: 'The address of a portrait that anybody may see.',
  },
  linkedinUrl: {
    ...{ label: 'LinkedIn URL', autocomplete: 'off', type: 'url', maxlength: LIMITS.url },
    optional: true,
  },
  previousRole: { label: 'Previous role', autocomplete: 'off', maxlength: LIMITS.text },
  currentRole: {
    ...{ label: 'Current role', autocomplete: 'organization-title', maxlength: LIMITS.text },
  },
  company: { label: 'Current company', autocomplete: 'organization', maxlength: LIMITS.text },
  courseTaken: { label: 'Course completed', autocomplete: 'off', maxlength: LIMITS.text },
  // Without `maxlength`, by which browsers count an emoji as two characters.
  quote: {
    ...{ label: 'Testimonial', autocomplete: 'off', rows: 8, minlength: LEAST_QUOTE.visitor },
    hint: `Minimum ${LEAST_QUOTE.visitor} characters.`,
  },
};

export function toCorrectionPage(
  testimonial: Testimonial,
  path: string,
  { status, faults, values, failure }: FormFaults = NO_FAULTS,
): NoticePage {
  const fields = STORY_FIELDS.map((name) => ({
    ...FIELDS[name],
    name,
    value: values[name] ?? testimonial[name] ?? '',
    fault: faults[name],
  }));
  return noticePage(status, 'Correct your story', [
    '<p>A moderator reads it again. Until it is approved, visitors do not see it.</p>',
    ...(failure ? [quoteOf(testimonial)] : []),
    noticeForm({
      submit: 'Send my correction',
      fields,
      hidden: { version: String(testimonial.version) },
      failure,
    }),
    `<a class="quiet" href="${path}">Leave it as it is</a>`,
  ]);
}
