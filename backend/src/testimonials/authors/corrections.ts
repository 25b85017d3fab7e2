import type { CorrectionDto } from '../dto/correction.dto.js';
import {
  STORY_FIELDS,
  type StoryField,
  type StoryText,
  type Testimonial,
} from '../testimonial.entity.js';
import type { StoryAuthor } from './story-author.entity.js';

export function textOf(story: StoryText): StoryText {
  const { studentName, studentImage, previousRole, currentRole, company } = story;
  const { quote, courseTaken, linkedinUrl } = story;
  return {
    ...{ studentName, studentImage, previousRole, currentRole, company },
    ...{ quote, courseTaken, linkedinUrl },
  };
}

export function differences(before: StoryText, now: StoryText): StoryField[] {
  const lines = (text: string | null) => text?.replaceAll('\r\n', '\n');
  return STORY_FIELDS.filter((field) => lines(before[field]) !== lines(now[field]));
}

/** Returns undefined if the author has corrected nothing since the last decision. */
export function toCorrectionDto(
  testimonial: Testimonial,
  author: StoryAuthor | undefined,
): CorrectionDto | undefined {
  const { beforeCorrection: before = null, correctedAt: at = null } = author ?? {};
  if (testimonial.status !== 'pending' || before === null || at === null) return undefined;
  const fields = differences(before, testimonial);
  return {
    at: at.toISOString(),
    fields: fields.map((field) => ({ field, before: before[field] })),
  };
}
