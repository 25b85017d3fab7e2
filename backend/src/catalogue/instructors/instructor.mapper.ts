import { pictureIn, type Pictures } from '../../pictures/pictures.service.js';
import type { AdminInstructorDto } from './dto/admin-instructor.dto.js';
import type { Instructor } from './instructor.entity.js';

export function toAdminInstructorDto(
  { id, name, title, bio, link, portrait, thinkificId, isEdited }: Instructor,
  pictures: Pictures,
  courses: string[] = [],
): AdminInstructorDto {
  return {
    ...{ id, name, title, bio, link, portrait, courses },
    ...pictureIn(pictures, portrait),
    thinkific_id: thinkificId,
    is_edited: isEdited,
  };
}
