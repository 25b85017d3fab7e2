import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  StreamableFile,
} from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { Roles } from '../../common/access/access.decorators.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { CampaignsService, COUNTED, TAKEN, UNKNOWN } from './campaigns.service.js';
import {
  CampaignDetailDto,
  CampaignDto,
  CampaignListDto,
  FindCampaignsQuery,
  ListCampaignsQuery,
  SaveCampaignDto,
} from './dto/campaign.dto.js';

const Id = () => ApiParam({ name: 'id', type: String, example: '12' });

const CsvResponse = (example: string) =>
  ApiOkResponse({
    description: 'The file.',
    content: { 'text/csv': { schema: { type: 'string', format: 'binary' }, example } },
  });

const ALL =
  'Code,Name,State,Source,Medium,Campaign,Coupon,Referral code,Created,Clicks,Orders,Revenue USD\r\n' +
  'spring-mail,Spring newsletter,active,newsletter,email,spring-2026,SPRING20,,2026-03-05T09:41:00.000Z,318,12,1249.50\r\n';
const ONE =
  'Day,Course ID,Course,Clicks,Orders,Revenue USD\r\n' +
  '2026-03-05,2200451,Reading Tide Tables,31,2,99.00\r\n';

@ApiTags('Campaigns')
@Roles('admin')
@Controller('api/admin/campaigns')
export class CampaignsController {
  constructor(private readonly campaigns: CampaignsService) {}

  @Get()
  @ApiOperation({
    summary: 'List the campaigns',
    description:
      'With clicks on their links, and orders and revenue on Thinkific. Nothing about visitors or buyers is stored.',
  })
  @ApiOkResponse({ type: CampaignListDto, description: 'One page.' })
  @ApiProblems()
  listCampaigns(@Query() query: ListCampaignsQuery): Promise<CampaignListDto> {
    return this.campaigns.list(query);
  }

  @Post()
  @ApiOperation({
    summary: 'Create a campaign',
    description:
      'Its links are `address` and the id of a course. They lead to the course on its platform with the `utm_*` ' +
      'parameters and, on Thinkific, the coupon (`coupon`) and the referral code (`ref`).',
  })
  @ApiCreatedResponse({ type: CampaignDto, description: 'The campaign.' })
  @ApiProblems({ 409: `${TAKEN}.` })
  createCampaign(@Body() dto: SaveCampaignDto): Promise<CampaignDto> {
    return this.campaigns.create(dto);
  }

  @Get('export')
  @ApiOperation({
    summary: 'Download the campaigns as a CSV file',
    description: 'UTF-8 with a byte-order mark, RFC 4180; all that the search finds, newest first.',
  })
  @CsvResponse(ALL)
  @ApiProblems()
  async exportCampaigns(@Query() query: FindCampaignsQuery): Promise<StreamableFile> {
    return toFile(await this.campaigns.exportAll(query), 'campaigns.csv');
  }

  @Get(':id')
  @Id()
  @ApiOperation({ summary: 'Show a campaign with its counts per course and per day' })
  @ApiOkResponse({ type: CampaignDetailDto, description: 'The campaign.' })
  @ApiProblems({ 404: UNKNOWN })
  getCampaign(@Param('id') id: string): Promise<CampaignDetailDto> {
    return this.campaigns.get(id);
  }

  @Get(':id/export')
  @Id()
  @ApiOperation({
    summary: 'Download the counts of a campaign as a CSV file',
    description:
      'UTF-8 with a byte-order mark, RFC 4180. A row for each day (UTC) and course, newest first.',
  })
  @CsvResponse(ONE)
  @ApiProblems({ 404: UNKNOWN })
  async exportCampaign(@Param('id') id: string): Promise<StreamableFile> {
    const { csv, fileName } = await this.campaigns.export(id);
    return toFile(csv, fileName);
  }

  @Put(':id')
  @Id()
  @ApiOperation({
    summary: 'Change, end or resume a campaign',
    description: 'Links with a former code lead to the page of the course.',
  })
  @ApiOkResponse({ type: CampaignDto, description: 'The changed campaign.' })
  @ApiProblems({ 404: UNKNOWN, 409: `${TAKEN}.` })
  updateCampaign(@Param('id') id: string, @Body() dto: SaveCampaignDto): Promise<CampaignDto> {
    return this.campaigns.update(id, dto);
  }

  @Delete(':id')
  @HttpCode(204)
  @Id()
  @ApiOperation({ summary: 'Delete a campaign that has no clicks and no orders' })
  @ApiNoContentResponse({ description: 'The campaign is deleted.' })
  @ApiProblems({ 404: UNKNOWN, 409: COUNTED })
  deleteCampaign(@Param('id') id: string): Promise<void> {
    return this.campaigns.delete(id);
  }
}

function toFile(csv: string, name: string): StreamableFile {
  return new StreamableFile(Buffer.from(csv), {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}"`,
  });
}
