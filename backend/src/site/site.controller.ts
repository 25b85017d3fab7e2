import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../common/access/access.decorators.js';
import { ApiProblems } from '../common/problem/api-problems.js';
import { SiteConfig, DEMO_CREDENTIAL } from '../config/app-config.js';
import { SiteDto } from './site.dto.js';
import { SiteContentService } from '../site-content/site-content.service.js';

@ApiTags('Site')
@Controller('api/site')
export class SiteController {
  constructor(
    private readonly config: SiteConfig,
    private readonly content: SiteContentService,
  ) {}

  @Get()
  @Public()
  @ApiOperation({ summary: 'Show the name of the site and its settings' })
  @ApiOkResponse({ type: SiteDto, description: 'The site.' })
  @ApiProblems()
  getSite(): SiteDto {
    const { demo } = this.config;
    return {
      site_name: this.content.latest.content.name,
      ...(demo && { demo_credential: DEMO_CREDENTIAL }),
    };
  }
}
