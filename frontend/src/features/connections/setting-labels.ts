import type { SettingName } from '../../api/generated/model/settingName';

export interface SettingLabel {
  label: string;
  hint?: string;
  /** The choices, if the value is one of few. An empty value is the default. */
  options?: readonly { value: string; label: string }[];
  /** Shown only while another setting has one of these values. */
  onlyIf?: { name: SettingName; values: readonly string[] };
  isDate?: true;
  isNumber?: true;
  suffix?: string;
}

const ON_OFF = [
  { value: 'off', label: 'Off' },
  { value: 'on', label: 'On' },
];

export const SETTINGS: Readonly<Record<SettingName, SettingLabel>> = {
  THINKIFIC_SUBDOMAIN: {
    label: 'Subdomain',
    hint: 'The part of your school’s address before .thinkific.com, such as my-school.',
  },
  THINKIFIC_CREDENTIAL: {
    label: 'Sign in with',
    options: [
      { value: 'api-key', label: 'API key' },
      { value: 'access-token', label: 'API access token' },
    ],
  },
  THINKIFIC_API_KEY: {
    label: 'API key',
    hint: 'In Thinkific: Settings, Code & analytics, API.',
    onlyIf: { name: 'THINKIFIC_CREDENTIAL', values: ['', 'api-key'] },
  },
  THINKIFIC_ACCESS_TOKEN: {
    label: 'API access token',
    hint: 'In Thinkific: Settings, Code & analytics, API Access Tokens.',
    onlyIf: { name: 'THINKIFIC_CREDENTIAL', values: ['access-token'] },
  },
  THINKIFIC_CREDENTIAL_EXPIRES: {
    label: 'Expires on',
    hint: 'The date that you chose in Thinkific. The dashboard reminds you a week before.',
    isDate: true,
  },
  THINKIFIC_WEBHOOK_SECRET: {
    label: 'Webhook secret',
    hint: 'The key that Thinkific signs its webhooks with. Leave it empty if that is the API key above.',
  },
  THINKIFIC_SITE_URL: {
    label: 'Address of your school',
    hint: 'Where enrollment links lead, if you use your own domain: https://learn.example.org.',
  },
  UDEMY_API_TOKEN: {
    label: 'API token',
    hint: 'A token of the Instructor API. In Udemy: your profile, API clients.',
  },
  MOODLE_URL: {
    label: 'Address of the site',
    hint: 'Such as https://moodle.example.org. Web services and REST must be enabled there.',
  },
  MOODLE_TOKEN: {
    label: 'Token',
    hint: 'In Moodle: Site administration, Server, Manage tokens. Its service needs the functions core_course_get_courses_by_field and core_course_get_contents.',
  },
  FEED_SOURCE: {
    label: 'Where the feed is',
    options: [
      { value: 'off', label: 'Not used' },
      { value: 'address', label: 'At an address' },
      { value: 'upload', label: 'Uploaded here' },
    ],
  },
  FEED_URL: {
    label: 'Address of the feed',
    hint: 'A CSV or JSON file that opens without a login, such as https://school.example.org/courses.csv.',
    onlyIf: { name: 'FEED_SOURCE', values: ['address'] },
  },
  SMTP_URL: {
    label: 'Mail server',
    hint: 'Such as smtps://smtp.example.org, or smtp://smtp.example.org:587.',
  },
  SMTP_USER: { label: 'User', hint: 'Often the sender’s address.' },
  SMTP_PASSWORD: { label: 'Password' },
  MAIL_FROM: { label: 'Sender', hint: 'The address that emails come from.' },
  PICTURES_DIR: {
    label: 'Bucket',
    hint: 'Such as s3://my-bucket/pictures. Pictures stored so far stay where they are and are still shown.',
  },
  S3_ENDPOINT: {
    label: 'Address of the storage',
    hint: 'Such as https://s3.example.org. Leave it empty for Amazon S3.',
  },
  S3_REGION: { label: 'Region' },
  S3_ACCESS_KEY_ID: { label: 'Access key ID' },
  S3_SECRET_ACCESS_KEY: { label: 'Secret access key' },
  S3_PATH_STYLE: {
    label: 'Bucket in the path of addresses',
    options: [{ value: '', label: 'Automatic' }, ...ON_OFF],
  },
  NEWSLETTER_DOUBLE_OPT_IN: {
    label: 'Subscribers confirm their address',
    hint: 'On: somebody who subscribes gets an email with a link, and counts once it was clicked.',
    options: ON_OFF,
  },
  STORY_EMAIL: {
    label: 'Email address of authors',
    hint: 'Required: authors of success stories confirm their story by a link in an email.',
    options: [
      { value: 'optional', label: 'Optional' },
      { value: 'required', label: 'Required' },
    ],
  },
  COURSE_CLAIMS: {
    label: 'Course pages promise',
    hint: 'Only what Thinkific gives: the page of a course without a certificate there does not promise one.',
    options: [
      { value: 'site', label: 'What Settings → Site says' },
      { value: 'platform', label: 'Only what Thinkific gives' },
    ],
  },
  SYNC_CRON: {
    label: 'Automatic syncs',
    hint: 'How often we read the courses of Thinkific and Udemy. You can always sync by hand.',
    options: [
      { value: '0 * * * *', label: 'Every hour' },
      { value: '0 */6 * * *', label: 'Every 6 hours' },
      { value: '0 4 * * *', label: 'Once a day, at 4:00 UTC' },
      { value: 'off', label: 'Off' },
    ],
  },
  SYNC_HOLD_PERCENT: {
    label: 'Ask before a sync removes more than',
    hint: 'Of the visible courses, prices, pictures or descriptions. 100: ask only if a platform returns no course.',
    isNumber: true,
    suffix: '%',
  },
  SYNC_HOLD_LEAST: {
    label: 'But never for fewer than',
    isNumber: true,
    suffix: 'courses',
  },
  TWO_FACTOR_REQUIRED: {
    label: 'Must use a second factor',
    hint: 'Users without one have to set it up after they sign in.',
    options: [
      { value: '', label: 'Nobody' },
      { value: 'admin', label: 'Admins' },
      { value: 'staff', label: 'Staff' },
      { value: 'admin,staff', label: 'Admins and staff' },
    ],
  },
  AUDIT_RETENTION_DAYS: {
    label: 'Keep the audit log for',
    hint: 'At least 30 days. Older entries are deleted.',
    isNumber: true,
    suffix: 'days',
  },
};
