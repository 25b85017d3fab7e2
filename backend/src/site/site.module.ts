import { Module } from '@nestjs/common';
import { CoursesModule } from '../catalogue/courses/courses.module.js';
import { PairsModule } from '../catalogue/links/pairs.module.js';
import { DiscoveryController } from './discovery/discovery.controller.js';
import { PageFormsController } from './forms/page-forms.controller.js';
import { PagesController } from './pages.controller.js';
import { PageRenderer } from '../rendering/page-renderer.service.js';
import { PagesService } from '../rendering/pages.service.js';
import { RenderQueue } from '../rendering/render-queue.service.js';
import { SiteController } from './site.controller.js';
import { UdemyAddressController } from './udemy-address.controller.js';

@Module({
  imports: [CoursesModule, PairsModule],
  controllers: [
    SiteController,
    DiscoveryController,
    UdemyAddressController,
    PageFormsController,
    PagesController,
  ],
  providers: [PagesService, PageRenderer, RenderQueue],
  exports: [PagesService, RenderQueue],
})
export class SiteModule {}
