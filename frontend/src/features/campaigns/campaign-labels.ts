import { formatMoney } from '../../../../backend/src/common/price/price-words';
import type { RevenueDto } from '../../api/generated/model/revenueDto';

export const STATE_FILTERS = [
  { value: '', label: 'All states' },
  { value: 'active', label: 'Active' },
  { value: 'ended', label: 'Ended' },
] as const;

/** For example "€20.00, $149.75". */
export function formatRevenue(revenue: readonly RevenueDto[]): string {
  return revenue.map(({ currency, amount }) => formatMoney(amount, currency)).join(', ') || '-';
}
