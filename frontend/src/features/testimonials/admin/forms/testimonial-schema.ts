import { boolean, object, string } from 'yup';
import { createTestimonialLimits as limits } from '../../../../api/generated/limits/createTestimonialLimits';
import { TestimonialStatus } from '../../../../api/generated/model/testimonialStatus';
import { composedText, webAddress } from '../../../../components/admin/forms/rules';

export const testimonialSchema = object({
  studentName: composedText('Student name', limits.studentName),
  studentImage: webAddress(limits.studentImage, 'Invalid image URL').required(
    'Student image is required',
  ),
  previousRole: composedText('Previous role', limits.previousRole),
  currentRole: composedText('Current role', limits.currentRole),
  company: composedText('Company', limits.company),
  companyLogo: webAddress(limits.companyLogo, 'Invalid logo URL'),
  quote: composedText('Quote', limits.quote),
  courseTaken: composedText('Course taken', limits.courseTaken),
  linkedinUrl: webAddress(limits.linkedinUrl, 'Invalid LinkedIn URL'),
  status: string().oneOf(Object.values(TestimonialStatus)).required(),
  isVisible: boolean().required(),
});
