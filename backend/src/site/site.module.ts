import { Module } from '@nestjs/common';
import { CoursesModule } from '../courses/courses.module.js';
import { MarketplaceModule } from '../marketplace/marketplace.module.js';
import { TestimonialsModule } from '../testimonials/testimonials.module.js';
import { DiscoveryService } from './discovery/discovery.service.js';
import { PageDataService } from './pages/page-data.service.js';
import { PageRenderer } from './pages/page-renderer.service.js';
import { PagesService } from './pages/pages.service.js';
import { RenderQueue } from './pages/render-queue.service.js';
import { SiteController } from './site.controller.js';
import { SiteService } from './site.service.js';

@Module({
  imports: [CoursesModule, MarketplaceModule, TestimonialsModule],
  controllers: [SiteController],
  providers: [
    SiteService,
    DiscoveryService,
    PagesService,
    PageDataService,
    PageRenderer,
    RenderQueue,
  ],
  exports: [SiteService, PagesService],
})
export class SiteModule {}
