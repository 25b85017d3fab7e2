import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type FieldError, InvalidInputError } from '../../common/problem/app-error.js';
import type { OfferingFieldsDto } from '../dto/save-offering.dto.js';
import type { Offering } from '../offering.entity.js';
import { hasCourse, hasUser, isKnownZone } from '../offerings.queries.js';
import { toSessions } from './offering-times.js';

type Fields = Omit<OfferingFieldsDto, 'sessions' | 'courseId'> &
  Pick<Offering, 'courseId' | 'sessions' | 'startsAt' | 'endsAt'>;

/** Checks what admins enter beyond the format of single fields. */
@Injectable()
export class OfferingRules {
  /**
   * Returns the values to store.
   * @throws InvalidInputError that names the fields
   */
  async check(manager: EntityManager, dto: OfferingFieldsDto): Promise<Fields> {
    const errors = [
      ...(await this.findUnknown(manager, dto)),
      ...findContradictions(dto),
      ...findWrongQuestions(dto),
    ];
    if (errors.length > 0) throw new InvalidInputError(errors);
    const { kind, title, summary, text, picture, timeZone, place, onlineUrl, hostId } = dto;
    const { seats, minParticipants, payment, questions, offerHours, recordingUrl } = dto;
    return {
      ...{ kind, title, summary, text, picture, timeZone, place, onlineUrl, hostId },
      ...{ seats, minParticipants, payment, questions, offerHours, recordingUrl },
      language: Intl.getCanonicalLocales(dto.language)[0] ?? dto.language,
      courseId: dto.courseId === null ? null : Number(dto.courseId),
      ...timesOf(toSessions(dto.sessions, timeZone)),
    };
  }

  private async findUnknown(
    manager: EntityManager,
    { courseId, hostId, timeZone }: OfferingFieldsDto,
  ): Promise<FieldError[]> {
    const errors: FieldError[] = [];
    if (courseId !== null && !(await hasCourse(manager, courseId)))
      errors.push({ field: 'courseId', message: 'There is no such course' });
    if (hostId !== null && !(await hasUser(manager, hostId)))
      errors.push({ field: 'hostId', message: 'There is no such user' });
    if (!(await isKnownZone(manager, timeZone)))
      errors.push({ field: 'timeZone', message: 'Time zone must be a name like Europe/Berlin' });
    return errors;
  }
}

/** Returns sessions with the times that the table repeats. */
export function timesOf(
  sessions: Offering['sessions'],
): Pick<Offering, 'sessions' | 'startsAt' | 'endsAt'> {
  const [first] = sessions;
  const last = sessions.at(-1);
  if (!first || !last) throw new Error('An offering has at least one session.');
  return { sessions, startsAt: new Date(first.startsAt), endsAt: new Date(last.endsAt) };
}

/** @throws InvalidInputError without a place and an online link */
export function requirePlace({ place, onlineUrl }: Pick<Offering, 'place' | 'onlineUrl'>): void {
  if (place !== null || onlineUrl !== null) return;
  const message = 'A place or an online link is required to publish it';
  throw new InvalidInputError([{ field: 'place', message }]);
}

function findContradictions({
  kind,
  courseId,
  payment,
  seats,
  minParticipants,
}: OfferingFieldsDto): FieldError[] {
  const errors: FieldError[] = [];
  if (courseId === null && kind === 'cohort')
    errors.push({ field: 'courseId', message: 'A cohort needs a course' });
  else if (courseId === null && payment === 'course')
    errors.push({ field: 'courseId', message: 'Choose the course that is paid' });
  if (seats !== null && minParticipants !== null && minParticipants > seats)
    errors.push({ field: 'minParticipants', message: 'Minimum must not be above the seats' });
  return errors;
}

function findWrongQuestions({ questions }: OfferingFieldsDto): FieldError[] {
  return questions.flatMap(({ type, options }, index) => {
    const field = `questions.${index}.options`;
    if (type !== 'choice')
      return options.length > 0 ? [{ field, message: 'Only a choice has options' }] : [];
    return options.length < 2 ? [{ field, message: 'A choice needs at least two options' }] : [];
  });
}
