import type { Campaign } from './campaign.entity.js';
import type { CampaignCountsDto, CampaignDto } from './dto/campaign.dto.js';

const NOTHING: CampaignCountsDto = { clicks: 0, orders: 0, revenue: [] };

/** @param siteUrl the address of the site, without a slash at the end */
export function toCampaignDto(
  campaign: Campaign,
  { clicks, orders, revenue }: CampaignCountsDto = NOTHING,
  siteUrl: string,
): CampaignDto {
  return {
    id: campaign.id,
    code: campaign.code,
    name: campaign.name,
    utm_source: campaign.utmSource,
    utm_medium: campaign.utmMedium,
    utm_campaign: campaign.utmCampaign,
    coupon: campaign.coupon,
    referral_code: campaign.referralCode,
    is_active: campaign.isActive,
    address: `${siteUrl}/go/${campaign.code}/`,
    created_at: campaign.createdAt.toISOString(),
    ...{ clicks, orders, revenue },
  };
}
