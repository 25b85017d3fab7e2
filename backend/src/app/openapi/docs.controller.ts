import { Controller, Get, UseInterceptors, Header } from '@nestjs/common';
import { ApiExcludeController, type OpenAPIObject } from '@nestjs/swagger';
import { Public, Roles } from '../../common/access/access.decorators.js';
import type { RenderedResponse } from '../../cache/rendered-response.js';
import { ContentCacheService } from '../../cache/content-cache.service.js';
import { SendCachedInterceptor } from '../../cache/send-cached.interceptor.js';
import { ApiDescriptionService } from './api-description.service.js';
import { NotFoundError } from '../../common/problem/app-error.js';

@ApiExcludeController()
@Controller('api')
export class ClosedDocsController {
  constructor(private readonly description: ApiDescriptionService) {}

  @Roles('admin')
  @Get('openapi.json')
  @Header('Cache-Control', 'no-store')
  readDescription(): OpenAPIObject {
    return this.description.get();
  }

  @Public()
  @Get(['docs', 'docs/*'])
  refuse(): never {
    throw new NotFoundError(
      'This site shows its API to admins only: send GET /api/openapi.json with the token of an admin.',
    );
  }
}

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
