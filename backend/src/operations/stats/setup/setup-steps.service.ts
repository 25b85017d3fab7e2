import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MailingConfig, PlatformsConfig, SiteConfig } from '../../../config/app-config.js';
import { SiteContentService } from '../../../site-content/site-content.service.js';
import { SiteDraftService } from '../../../site-content/site-draft.service.js';
import { credentialOf } from '../../../sync/platforms/thinkific/credential.js';
import { SyncRun } from '../../../sync/runs/sync-run.entity.js';
import type { SetupStepDto } from './setup-step.dto.js';

/** Lists what a new installation still needs before visitors should see it. */
@Injectable()
export class SetupStepsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly site: SiteConfig,
    private readonly platforms: PlatformsConfig,
    private readonly mailing: MailingConfig,
    private readonly content: SiteContentService,
    private readonly drafts: SiteDraftService,
  ) {}

  /** Returns nothing in demo mode, which needs no setup. */
  async list(): Promise<SetupStepDto[]> {
    if (this.site.demo) return [];
    const { manager } = this.dataSource;
    const { thinkific, udemy, feed } = this.platforms;
    const { pages } = await this.content.published();
    return [
      { step: 'site', is_done: await this.drafts.hasVersions() },
      {
        step: 'platforms',
        is_done: Boolean(credentialOf(thinkific) ?? udemy.apiToken) || feed.source !== 'off',
      },
      { step: 'sync', is_done: await manager.existsBy(SyncRun, { status: 'succeeded' }) },
      { step: 'mail', is_done: this.mailing.mail !== null },
      { step: 'privacy', is_done: pages.some(({ slug }) => slug === 'privacy') },
    ];
  }
}
