import { loadConfig } from './load-config.js';
import { warningsOf } from './warnings.js';

const PRODUCTION = {
  DATABASE_URL: 'postgres://u:p@db:5432/lectern',
  JWT_SECRET: 's'.repeat(32),
};
const MAILS = { SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'school@example.org' };

const warned = (environment: NodeJS.ProcessEnv) => warningsOf(loadConfig(environment));

describe('warningsOf', () => {
  it.each([
    ['real mails', { ...PRODUCTION, ...MAILS }],
    ['mails of a demo', MAILS],
    ['an address for everybody', { ...PRODUCTION, HOST: '0.0.0.0' }],
    ['a demo for others', { HOST: '0.0.0.0', DEMO_PUBLIC: 'true' }],
    ['that address itself', { ...PRODUCTION, ...MAILS, PUBLIC_URL: 'http://127.0.0.1:3000' }],
  ])('tells with %s that links lead to this machine alone', (_what, environment) => {
    expect(warned(environment)).toEqual([
      expect.stringMatching(
        /^PUBLIC_URL is http:\/\/(localhost|127\.0\.0\.1):3000, so that links in mails/,
      ),
    ]);
  });

  it.each([
    ['the demo', {}],
    ['a site that nobody else reaches', PRODUCTION],
    ['a site with its address', { ...PRODUCTION, ...MAILS, PUBLIC_URL: 'https://www.example.org' }],
  ])('has nothing to say of %s', (_what, environment) => {
    expect(warned(environment)).toEqual([]);
  });

  it('tells that everybody is believed', () => {
    expect(warned({ TRUST_PROXY: 'true' })).toEqual([
      expect.stringMatching(/^TRUST_PROXY=true believes/),
    ]);
  });
});
