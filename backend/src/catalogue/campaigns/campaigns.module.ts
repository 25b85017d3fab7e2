import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CampaignClicks } from './campaign-clicks.service.js';
import { CampaignLinks } from './campaign-links.service.js';
import { CampaignOrders } from './campaign-orders.service.js';
import { Campaign } from './campaign.entity.js';
import { CampaignsController } from './campaigns.controller.js';
import { CampaignsService } from './campaigns.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Campaign])],
  controllers: [CampaignsController],
  providers: [CampaignsService, CampaignClicks, CampaignLinks, CampaignOrders],
  exports: [CampaignClicks, CampaignLinks, CampaignOrders],
})
export class CampaignsModule {}
