import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CoursesModule } from '../catalogue/courses/courses.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { AdminOfferingsReader } from './admin/admin-offerings-reader.service.js';
import { MyOfferingsController } from './admin/my-offerings.controller.js';
import { MyOfferingsService } from './admin/my-offerings.service.js';
import { OfferingRules } from './admin/offering-rules.service.js';
import { OfferingStatesService } from './admin/offering-states.service.js';
import { OfferingUpdatesService } from './admin/offering-updates.service.js';
import { OfferingsAdminController } from './admin/offerings-admin.controller.js';
import { OfferingsAdminService } from './admin/offerings-admin.service.js';
import { RegistrationsModule } from './registrations/registrations.module.js';
import { OfferingClock } from './offering-clock.service.js';
import { OfferingPreviews } from './offering-previews.service.js';
import { Offering } from './offering.entity.js';
import { OfferingsController } from './offerings.controller.js';
import { OfferingsService } from './offerings.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Offering]),
    CoursesModule,
    PicturesModule,
    RegistrationsModule,
  ],
  controllers: [OfferingsController, OfferingsAdminController, MyOfferingsController],
  providers: [
    OfferingsService,
    OfferingPreviews,
    OfferingClock,
    OfferingRules,
    AdminOfferingsReader,
    OfferingsAdminService,
    OfferingStatesService,
    OfferingUpdatesService,
    MyOfferingsService,
  ],
  exports: [OfferingsService],
})
export class OfferingsModule {}
