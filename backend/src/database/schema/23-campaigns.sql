-- Campaigns: links for advertising, and what they brought. Nothing here is about a visitor or a buyer.
CREATE TABLE campaigns (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  code text NOT NULL,
  name text NOT NULL,
  utm_source text NOT NULL,
  utm_medium text NOT NULL,
  utm_campaign text NOT NULL,
  coupon text,
  referral_code text,
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE UNIQUE INDEX campaigns_code ON campaigns (code);

CREATE TRIGGER changes AFTER INSERT OR UPDATE OR DELETE ON campaigns
  FOR EACH ROW EXECUTE FUNCTION record_change(
    'people', 'id', 'code,name,utm_source,utm_medium,utm_campaign,coupon,referral_code,is_active'
  );

-- Clicks on the links of a campaign. `course_id` is a course of Thinkific or of Udemy.
CREATE TABLE campaign_clicks (
  day date,
  campaign_id bigint REFERENCES campaigns,
  course_id text,
  clicks integer NOT NULL,
  PRIMARY KEY (campaign_id, day, course_id)
);

-- Orders on Thinkific that belong to a campaign. `course_id` is null for other products, such as bundles.
CREATE TABLE campaign_orders (
  order_id bigint PRIMARY KEY,
  day date NOT NULL,
  campaign_id bigint NOT NULL REFERENCES campaigns,
  course_id text,
  product_id bigint,
  amount numeric(12,2) NOT NULL,
  currency text NOT NULL
);

CREATE INDEX campaign_orders_of_campaign ON campaign_orders (campaign_id, day);
