import { toEtag } from '../common/http/etag.js';
import { toCorrectionDto } from './authors/corrections.js';
import type { StoryAuthor } from './authors/story-author.entity.js';
import type { AdminTestimonialDto } from './dto/admin-testimonial.dto.js';
import type { SimilarStoryDto } from './dto/story-marks.dto.js';
import type { TestimonialDto } from './dto/testimonial.dto.js';
import { findMarks } from './marks/find-marks.js';
import type { Testimonial } from './testimonial.entity.js';

export function toTestimonialDto(testimonial: Testimonial): TestimonialDto {
  return {
    id: String(testimonial.id),
    studentName: testimonial.studentName,
    studentImage: testimonial.studentImage,
    previousRole: testimonial.previousRole,
    currentRole: testimonial.currentRole,
    company: testimonial.company,
    companyLogo: testimonial.companyLogo,
    quote: testimonial.quote,
    courseTaken: testimonial.courseTaken,
    linkedinUrl: testimonial.linkedinUrl,
    createdAt: testimonial.createdAt.toISOString(),
    ...(testimonial.source && { source: testimonial.source }),
  };
}

export function toAdminTestimonialDto(
  testimonial: Testimonial,
  similar: SimilarStoryDto[],
  author?: StoryAuthor,
): AdminTestimonialDto {
  const { status, isVisible, isFeatured, isSuspected, version } = testimonial;
  const etag = toEtag(version);
  const correction = toCorrectionDto(testimonial, author);
  const marks = { ...findMarks(testimonial.quote), similar };
  return {
    ...toTestimonialDto(testimonial),
    ...{ status, isVisible, isFeatured, isSuspected, marks, etag },
    ...(author?.email && { authorEmail: author.email }),
    ...(correction && { correction }),
  };
}
