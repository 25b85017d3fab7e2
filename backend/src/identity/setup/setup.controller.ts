import { Body, Controller, Get, Headers, Ip, Param, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { Audited } from '../../audit/audited.decorator.js';
import { Public } from '../../common/access/access.decorators.js';
import { CROSS_SITE } from '../../common/http/cross-site.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { LoginResponseDto } from '../auth/dto/login.dto.js';
import { CreateFirstAdminDto } from './dto/create-first-admin.dto.js';
import { SetupLinkDto } from './dto/setup-link.dto.js';
import { SiteContentService } from '../../site-content/site-content.service.js';
import { DONE, EXPIRED, SetupService, UNKNOWN } from './setup.service.js';

const PROBLEMS = { 404: UNKNOWN, 409: DONE, 410: EXPIRED };

@ApiTags('Auth')
@Public()
@Controller('api/admin/setup/:token')
@ApiParam({ name: 'token', type: String, example: '1796025600000-k3J0' })
export class SetupController {
  constructor(
    private readonly setup: SetupService,
    private readonly content: SiteContentService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Check the setup link of a new installation' })
  @ApiOkResponse({ type: SetupLinkDto, description: 'The link works.' })
  @ApiProblems(PROBLEMS)
  async checkSetupLink(@Param('token') token: string): Promise<SetupLinkDto> {
    await this.setup.requireOpen(token);
    return { site_name: this.content.latest.content.name };
  }

  @Post()
  @Audited('createFirstAdmin')
  @ApiOperation({ summary: 'Create the first admin of a new installation, and sign in' })
  @ApiCreatedResponse({ type: LoginResponseDto, description: 'The token of the new admin.' })
  @ApiProblems({ ...PROBLEMS, 403: CROSS_SITE })
  createFirstAdmin(
    @Param('token') token: string,
    @Body() dto: CreateFirstAdminDto,
    @Ip() address: string,
    @Headers('user-agent') userAgent: string | undefined,
  ): Promise<LoginResponseDto> {
    return this.setup.createAdmin(token, dto, { address, userAgent });
  }
}
