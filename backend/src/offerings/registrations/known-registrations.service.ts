import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { CoursesService } from '../../catalogue/courses/courses.service.js';
import { type DateStyle, momentInWords } from '../../common/text/in-words.js';
import { forgetMailsTo } from '../../mail/mails.service.js';
import { KnownDataSources } from '../../newsletter/known/known-data-sources.service.js';
import { CourseInterest } from './course-interest.entity.js';
import { CourseInterestsService } from './course-interests.service.js';
import { ParticipantMailsService } from './participant-mails.service.js';
import { Registration, type RegistrationStatus } from './registration.entity.js';
import { toAnswers } from './registration.mapper.js';
import { SeatsService } from './seats.service.js';

const STATUSES: Record<RegistrationStatus, string> = {
  confirmed: 'you have a seat',
  waiting: 'you are on the waitlist',
  offered: 'a seat is held for you',
  cancelled: 'cancelled',
  expired: 'you did not accept the seat in time',
};

/** Lists and erases an address's registrations, and its requests for dates, for the page of its personal data. */
@Injectable()
export class KnownRegistrations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly courses: CoursesService,
    private readonly seats: SeatsService,
    private readonly mails: ParticipantMailsService,
    private readonly interests: CourseInterestsService,
    sources: KnownDataSources,
  ) {
    sources.add({
      name: 'registrations',
      term: 'Registrations',
      find: (email) => this.findRegistrations(email),
      erase: (email) => this.eraseRegistrations(email),
    });
    sources.add({
      name: 'courseInterests',
      term: 'Courses of which you want to know the next date',
      find: (email) => this.findInterests(email),
      erase: (email) => this.eraseInterests(email),
    });
  }

  private async findRegistrations(email: string) {
    const found = await this.dataSource.manager.find(Registration, {
      where: { email },
      relations: { offering: true },
      order: { registeredAt: 'ASC' },
    });
    return found.map(({ name, status, registeredAt, offering, ...registration }) => {
      const answers = toAnswers(offering.questions, registration.answers);
      const { title, startsAt } = offering;
      const { hasAttended } = registration;
      return {
        data: { title, startsAt, name, status, registeredAt, hasAttended, answers },
        inWords: (style: DateStyle) =>
          [
            `${title}, ${momentInWords(startsAt, style)}: ${STATUSES[status]}`,
            `as ${name}`,
            `registered on ${momentInWords(registeredAt, style)}`,
            ...answers.map(({ question, answer }) => `${question} ${answer}`),
          ].join('; '),
      };
    });
  }

  /** Offers the seats to the next people. */
  private async eraseRegistrations(email: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const known = await manager.findBy(Registration, { email });
      const offerings = [...new Set(known.map(({ offeringId }) => offeringId))];
      offerings.sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1));
      for (const id of offerings) await this.seats.lock(manager, id);
      const where = { email, offeringId: In(offerings) };
      const registrations = await manager.findBy(Registration, where);
      await manager.delete(Registration, where);
      await this.mails.forget(manager, registrations);
      await forgetMailsTo(manager, 'participant-message', [email]);
      for (const id of offerings) await this.seats.fill(manager, id);
    });
  }

  private async findInterests(email: string) {
    const interests = await this.dataSource.manager.findBy(CourseInterest, { email });
    const courses = await this.courses.listByIds(interests.map(({ courseId }) => String(courseId)));
    const titles = new Map(courses.map(({ id, title }) => [id, title]));
    return interests.map(({ courseId, createdAt }) => {
      const course = titles.get(String(courseId)) ?? `Course ${courseId}`;
      return {
        data: { course, createdAt },
        inWords: (style: DateStyle) => `${course}, asked on ${momentInWords(createdAt, style)}`,
      };
    });
  }

  private eraseInterests(email: string): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      await this.interests.delete(manager, await manager.findBy(CourseInterest, { email }));
    });
  }
}
