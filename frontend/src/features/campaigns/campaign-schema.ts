import { boolean, object } from 'yup';
import { saveCampaignLimits as limits } from '../../api/generated/limits/saveCampaignLimits';
import type { CampaignDto } from '../../api/generated/model/campaignDto';
import type { SaveCampaignDto } from '../../api/generated/model/saveCampaignDto';
import { text } from '../../components/admin/forms/rules';

interface CampaignValues extends SaveCampaignDto {
  coupon: string;
  referral_code: string;
}

export const NEW_CAMPAIGN: CampaignValues = {
  code: '',
  name: '',
  utm_source: '',
  utm_medium: '',
  utm_campaign: '',
  coupon: '',
  referral_code: '',
  is_active: true,
};

const codeOf = (label: string, most: { maxLength: number }) =>
  text(label, most).matches(/^[^\s&=?#]+$/, {
    message: `${label} must be the code alone, without spaces or a link`,
    excludeEmptyString: true,
  });

export const campaignSchema = object({
  code: text('Code', limits.code).matches(/^[a-z\d-]+$/, {
    message: 'Code must have lower-case letters, digits and hyphens only, such as spring-mail',
    excludeEmptyString: true,
  }),
  name: text('Name', limits.name),
  utm_source: text('utm_source', limits.utm_source),
  utm_medium: text('utm_medium', limits.utm_medium),
  utm_campaign: text('utm_campaign', limits.utm_campaign),
  coupon: codeOf('Coupon', limits.coupon),
  referral_code: codeOf('Referral code', limits.referral_code),
  is_active: boolean().required(),
});

export function toCampaignValues(campaign: CampaignDto): CampaignValues {
  const { code, name, utm_source, utm_medium, utm_campaign, is_active } = campaign;
  return {
    ...{ code, name, utm_source, utm_medium, utm_campaign, is_active },
    coupon: campaign.coupon ?? '',
    referral_code: campaign.referral_code ?? '',
  };
}
