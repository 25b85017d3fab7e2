import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CoursesModule } from '../../catalogue/courses/courses.module.js';
import { PlainForms } from '../../common/http/plain-forms.service.js';
import { MailModule } from '../../mail/mail.module.js';
import { NewsletterModule } from '../../newsletter/newsletter.module.js';
import { RenderingModule } from '../../rendering/rendering.module.js';
import {
  InterestFormDto,
  readRegistration,
  RegistrationFormDto,
} from '../dto/register-form.dto.js';
import { namedAsInForm } from './answers.js';
import { CourseInterest } from './course-interest.entity.js';
import { CourseInterestsService } from './course-interests.service.js';
import { KnownRegistrations } from './known-registrations.service.js';
import { OfferingTexts } from './offering-texts.service.js';
import { ParticipantCalendars } from './participant-calendars.service.js';
import { ParticipantMailsService } from './participant-mails.service.js';
import { ParticipantMessage } from './participant-message.entity.js';
import { Registration } from './registration.entity.js';
import { RegistrationChangesService } from './registration-changes.service.js';
import { CourseInterestLinkController } from './course-interest-link.controller.js';
import { RegistrationLinkController } from './registration-link.controller.js';
import { RegistrationLinkPages } from './registration-link-pages.service.js';
import { RegistrationLinkService } from './registration-link.service.js';
import { RegistrationsAdminController } from './registrations-admin.controller.js';
import { RegistrationsAdminService } from './registrations-admin.service.js';
import { RegistrationsController } from './registrations.controller.js';
import { RegistrationsService } from './registrations.service.js';
import { SeatsService } from './seats.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Registration, CourseInterest, ParticipantMessage]),
    CoursesModule,
    MailModule,
    NewsletterModule,
    RenderingModule,
  ],
  controllers: [
    RegistrationsController,
    RegistrationsAdminController,
    RegistrationLinkController,
    CourseInterestLinkController,
  ],
  providers: [
    RegistrationsService,
    RegistrationsAdminService,
    RegistrationChangesService,
    CourseInterestsService,
    SeatsService,
    ParticipantMailsService,
    OfferingTexts,
    ParticipantCalendars,
    RegistrationLinkService,
    RegistrationLinkPages,
    KnownRegistrations,
  ],
  exports: [SeatsService, ParticipantMailsService, CourseInterestsService],
})
export class RegistrationsModule {
  constructor(
    forms: PlainForms,
    registrations: RegistrationsService,
    interests: CourseInterestsService,
  ) {
    forms.add(
      'registration',
      RegistrationFormDto,
      ({ offering, ...dto }, network) =>
        namedAsInForm(registrations.register(offering, dto, network)),
      (_dto, { status }) =>
        status === 'confirmed' ? 'registration-confirmed' : 'registration-waiting',
      readRegistration,
    );
    forms.add('interest', InterestFormDto, ({ course, email }, network) =>
      interests.add(course, email, network),
    );
  }
}
