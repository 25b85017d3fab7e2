import { Matches } from 'class-validator';
import { answersIn, FORM_FIELD } from '../registrations/answers.js';
import { CourseInterestDto, RegisterDto } from './register.dto.js';

/** The form to register of a page without JavaScript. */
export class RegistrationFormDto extends RegisterDto {
  @Matches(/^[1-9]\d{0,17}$/, { message: 'Offering must be the id of an offering' })
  offering: string;
}

export class InterestFormDto extends CourseInterestDto {
  @Matches(/^[1-9]\d{0,17}$/, { message: 'Course must be the id of a course' })
  course: string;
}

/** Reads the answers from the fields `answer-…`, and the consent from a checkbox. */
export function readRegistration({ newsletter, ...values }: Record<string, string>): object {
  const fields = Object.entries(values).filter(([name]) => !name.startsWith(FORM_FIELD));
  return {
    ...Object.fromEntries(fields),
    answers: answersIn(values),
    ...(newsletter !== undefined && { newsletter: newsletter === 'yes' }),
  };
}
