import { boolean, object, string } from 'yup';
import { createTestimonialLimits as limits } from '../../../../api/generated/limits/createTestimonialLimits';
import { TestimonialStatus } from '../../../../api/generated/model/testimonialStatus';
import { text, webAddress } from '../../../../components/admin/forms/rules';

export const testimonialSchema = object({
  studentName: text('Student name', limits.studentName),
  studentImage: webAddress(limits.studentImage, 'Invalid image URL').required(
    'Student image is required',
  ),
  previousRole: text('Previous role', limits.previousRole),
  currentRole: text('Current role', limits.currentRole),
  company: text('Company', limits.company),
  companyLogo: webAddress(limits.companyLogo, 'Invalid logo URL'),
  quote: text('Quote', limits.quote),
  courseTaken: text('Course taken', limits.courseTaken),
  linkedinUrl: webAddress(limits.linkedinUrl, 'Invalid LinkedIn URL'),
  status: string().oneOf(Object.values(TestimonialStatus)).required(),
  isVisible: boolean().required(),
});
