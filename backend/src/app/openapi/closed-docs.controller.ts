import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController, type OpenAPIObject } from '@nestjs/swagger';
import { Public } from '../../common/access/access.decorators.js';
import { Roles } from '../../common/access/access.decorators.js';
import { NotFoundError } from '../../common/problem/app-error.js';
import { ApiDescriptionService } from './api-description.service.js';

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
