import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { SiteDraftService } from '../../site-content/site-draft.service.js';
import type { SuggestedPageDto } from './dto/edited-page.dto.js';
import { privacyText, type StoredFacts } from './privacy-text.js';
import { accessibilityText, imprintText, termsText } from './page-skeletons.js';
import { findAddressReceivers } from './webhook-receivers.queries.js';

/** Writes texts for legal pages to start from. */
@Injectable()
export class SuggestedPagesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly drafts: SiteDraftService,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  async list(): Promise<SuggestedPageDto[]> {
    const { content } = await this.drafts.preview();
    const facts = await this.readFacts();
    return [
      {
        slug: 'privacy',
        title: 'Privacy',
        description: `What ${content.name} stores about you, and for how long.`,
        markdown: privacyText(content, facts),
      },
      {
        slug: 'terms',
        title: 'Terms',
        description: `The terms under which ${content.name} offers courses.`,
        markdown: termsText(content, facts),
      },
      {
        slug: 'imprint',
        title: 'Imprint',
        description: `Who runs ${content.name}.`,
        markdown: imprintText(content),
      },
      {
        slug: 'accessibility',
        title: 'Accessibility',
        description: `How accessible ${content.name} is.`,
        markdown: accessibilityText(content),
      },
    ];
  }

  private async readFacts(): Promise<StoredFacts> {
    const { config } = this;
    return {
      sendsMail: config.mail !== null,
      isDoubleOptIn: config.newsletterDoubleOptIn,
      storyEmail: config.storyEmail,
      fetchesPictures: config.picturesFetch,
      limitsRates: config.rateLimit,
      hasThinkific: config.thinkific.subdomain !== null,
      hasUdemy: config.udemy.apiToken !== null,
      hasCdn: config.cdn !== null,
      picturesInBucket: 'bucket' in config.picturesPlace,
      backups: config.backup.cron === null ? null : config.backup.keep,
      auditDays: config.auditRetentionDays,
      sessionHours: Math.ceil(config.jwtExpiresIn / 3600),
      receivers: await findAddressReceivers(this.dataSource),
    };
  }
}
