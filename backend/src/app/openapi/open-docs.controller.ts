import { Controller, Get, UseInterceptors } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../../common/access/access.decorators.js';
import type { RenderedResponse } from '../../cache/rendered-response.js';
import { ContentCacheService } from '../../cache/content-cache.service.js';
import { SendCachedInterceptor } from '../../cache/send-cached.interceptor.js';
import { ApiDescriptionService } from './api-description.service.js';

@Public()
@ApiExcludeController()
@UseInterceptors(SendCachedInterceptor)
@Controller('api')
export class OpenDocsController {
  constructor(
    private readonly cache: ContentCacheService,
    private readonly description: ApiDescriptionService,
  ) {}

  @Get('openapi.json')
  readDescription(): Promise<RenderedResponse> {
    return this.cache.json('/api/openapi.json', [], () => Promise.resolve(this.description.get()));
  }
}
