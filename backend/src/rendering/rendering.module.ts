import { Module } from '@nestjs/common';
import { PageRenderer } from './page-renderer.service.js';
import { PagesService } from './pages.service.js';
import { RenderQueue } from './render-queue.service.js';

@Module({
  providers: [PagesService, PageRenderer, RenderQueue],
  exports: [PagesService, RenderQueue],
})
export class RenderingModule {}
