import { Global, Module } from '@nestjs/common';
import { PreviewLinks } from './preview-links.service.js';
import { SiteContentService } from './site-content.service.js';
import { SiteDraftController } from './site-draft.controller.js';
import { SiteDraftService } from './site-draft.service.js';

@Global()
@Module({
  controllers: [SiteDraftController],
  providers: [SiteContentService, SiteDraftService, PreviewLinks],
  exports: [SiteContentService, SiteDraftService, PreviewLinks],
})
export class SiteContentModule {}
