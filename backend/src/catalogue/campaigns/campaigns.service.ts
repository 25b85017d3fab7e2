import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository, type SelectQueryBuilder } from 'typeorm';
import { toPagination } from '../../common/pagination/pagination.dto.js';
import { ConflictError, NotFoundError } from '../../common/problem/app-error.js';
import { isRowId } from '../../common/sql/columns.js';
import { violatedConstraint } from '../../common/sql/database-error.js';
import { SiteConfig } from '../../config/app-config.js';
import { CampaignClicks } from './campaign-clicks.service.js';
import { countCampaigns, findTitles } from './campaign-counts.queries.js';
import { Campaign } from './campaign.entity.js';
import { toCampaignDto } from './campaign.mapper.js';
import { toCsv } from './campaigns-csv.js';
import type {
  CampaignDetailDto,
  CampaignDto,
  CampaignListDto,
  FindCampaignsQuery,
  ListCampaignsQuery,
  SaveCampaignDto,
} from './dto/campaign.dto.js';

const DAYS_SHOWN = 90;

export const TAKEN = 'Code is used by another campaign';
export const UNKNOWN = 'There is no such campaign. Somebody may have deleted it.';
export const COUNTED = 'The campaign has clicks or orders, which would be lost. End it instead.';

@Injectable()
export class CampaignsService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(Campaign) private readonly campaigns: Repository<Campaign>,
    private readonly clicks: CampaignClicks,
    private readonly site: SiteConfig,
  ) {}

  /** Clicks of other processes may be missing for 10 s. */
  async list(query: ListCampaignsQuery): Promise<CampaignListDto> {
    const { page, limit, order } = query;
    const [key, end = order === 'newest' ? 'desc' : 'asc'] = order.split('-');
    const direction = end === 'desc' ? 'DESC' : 'ASC';
    const [found, total] = await this.find(query)
      .orderBy(key === 'name' ? 'fold(c.name)' : 'c.createdAt', direction)
      .addOrderBy('c.id', direction)
      .offset((page - 1) * limit)
      .limit(limit)
      .getManyAndCount();
    return { campaigns: await this.count(found), pagination: toPagination(query, total) };
  }

  /** @throws NotFoundError */
  async get(id: string): Promise<CampaignDetailDto> {
    const [campaign] = await this.count([await this.require(id)]);
    if (!campaign) throw unknown();
    const courses = await countCampaigns(this.dataSource, [id], { course: true });
    const days = await countCampaigns(this.dataSource, [id], { day: true }, DAYS_SHOWN);
    const titles = await this.titlesOf(courses);
    return {
      ...campaign,
      courses: courses.map(({ course_id, clicks, orders, revenue }) => ({
        course_id,
        title: titles.get(course_id ?? '') ?? null,
        ...{ clicks, orders, revenue },
      })),
      days: days.map(({ day, clicks, orders, revenue }) => ({
        day: day ?? '',
        ...{ clicks, orders, revenue },
      })),
    };
  }

  /** @throws ConflictError for a taken code */
  create(dto: SaveCampaignDto): Promise<CampaignDto> {
    return this.save(this.campaigns.create(), dto);
  }

  /** @throws NotFoundError, ConflictError for a taken code */
  async update(id: string, dto: SaveCampaignDto): Promise<CampaignDto> {
    return this.save(await this.require(id), dto);
  }

  /** @throws NotFoundError, ConflictError if the campaign has clicks or orders */
  async delete(id: string): Promise<void> {
    await this.require(id);
    await this.clicks.flush();
    try {
      await this.campaigns.delete({ id });
    } catch (error) {
      if (violatedConstraint(error) === null) throw error;
      throw new ConflictError(COUNTED);
    }
  }

  /** Writes a row for each campaign. */
  async exportAll(query: FindCampaignsQuery): Promise<string> {
    const found = await this.find(query).orderBy('c.createdAt', 'DESC').getMany();
    const campaigns = await this.count(found);
    return toCsv(
      [
        ...['Code', 'Name', 'State', 'Source', 'Medium', 'Campaign', 'Coupon', 'Referral code'],
        'Created',
      ],
      campaigns.map((campaign) => ({
        cells: [
          campaign.code,
          campaign.name,
          campaign.is_active ? 'active' : 'ended',
          campaign.utm_source,
          campaign.utm_medium,
          campaign.utm_campaign,
          campaign.coupon,
          campaign.referral_code,
          campaign.created_at,
        ],
        counts: campaign,
      })),
    );
  }

  /** Writes a row for each day and course. @throws NotFoundError */
  async export(id: string): Promise<{ csv: string; fileName: string }> {
    const { code } = await this.require(id);
    await this.clicks.flush();
    const rows = await countCampaigns(this.dataSource, [id], { course: true, day: true });
    const titles = await this.titlesOf(rows);
    const csv = toCsv(
      ['Day', 'Course ID', 'Course'],
      rows.map(({ day, course_id: course, ...counts }) => ({
        cells: [day, course, course === null ? 'Other products' : (titles.get(course) ?? null)],
        counts,
      })),
    );
    return { csv, fileName: `campaign_${code}.csv` };
  }

  private find({ search, state }: FindCampaignsQuery): SelectQueryBuilder<Campaign> {
    const found = this.campaigns.createQueryBuilder('c').where('true');
    if (state) found.andWhere('c.isActive = :isActive', { isActive: state === 'active' });
    if (search) {
      found.andWhere(
        `fold(:search) <> '' AND
         position(fold(:search) IN fold(concat_ws(E'\\n', c.code, c.name))) > 0`,
        { search },
      );
    }
    return found;
  }

  private async count(campaigns: Campaign[]): Promise<CampaignDto[]> {
    await this.clicks.flush();
    const ids = campaigns.map(({ id }) => id);
    const counted = await countCampaigns(this.dataSource, ids);
    const byId = new Map(counted.map((counts) => [counts.campaign_id, counts]));
    return campaigns.map((one) => toCampaignDto(one, byId.get(one.id), this.site.publicUrl));
  }

  private titlesOf(rows: { course_id: string | null }[]): Promise<Map<string, string>> {
    const ids = rows.flatMap(({ course_id: id }) => id ?? []);
    return findTitles(this.dataSource, [...new Set(ids)]);
  }

  private async require(id: string): Promise<Campaign> {
    const campaign = isRowId(id) ? await this.campaigns.findOneBy({ id }) : null;
    if (!campaign) throw unknown();
    return campaign;
  }

  private async save(campaign: Campaign, dto: SaveCampaignDto): Promise<CampaignDto> {
    Object.assign(campaign, {
      code: dto.code,
      name: dto.name,
      utmSource: dto.utm_source,
      utmMedium: dto.utm_medium,
      utmCampaign: dto.utm_campaign,
      coupon: dto.coupon,
      referralCode: dto.referral_code,
      isActive: dto.is_active,
    });
    try {
      const [saved] = await this.count([await this.campaigns.save(campaign)]);
      if (!saved) throw unknown();
      return saved;
    } catch (error) {
      if (violatedConstraint(error) !== 'campaigns_code') throw error;
      throw new ConflictError(`${TAKEN}.`, [{ field: 'code', message: TAKEN }]);
    }
  }
}

function unknown(): NotFoundError {
  return new NotFoundError(UNKNOWN);
}
