import { boolean, object, string } from 'yup';
import { TestimonialStatus } from '../../../../api/generated/model/testimonialStatus';

const text = (label: string) =>
  string()
    .trim()
    .required(`${label} is required`)
    .max(255, `${label} must be at most 255 characters`);

const url = (invalid: string) =>
  string().trim().max(2048, invalid).test('web-address', invalid, isBlankOrWebAddress);

/** What the form of a testimonial accepts; the server has the same rules. */
export const testimonialSchema = object({
  studentName: text('Student name'),
  studentImage: url('Invalid image URL').required('Student image is required'),
  previousRole: text('Previous role'),
  currentRole: text('Current role'),
  company: text('Company'),
  companyLogo: url('Invalid logo URL'),
  quote: string()
    .trim()
    .required('Quote must be at least 10 characters')
    .min(10, 'Quote must be at least 10 characters')
    .max(1000, 'Quote must be at most 1000 characters'),
  courseTaken: text('Course taken'),
  linkedinUrl: url('Invalid LinkedIn URL'),
  status: string().oneOf(Object.values(TestimonialStatus)).required(),
  isVisible: boolean().required(),
});

/** An address is http(s) with its scheme: `javascript:` and `data:` are none. */
function isBlankOrWebAddress(value?: string): boolean {
  return !value || (/^https?:\/\//i.test(value) && URL.canParse(value));
}
