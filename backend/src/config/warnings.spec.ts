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
        /^PUBLIC_URL is http:\/\/(localhost|127\.0\.0\.1):3000, so links in mails/,
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

  it.each([
    ['PUBLIC_ULR', 'PUBLIC_URL'],
    ['public_url', 'PUBLIC_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['JWT_SECRETS', 'JWT_SECRET'],
    ['EMAIL_FROM', 'MAIL_FROM'],
    ['PROT', 'PORT'],
    ['\u{feff}PUBLIC_URL', 'PUBLIC_URL'],
  ])('names %s, which is close to a setting', (name, meant) => {
    expect(warned({ [name]: 'x' })).toEqual([`${name} is not a setting of Lectern. ${meant} is.`]);
  });

  it('says nothing of other variables, and of empty ones', () => {
    expect(warned({ HOME: '/', POST: '', PGHOST: 'x', AWS_REGION: 'x', LOGNAME: 'x' })).toEqual([]);
  });

  it('names a misspelled variable beside the one that is missing', () => {
    expect(() => loadConfig({ ...PRODUCTION, JWT_SECRET: '', JWT_SERCET: 'x' })).toThrow(
      /^JWT_SECRET: got nothing[^]*\nJWT_SERCET is not a setting of Lectern\. JWT_SECRET is\.$/,
    );
  });

  it('tells that everybody is believed', () => {
    expect(warned({ TRUST_PROXY: 'true' })).toEqual([
      expect.stringMatching(/^TRUST_PROXY=true trusts/),
    ]);
  });
});
