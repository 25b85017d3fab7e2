import { availableParallelism } from 'node:os';
import { Client } from 'pg';
import { ConfigError, loadConfig } from './load-config.js';

const production = { DATABASE_URL: 'postgres://u:p@db:5432/lectern', JWT_SECRET: 's'.repeat(32) };

function problemsOf(
  environment: NodeJS.ProcessEnv,
  place?: Parameters<typeof loadConfig>[1],
): string[] {
  try {
    loadConfig(environment, place);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('loadConfig', () => {
  it('needs nothing for the demo', () => {
    expect(loadConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      siteName: 'Lectern',
      currency: 'USD',
      databaseUrl: null,
      databaseSessionUrl: null,
      demo: true,
      jwtExpiresIn: 43_200,
      syncCron: '0 */6 * * *',
      rateLimit: true,
      trustProxy: false,
    });
  });

  it.each([
    [{ DATABASE_URL: production.DATABASE_URL }, 1],
    [{ THINKIFIC_API_KEY: 'key' }, 0],
    [{ THINKIFIC_ACCESS_TOKEN: 'token' }, 0],
    [{ UDEMY_API_TOKEN: 'token' }, 0],
    [{ DEMO: 'false' }, 0],
  ])('is no demo with %j, and needs a secret for a database of its own', (environment, count) => {
    const missing = 'JWT_SECRET: got nothing, expected at least 32 characters (outside demo mode)';
    expect(problemsOf(environment)).toEqual(Array.from({ length: count }, () => missing));
    expect(loadConfig({ ...environment, JWT_SECRET: production.JWT_SECRET }).demo).toBe(false);
  });

  it.each([
    [{}, null],
    [{ THINKIFIC_SUBDOMAIN: 'my-school' }, 'https://my-school.thinkific.com'],
    [
      { THINKIFIC_SUBDOMAIN: 'my-school', THINKIFIC_SITE_URL: 'https://learn.example.org' },
      'https://learn.example.org',
    ],
  ])('leads with %j to %s for enrolment', (environment, siteUrl) => {
    expect(loadConfig(environment).thinkific.siteUrl).toBe(siteUrl);
  });

  it('lists what is missing beside what is wrong', () => {
    const missing: unknown[] = [
      expect.stringMatching(
        /^DATABASE_URL: got nothing, expected an address like postgres:.+ installation/,
      ),
      'JWT_SECRET: got nothing, expected at least 32 characters (outside demo mode)',
    ];
    const without = (environment: NodeJS.ProcessEnv) =>
      problemsOf(environment, { hasPostgres: false });
    expect(without({ DEMO: 'false', HOST: '0.0.0.0' })).toEqual(missing);
    expect(without({ DEMO: 'false', PORT: 'http' })).toEqual([
      ...missing,
      expect.stringMatching(/^PORT: got "http"/),
    ]);
    expect(without({ DEMO: 'true' })).toEqual(missing.slice(0, 1));
    expect(without(production)).toEqual([]);
  });

  it('takes several keys, each of which is long enough', () => {
    const [key, older] = ['k'.repeat(32), 'o'.repeat(32)];
    const { jwtSecrets } = loadConfig({ ...production, JWT_SECRET: ` ${key} , ${older},` });
    expect(jwtSecrets).toEqual([key, older]);
    const problems = problemsOf({ ...production, JWT_SECRET: `${key},short` });
    expect(problems).toEqual([expect.stringMatching(/^JWT_SECRET: got a secret of 38 characters/)]);
    expect(problemsOf({ ...production, JWT_SECRET: ',' })).toHaveLength(1);
  });

  it.each(['', '?target_session_attrs=read-write', '?target_session_attrs=primary'])(
    'takes several servers of a database, of which one takes writes (%s)',
    (parameters) => {
      const DATABASE_URL = `postgres://u:p%40@one,two.example.org:5433,[::1]/lectern${parameters}`;
      const { databaseUrl } = loadConfig({ ...production, DATABASE_URL });
      const url = new URL(databaseUrl ?? '');
      expect(url.searchParams.get('hosts')).toBe('one,two.example.org:5433,[::1]');
      expect(url.searchParams.has('target_session_attrs')).toBe(false);
      expect([url.hostname, url.username, url.password]).toEqual(['one', 'u', 'p%40']);
    },
  );

  it.each(['one,/lectern', 'one,t wo/lectern', 'one,two/lectern?target_session_attrs=any'])(
    'refuses %s as servers of a database',
    (servers) => {
      const problems = problemsOf({ ...production, DATABASE_URL: `postgres://u:p@${servers}` });
      expect(problems).toEqual([expect.stringMatching(/^DATABASE_URL: .*target_session_attrs/)]);
    },
  );

  it.each(['u:p%w@db:5432/lectern', 'u%:p@db/lectern', 'u:p@db/l%', 'u:p%w@one,two/lectern'])(
    'wants a %% that belongs to no encoding encoded: %s',
    (address) => {
      const problems = problemsOf({ ...production, DATABASE_URL: `postgres://${address}` });
      expect(problems).toEqual([
        expect.stringMatching(/^DATABASE_URL: .*: % itself is written as %25/),
      ]);
    },
  );

  it.each([
    ['u:p%40@/lectern?host=/run', '/lectern?host=%2Frun&user=u&password=p%40'],
    ['u@:5433/lectern', '/lectern?user=u&port=5433'],
    [':5433/lectern', '/lectern?port=5433'],
    ['/lectern?host=/run', '/lectern?host=/run'],
  ])('takes an address without a host: %s', (address, taken) => {
    const { databaseUrl } = loadConfig({ ...production, DATABASE_URL: `postgres://${address}` });
    expect(databaseUrl).toBe(`postgres://${taken}`);
    expect(new Client({ connectionString: databaseUrl ?? '' }).database).toBe('lectern');
  });

  it('takes the variables of libpq about TLS where the address says nothing', () => {
    const PGSSLMODE = 'verify-ca';
    const PGSSLROOTCERT = '/ca.pem';
    const { databaseUrl } = loadConfig({ ...production, PGSSLMODE, PGSSLROOTCERT });
    expect(databaseUrl).toBe(`${production.DATABASE_URL}?sslmode=verify-ca&sslrootcert=%2Fca.pem`);
    const DATABASE_URL = `${production.DATABASE_URL}?sslmode=disable&sslrootcert=/own.pem`;
    expect(loadConfig({ ...production, DATABASE_URL, PGSSLMODE, PGSSLROOTCERT }).databaseUrl).toBe(
      DATABASE_URL,
    );
  });

  it.each([
    ['?sslmode=verify_full', {}, 'sslmode as disable, require, verify-ca or verify-full'],
    ['?sslmode=verify-ca', {}, String.raw`sslrootcert \(or PGSSLROOTCERT\) beside`],
    ['', { PGSSLMODE: 'verify-ca' }, String.raw`sslrootcert \(or PGSSLROOTCERT\) beside`],
  ])('refuses TLS that checks something else than is meant: %s, %j', (parameters, env, right) => {
    const DATABASE_URL = `${production.DATABASE_URL}${parameters}`;
    expect(problemsOf({ ...production, DATABASE_URL, ...env })).toEqual([
      expect.stringMatching(`^DATABASE_URL: got a secret of .*, expected ${right}`),
    ]);
  });

  it.each([
    ['https://Bücher.Example', 'https://xn--bcher-kva.example'],
    ['https://例え.テスト/', 'https://xn--r8jz45g.xn--zckzah'],
    ['HTTPS://WWW.Example.ORG:443/', 'https://www.example.org'],
    ['http://www.example.org:80', 'http://www.example.org'],
    ['https://www.example.org:8443', 'https://www.example.org:8443'],
  ])('takes %s as browsers send it', (PUBLIC_URL, origin) => {
    const { publicUrl, corsOrigins } = loadConfig({
      ...production,
      PUBLIC_URL,
      CORS_ORIGINS: PUBLIC_URL,
    });
    expect([publicUrl, corsOrigins]).toEqual([origin, [origin]]);
  });

  it.each(['/path', '/?', '/#top', '//', '?a'])('takes no address that goes on with %s', (rest) => {
    const problems = problemsOf({ ...production, PUBLIC_URL: `https://www.example.org${rest}` });
    expect(problems).toEqual([expect.stringMatching(/^PUBLIC_URL: .* without a path/)]);
  });

  it('takes no address with a user', () => {
    const problems = problemsOf({ ...production, PUBLIC_URL: 'https://u:p@www.example.org' });
    expect(problems).toEqual([expect.stringMatching(/^PUBLIC_URL: /)]);
  });

  it.each([
    [{ PORT: '3000', METRICS_PORT: '3000' }, 'another port than PORT (3000)'],
    [{ METRICS_PORT: '3000', METRICS_HOST: '0.0.0.0' }, 'another port than PORT (3000)'],
    [
      { METRICS_PORT: '2999', WEB_CONCURRENCY: '2' },
      'another port than PORT (3000), as each of the 2 processes takes the next port',
    ],
  ])('wants metrics on a port of their own: %j', (env, right) => {
    expect(problemsOf({ ...production, ...env })).toEqual([
      `METRICS_PORT: got "${env.METRICS_PORT}", expected ${right}`,
    ]);
  });

  it.each([
    { METRICS_PORT: '2999' },
    { METRICS_PORT: '3001' },
    { PORT: '0', METRICS_PORT: '0' },
    { HOST: '10.0.0.7', METRICS_PORT: '3000' },
  ])('takes metrics beside the site: %j', (env) => {
    expect(problemsOf({ ...production, ...env })).toEqual([]);
  });

  it('lets DEMO decide against the rest', () => {
    expect(loadConfig({ ...production, DEMO: 'true' }).demo).toBe(true);
  });

  it('lists every problem with its variable, what it got and what would be right', () => {
    expect(
      problemsOf({
        PORT: '80a',
        PUBLIC_URL: 'www.example.org/path',
        DATABASE_URL: 'mysql://db',
        JWT_SECRET: 'short',
        SYNC_CRON: 'sometimes',
        LOG_LEVEL: 'loud',
      }),
    ).toEqual([
      'PORT: got "80a", expected a whole number from 0 to 65535',
      'PUBLIC_URL: got "www.example.org/path", expected an http or https address without a path, like https://www.example.org',
      'DATABASE_URL: got a secret of 10 characters, expected an address like postgres://user:password@host:5432/database, ' +
        'with % as %25, where several hosts may stand with commas between them, of which one takes writes (target_session_attrs=read-write)',
      'JWT_SECRET: got a secret of 5 characters, expected at least 32 characters, or several such keys with commas between them',
      'SYNC_CRON: got "sometimes", expected a cron pattern of times that come, like 0 */6 * * *, or off',
      'LOG_LEVEL: got "loud", expected fatal, error, warn, info, debug, trace or silent',
    ]);
  });

  it.each([
    ['PORT', '65536'],
    ['DATABASE_POOL_SIZE', '2'],
    ['WEB_CONCURRENCY', '0'],
    ['WEB_CONCURRENCY', 'all'],
    ['JWT_EXPIRES_IN', '12'],
    ['SYNC_CRON', '0 0 31 2 *'],
    ['BACKUP_CRON', '0 0 30 2 *'],
    ['DEMO', 'yes'],
    ['ADMIN_EMAIL', 'nobody'],
    ['THINKIFIC_SUBDOMAIN', 'school.thinkific.com'],
    ['THINKIFIC_API_URL', 'ftp://api'],
    ['CORS_ORIGINS', 'https://a.example, b'],
    ['CURRENCY', 'dollars'],
    ['SECURITY_CONTACT', 'somebody'],
    ['TRUST_PROXY', 'everyone'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['RATE_LIMIT', '0'],
    ['CDN_MAX_AGE', '1'],
    ['CDN_MAX_AGE', '31d'],
    ['CDN_KEY_HEADER', 'Cache Tag'],
    ['CDN_PURGE_URL', 'api.fastly.com/purge/{key}'],
    ['CDN_PURGE_URL', 'https://api.fastly.com/purge/{tag}'],
    ['CDN_PURGE_URL', 'https://me:secret@api.fastly.com/purge/{key}'],
    ['CDN_PURGE_URL', 'http://api.fastly.com/purge/{key}'],
    ['CDN_PURGE_URL', 'http://93.184.216.34/purge/{key}'],
    ['CDN_PURGE_METHOD', 'CONNECT'],
    ['CDN_PURGE_HEADERS', 'Fastly-Key secret'],
    ['CDN_PURGE_HEADERS', 'Fastly-Key: {secret}'],
    ['CDN_PURGE_HEADERS', 'Fastly-Key: ключ'],
    ['CDN_PURGE_BODY', 'tags={keys}'],
    ['CDN_PURGE_BODY', '{"tags": ["{keys}"]}'],
    ['CDN_PURGE_BODY', '{"tags": {keys}}'],
    ['CDN_PURGE_HEADERS', 'Fastly-Key: secret'],
    ['SMTP_URL', 'smtp.example.org'],
    ['SMTP_URL', 'https://user:secret: @smtp.example.org'],
    ['SMTP_URL', 'smtp://smtp.example.org'],
    ['SMTP_TIMEOUT', '0s'],
    ['MAIL_FROM', 'Lectern'],
    ['NEWSLETTER_DOUBLE_OPT_IN', 'yes'],
    ['STORY_EMAIL', 'always'],
    ['COURSE_CLAIMS', 'none'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^(${name}|MAIL_FROM): got .+, expected .+`));
    expect(problems[0]).not.toContain('secret: ');
  });

  it('takes times that come in leap years only', () => {
    const { syncCron, backup } = loadConfig({
      ...production,
      SYNC_CRON: '0 0 29 2 *',
      BACKUP_CRON: '0 0 29 2 *',
    });
    expect([syncCron, backup.cron]).toEqual(['0 0 29 2 *', '0 0 29 2 *']);
  });

  describe('for mails', () => {
    const server = { SMTP_URL: 'smtps://user:pass@smtp.example.org', MAIL_FROM: 'a@example.org' };

    it('sends none unless a server is set, but keeps those of the demo here', () => {
      expect(loadConfig(production).mail).toBeNull();
      expect(loadConfig({}).mail).toEqual({ server: null, from: 'mail@localhost', timeout: 30 });
      expect(loadConfig({ ...production, ...server, SMTP_TIMEOUT: '5s' }).mail).toEqual({
        server: server.SMTP_URL,
        from: 'a@example.org',
        timeout: 5,
      });
    });

    it('asks subscribers to confirm only where it sends mails', () => {
      const wanted = { NEWSLETTER_DOUBLE_OPT_IN: 'on' };
      expect(loadConfig({}).newsletterDoubleOptIn).toBe(false);
      expect(loadConfig(wanted).newsletterDoubleOptIn).toBe(true);
      expect(loadConfig({ ...production, ...server, ...wanted }).newsletterDoubleOptIn).toBe(true);
      expect(problemsOf({ ...production, ...wanted })).toEqual([
        'NEWSLETTER_DOUBLE_OPT_IN: got "on", expected off, as there are no mails without SMTP_URL',
      ]);
    });

    it('asks authors of stories for addresses where it can write to them', () => {
      expect(loadConfig(production).storyEmail).toBe('off');
      expect(loadConfig({}).storyEmail).toBe('optional');
      const required = { ...production, ...server, STORY_EMAIL: 'required' };
      expect(loadConfig(required).storyEmail).toBe('required');
      expect(problemsOf({ ...production, STORY_EMAIL: 'required' })).toEqual([
        'STORY_EMAIL: got "required", expected optional, as there are no mails without SMTP_URL',
      ]);
      const both = { NEWSLETTER_DOUBLE_OPT_IN: 'on', STORY_EMAIL: 'required' };
      expect(problemsOf({ ...production, ...both })).toHaveLength(2);
    });

    it('shows mails on this machine only, or in a demo', () => {
      const local = { SMTP_URL: 'local' };
      expect(loadConfig({ ...production, ...local }).mail?.server).toBeNull();
      expect(loadConfig({ DEMO_PUBLIC: 'true', HOST: '0.0.0.0', ...local }).mail).not.toBeNull();
      for (const open of [{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://example.org' }]) {
        expect(problemsOf({ ...production, ...local, ...open })).toEqual([
          expect.stringMatching(
            /^SMTP_URL: got a secret of 5 characters, expected a mail server: /,
          ),
        ]);
      }
    });
  });

  it('wants the first admin whole', () => {
    expect(problemsOf({ ADMIN_USERNAME: 'root' })).toEqual([
      'ADMIN_EMAIL: got nothing, expected a value, as other ADMIN_ variables are set',
      'ADMIN_PASSWORD: got nothing, expected a value, as other ADMIN_ variables are set',
    ]);
  });

  describe('in demo mode', () => {
    it.each([
      [{ HOST: '0.0.0.0' }, 'HOST: got "0.0.0.0"'],
      [{ HOST: '::', DEMO: 'true' }, 'HOST: got "::"'],
      [{ HOST: '192.168.1.5' }, 'HOST: got "192.168.1.5"'],
      [{ HOST: 'my-machine' }, 'HOST: got "my-machine"'],
      [{ PUBLIC_URL: 'https://www.example.org' }, 'PUBLIC_URL: got "https://www.example.org"'],
      [{ PUBLIC_URL: 'http://localhost.example.org', DEMO: 'true' }, 'PUBLIC_URL: got "http://l'],
    ])(
      'refuses to be reached from elsewhere by %j, unless that is wanted',
      (environment, start) => {
        const [problem, ...others] = problemsOf(environment);
        expect(others).toEqual([]);
        expect(problem?.startsWith(start)).toBe(true);
        expect(problem).toMatch(/expected .*DEMO_PUBLIC=true/);
        expect(problemsOf({ ...environment, DEMO_PUBLIC: 'true' })).toEqual([]);
        expect(problemsOf({ ...production, ...environment, DEMO: 'false' })).toEqual([]);
      },
    );

    it('listens on one address of this machine, not on both that its name has', () => {
      expect(loadConfig({ HOST: 'localhost' }).host).toBe('127.0.0.1');
    });

    it('takes the brackets of a URL off an address', () => {
      expect(loadConfig({ HOST: '[::1]' }).host).toBe('::1');
      const metrics = { METRICS_HOST: '[::]', METRICS_PORT: '9464' };
      expect(loadConfig(metrics).metrics?.host).toBe('::');
    });

    it.each([
      [{ HOST: 'localhost' }],
      [{ HOST: '127.0.0.2' }],
      [{ HOST: '::1' }],
      [{ PUBLIC_URL: 'http://127.0.0.1:3000' }],
      [{ PUBLIC_URL: 'http://[::1]:3000' }],
      [{ PUBLIC_URL: 'http://site.localhost:3000' }],
    ])('takes %j', (environment) => {
      expect(problemsOf(environment)).toEqual([]);
    });
  });

  it('refuses the demo’s password for the first admin', () => {
    expect(
      problemsOf({
        ...production,
        ADMIN_USERNAME: 'ada',
        ADMIN_EMAIL: 'ada@example.org',
        ADMIN_PASSWORD: 'lectern-demo',
      }),
    ).toEqual([
      'ADMIN_PASSWORD: got a secret of 12 characters, expected another one than the demo’s, which everybody knows',
    ]);
  });

  it.each(['p@ss/w:rd?#', 'a%40b', 'ünï', 'plain'])(
    'puts DATABASE_PASSWORD=%s into the address as it is',
    (password) => {
      const { databaseUrl } = loadConfig({
        DATABASE_URL: 'postgres://lectern@db:5432/lectern',
        DATABASE_PASSWORD: password,
        JWT_SECRET: production.JWT_SECRET,
      });
      const { user, host, password: read } = new Client({ connectionString: databaseUrl ?? '' });
      expect([user, read, host]).toEqual(['lectern', password, 'db']);
    },
  );

  it('puts DATABASE_PASSWORD into the address of a socket', () => {
    const DATABASE_URL = 'postgres:///lectern?host=/cloudsql/project:region:one&user=lectern';
    const given = { ...production, DATABASE_URL, DATABASE_PASSWORD: 'p@%x' };
    const { databaseUrl, databaseSessionUrl } = loadConfig(given);
    const { user, host, password } = new Client({ connectionString: databaseUrl ?? '' });
    expect([user, password, host]).toEqual(['lectern', 'p@%x', '/cloudsql/project:region:one']);
    expect(databaseSessionUrl).toBe(databaseUrl);
    expect(problemsOf({ ...given, DATABASE_URL: `${DATABASE_URL}&password=p` })).toEqual([
      'DATABASE_PASSWORD: got a secret of 4 characters, expected none, as DATABASE_URL has one',
    ]);
  });

  it('takes another address for what needs a session, with the same password', () => {
    const DATABASE_URL = 'postgres://lectern@pooler:6432/lectern';
    const DATABASE_SESSION_URL = 'postgres://lectern@one:5432,two/lectern';
    const given = { JWT_SECRET: production.JWT_SECRET, DATABASE_URL, DATABASE_PASSWORD: 'p@ss' };
    const { databaseUrl, databaseSessionUrl } = loadConfig({ ...given, DATABASE_SESSION_URL });
    expect(databaseUrl).toBe('postgres://lectern:p%40ss@pooler:6432/lectern');
    expect(databaseSessionUrl).toBe(
      'postgres://lectern:p%40ss@one:5432/lectern?hosts=one%3A5432%2Ctwo',
    );
    expect(loadConfig(given).databaseSessionUrl).toBe(databaseUrl);
    expect(problemsOf({ ...given, DATABASE_SESSION_URL: 'postgres://u:p@one/lectern' })).toEqual([
      'DATABASE_PASSWORD: got a secret of 4 characters, expected none, as DATABASE_SESSION_URL has one',
    ]);
    expect(problemsOf({ DEMO: 'true', DATABASE_SESSION_URL })).toEqual([
      'DATABASE_SESSION_URL: got a secret of 39 characters, expected none without DATABASE_URL',
    ]);
    expect(problemsOf({ ...given, DATABASE_SESSION_URL: 'mysql://one' })).toEqual([
      expect.stringMatching(
        /^DATABASE_SESSION_URL: got a secret of 11 characters, expected an address/,
      ),
    ]);
  });

  it('refuses two passwords of the database, and one without a database', () => {
    const DATABASE_PASSWORD = 'secret';
    expect(problemsOf({ ...production, DATABASE_PASSWORD })).toEqual([
      'DATABASE_PASSWORD: got a secret of 6 characters, expected none, as DATABASE_URL has one',
    ]);
    expect(problemsOf({ DATABASE_PASSWORD })).toEqual([
      'DATABASE_PASSWORD: got a secret of 6 characters, expected none without DATABASE_URL',
    ]);
  });

  it.each([
    ['true', true],
    ['2', 2],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('reads TRUST_PROXY=%s', (given, expected) => {
    expect(loadConfig({ TRUST_PROXY: given }).trustProxy).toEqual(expected);
  });

  it('has one process serve, or as many as configured and possible', () => {
    const processes = (env: NodeJS.ProcessEnv) => loadConfig({ ...production, ...env }).processes;
    expect(processes({})).toBe(1);
    expect(processes({ WEB_CONCURRENCY: '4' })).toBe(4);
    expect(processes({ WEB_CONCURRENCY: 'auto' })).toBe(availableParallelism());
    const mails = { SMTP_URL: 'local' };
    expect(processes({ ...mails, WEB_CONCURRENCY: 'auto' })).toBe(1);
    expect(problemsOf({ ...production, ...mails, WEB_CONCURRENCY: '2' })).toEqual([
      'WEB_CONCURRENCY: got "2", expected 1 where mails stay at /demo/mail, since one process keeps them (see SMTP_URL)',
    ]);
    expect(problemsOf({ ...production, WEB_CONCURRENCY: '3', METRICS_PORT: '65534' })).toEqual([
      'METRICS_PORT: got "65534", expected at most 65533, as each of the 3 processes takes the next port',
    ]);
  });

  it('counts empty variables as not set', () => {
    expect(loadConfig({ DATABASE_URL: '', JWT_SECRET: ' ' }).demo).toBe(true);
  });
});
