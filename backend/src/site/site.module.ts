import { Module } from '@nestjs/common';
import { CoursesModule } from '../catalogue/courses/courses.module.js';
import { CourseLinksModule } from '../catalogue/links/course-links.module.js';
import { DiscoveryController } from './discovery/discovery.controller.js';
import { PageFormsController } from './forms/page-forms.controller.js';
import { PagesController } from './pages.controller.js';
import { RenderingModule } from '../rendering/rendering.module.js';
import { SiteController } from './site.controller.js';
import { UdemyAddressController } from './udemy-address.controller.js';

@Module({
  imports: [CoursesModule, CourseLinksModule, RenderingModule],
  controllers: [
    SiteController,
    DiscoveryController,
    UdemyAddressController,
    PageFormsController,
    PagesController,
  ],
})
export class SiteModule {}
