import { Module } from '@nestjs/common';
import { CoursesModule } from '../courses/courses.module.js';
import { MarketplaceModule } from '../marketplace/marketplace.module.js';
import { TestimonialsModule } from '../testimonials/testimonials.module.js';
import { DiscoveryController } from './discovery/discovery.controller.js';
import { PageFormsController } from './forms/page-forms.controller.js';
import { PagesController } from './pages.controller.js';
import { PageDataService } from './pages/page-data.service.js';
import { PageRenderer } from './pages/page-renderer.service.js';
import { PagesService } from './pages/pages.service.js';
import { RenderQueue } from './pages/render-queue.service.js';
import { SiteController } from './site.controller.js';

@Module({
  imports: [CoursesModule, MarketplaceModule, TestimonialsModule],
  controllers: [SiteController, DiscoveryController, PageFormsController, PagesController],
  providers: [PagesService, PageDataService, PageRenderer, RenderQueue],
  exports: [PagesService],
})
export class SiteModule {}
