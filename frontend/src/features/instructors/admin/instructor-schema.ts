import { object } from 'yup';
import { createInstructorLimits as limits } from '../../../api/generated/limits/createInstructorLimits';
import type { AdminInstructorDto } from '../../../api/generated/model/adminInstructorDto';
import type { CreateInstructorDto } from '../../../api/generated/model/createInstructorDto';
import type { UpdateInstructorDto } from '../../../api/generated/model/updateInstructorDto';
import { text, webAddress } from '../../../components/admin/forms/rules';

type InstructorValues = Record<keyof CreateInstructorDto, string>;

/** A form of an existing instructor, with the values it was filled with. */
export interface EditedInstructor extends InstructorValues {
  base: InstructorValues;
}

export const NEW_INSTRUCTOR: InstructorValues = {
  name: '',
  title: '',
  bio: '',
  portrait: '',
  link: '',
};

export const instructorSchema = object({
  name: text('Name', limits.name),
  title: text('Role', limits.title),
  bio: text('About', limits.bio),
  portrait: webAddress(limits.portrait, 'Invalid image URL'),
  link: webAddress(limits.link, 'Link must be like https://amara.example.org'),
});

export function toEditedInstructor({ name, ...others }: AdminInstructorDto): EditedInstructor {
  const { title, bio, portrait, link } = others;
  const base = {
    name,
    title: title ?? '',
    bio: bio ?? '',
    portrait: portrait ?? '',
    link: link ?? '',
  };
  return { ...base, base };
}

/** Returns the changed fields only, so that other users keep theirs. */
export function changeOf({ base, ...values }: EditedInstructor): UpdateInstructorDto {
  const before = new Map<string, string>(Object.entries(base));
  const changed = Object.entries(values).filter(([field, value]) => value !== before.get(field));
  return Object.fromEntries(changed);
}
