import { boolean, object, string } from 'yup';
import { createTestimonialLimits as limits } from '../../../../api/generated/limits/createTestimonialLimits';
import { TestimonialStatus } from '../../../../api/generated/model/testimonialStatus';
import { composedText, nameText, webAddress } from '../../../../components/admin/forms/rules';

export const testimonialSchema = object({
  studentName: nameText('Student name', limits.studentName),
  studentImage: webAddress(limits.studentImage, 'Invalid image URL').required(
    'Student image is required',
  ),
  previousRole: nameText('Previous role', limits.previousRole),
  currentRole: nameText('Current role', limits.currentRole),
  company: nameText('Company', limits.company),
  companyLogo: webAddress(limits.companyLogo, 'Invalid logo URL'),
  quote: composedText('Quote', limits.quote),
  courseTaken: nameText('Course taken', limits.courseTaken),
  linkedinUrl: webAddress(limits.linkedinUrl, 'Invalid LinkedIn URL'),
  status: string().oneOf(Object.values(TestimonialStatus)).required(),
  isVisible: boolean().required(),
  isFeatured: boolean().required(),
});
