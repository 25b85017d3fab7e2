import type { Manager } from '../../common/sql/query.js';
import type { CampaignCountsDto } from './dto/campaign.dto.js';

/** One click on a link, before it is stored with others of the same day, campaign and course. */
export interface CampaignClick {
  day: string;
  campaignId: string;
  courseId: string;
}

interface CampaignCounts extends CampaignCountsDto {
  campaign_id: string;
  /** Null where counts of all courses are added up, and for products that are no courses. */
  course_id: string | null;
  /** Null where counts of all days are added up. */
  day: string | null;
}

const COUNTED = `(
  SELECT campaign_id, day, course_id, clicks, 0 AS orders, NULL AS currency, NULL AS amount
  FROM campaign_clicks
  UNION ALL
  SELECT campaign_id, day, course_id, 0, 1, currency, amount FROM campaign_orders) AS counted`;

/**
 * Adds up clicks, orders and revenue of campaigns.
 * @param per whether courses and days are counted apart
 * @param lastDays counts the last days only; null for all
 */
export function countCampaigns(
  manager: Manager,
  campaignIds: string[],
  per: { course?: boolean; day?: boolean } = {},
  lastDays: number | null = null,
): Promise<CampaignCounts[]> {
  const course = per.course ? 'course_id' : 'NULL::text';
  const day = per.day ? "to_char(day, 'YYYY-MM-DD')" : 'NULL::text';
  return manager.query(
    `SELECT campaign_id::text, course_id, day,
       sum(clicks)::int AS clicks, sum(orders)::int AS orders,
       coalesce(json_agg(json_build_object('currency', currency, 'amount', amount) ORDER BY currency)
         FILTER (WHERE currency IS NOT NULL), '[]') AS revenue
     FROM (
       SELECT campaign_id, ${course} AS course_id, ${day} AS day, currency,
         sum(clicks) AS clicks, sum(orders) AS orders, sum(amount)::float8 AS amount
       FROM ${COUNTED}
       WHERE campaign_id = ANY ($1)
         AND ($2::int IS NULL OR day > (now() AT TIME ZONE 'UTC')::date - $2::int)
       GROUP BY 1, 2, 3, 4
     ) AS by_currency
     GROUP BY 1, 2, 3
     ORDER BY day DESC, clicks DESC, orders DESC, course_id`,
    [campaignIds, lastDays],
  );
}

/** Leaves out campaigns that have been deleted. The order of the keys keeps two processes from waiting for each other. */
export async function addClicks(
  manager: Manager,
  clicks: readonly (CampaignClick & { count: number })[],
): Promise<void> {
  await manager.query(
    `INSERT INTO campaign_clicks (day, campaign_id, course_id, clicks)
     SELECT given.day, campaign.id, given.course_id, given.count
     FROM unnest($1::date[], $2::bigint[], $3::text[], $4::int[])
       AS given (day, campaign_id, course_id, count)
     JOIN campaigns AS campaign ON campaign.id = given.campaign_id
     ORDER BY given.day, campaign.id, given.course_id
     FOR KEY SHARE OF campaign
     ON CONFLICT (campaign_id, day, course_id)
       DO UPDATE SET clicks = campaign_clicks.clicks + excluded.clicks`,
    [
      clicks.map(({ day }) => day),
      clicks.map(({ campaignId }) => campaignId),
      clicks.map(({ courseId }) => courseId),
      clicks.map(({ count }) => count),
    ],
  );
}

/** Returns the shown titles of courses by their id, of Thinkific and of Udemy. */
export async function findTitles(manager: Manager, ids: string[]): Promise<Map<string, string>> {
  const rows = await manager.query<{ id: string; title: string }[]>(
    `SELECT thinkific_id::text AS id, coalesce(override.title, course.name) AS title
     FROM courses AS course LEFT JOIN course_overrides AS override USING (thinkific_id)
     WHERE thinkific_id::text = ANY ($1)
     UNION ALL
     SELECT udemy_id, title FROM udemy_courses WHERE udemy_id = ANY ($1)`,
    [ids],
  );
  return new Map(rows.map(({ id, title }) => [id, title]));
}
