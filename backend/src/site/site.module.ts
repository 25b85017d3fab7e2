import { Module } from '@nestjs/common';
import { CampaignsModule } from '../catalogue/campaigns/campaigns.module.js';
import { CoursesModule } from '../catalogue/courses/courses.module.js';
import { CourseLinksModule } from '../catalogue/links/course-links.module.js';
import { CampaignLinkController } from './campaign-link.controller.js';
import { ContentPagesController } from './content-pages/content-pages.controller.js';
import { SitePagesController } from './content-pages/site-pages.controller.js';
import { SitePagesService } from './content-pages/site-pages.service.js';
import { SuggestedPagesService } from './content-pages/suggested-pages.service.js';
import { CspReportsModule } from './csp-reports/csp-reports.module.js';
import { CalendarsController } from './dates/calendars.controller.js';
import { EmbedController } from './dates/embed.controller.js';
import { OfferingsModule } from '../offerings/offerings.module.js';
import { DiscoveryController } from './discovery/discovery.controller.js';
import { PageFormsController } from './forms/page-forms.controller.js';
import { PagesController } from './pages.controller.js';
import { PreviewController } from './preview.controller.js';
import { RedirectsModule } from './redirects/redirects.module.js';
import { RenderingModule } from '../rendering/rendering.module.js';
import { SiteController } from './site.controller.js';
import { UdemyAddressController } from './udemy-address.controller.js';

@Module({
  imports: [
    CampaignsModule,
    CoursesModule,
    CourseLinksModule,
    CspReportsModule,
    OfferingsModule,
    RedirectsModule,
    RenderingModule,
  ],
  controllers: [
    SiteController,
    ContentPagesController,
    SitePagesController,
    DiscoveryController,
    CalendarsController,
    EmbedController,
    UdemyAddressController,
    CampaignLinkController,
    PageFormsController,
    PreviewController,
    PagesController,
  ],
  providers: [SitePagesService, SuggestedPagesService],
})
export class SiteModule {}
