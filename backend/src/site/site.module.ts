import { Module } from '@nestjs/common';
import { CoursesModule } from '../courses/courses.module.js';
import { PairsModule } from '../pairs/pairs.module.js';
import { DiscoveryController } from './discovery/discovery.controller.js';
import { PageFormsController } from './forms/page-forms.controller.js';
import { PagesController } from './pages.controller.js';
import { PageRenderer } from './pages/page-renderer.service.js';
import { PagesService } from './pages/pages.service.js';
import { RenderQueue } from './pages/render-queue.service.js';
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
