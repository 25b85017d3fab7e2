import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CoursesModule } from '../../catalogue/courses/courses.module.js';
import { RenderingModule } from '../../rendering/rendering.module.js';
import { MissingAddress } from './missing-address.entity.js';
import { MissingAddressesService } from './missing-addresses.service.js';
import { RedirectChecks } from './redirect-checks.service.js';
import { RedirectImportService } from './redirect-import.service.js';
import { RedirectLookup } from './redirect-lookup.service.js';
import { Redirect } from './redirect.entity.js';
import { RedirectsController } from './redirects.controller.js';
import { RedirectsService } from './redirects.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Redirect, MissingAddress]), CoursesModule, RenderingModule],
  controllers: [RedirectsController],
  providers: [
    MissingAddressesService,
    RedirectChecks,
    RedirectImportService,
    RedirectLookup,
    RedirectsService,
  ],
  exports: [RedirectLookup],
})
export class RedirectsModule {}
