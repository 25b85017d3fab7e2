import { ConfigError, loadConfig } from './load-config.js';

const production = { DATABASE_URL: 'postgres://u:p@db:5432/lectern', JWT_SECRET: 's'.repeat(32) };

function problemsOf(environment: NodeJS.ProcessEnv): string[] {
  try {
    loadConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('S3-compatible storage', () => {
  it('takes a folder or a bucket for pictures', () => {
    const load = (env: NodeJS.ProcessEnv) => loadConfig({ ...production, ...env });
    expect(load({ PICTURES_DIR: '/srv/p' }).picturesPlace).toEqual({ folder: '/srv/p' });
    const key = { S3_ACCESS_KEY_ID: 'ada', S3_SECRET_ACCESS_KEY: 'hidden' };
    const { picturesPlace, s3 } = load({
      PICTURES_DIR: 's3://school/site//pictures/',
      S3_ENDPOINT: 'http://10.0.0.7:9000',
      ...key,
    });
    expect(picturesPlace).toEqual({ bucket: 'school', prefix: 'site/pictures' });
    expect(s3).toEqual({
      endpoint: 'http://10.0.0.7:9000',
      region: 'us-east-1',
      credentials: { accessKeyId: 'ada', secretAccessKey: 'hidden' },
      pathStyle: true,
    });
    expect(load({ PICTURES_DIR: 's3://school' })).toMatchObject({
      picturesPlace: { bucket: 'school', prefix: '' },
      s3: { endpoint: null, credentials: null, pathStyle: false },
    });
    const problems = { PICTURES_DIR: 's3://?', S3_ENDPOINT: 'storage:9000', S3_PATH_STYLE: 'yes' };
    expect(problemsOf({ ...production, ...problems })).toEqual([
      expect.stringMatching(/^S3_ENDPOINT: got "storage:9000", expected an http or https address/),
      'S3_PATH_STYLE: got "yes", expected on or off',
      expect.stringMatching(/^PICTURES_DIR: got "s3:\/\/\?", expected a folder, or a bucket like/),
    ]);
    for (const part of ['..', '../x', 'site/../../x', './x']) {
      expect(problemsOf({ ...production, BACKUP_DIR: `s3://school/${part}` })).toEqual([
        expect.stringMatching(/^BACKUP_DIR: .* without \. or \.\. as a part$/),
      ]);
    }
    expect(load({ PICTURES_DIR: 's3://school/..site/a..b' }).picturesPlace).toMatchObject({
      prefix: '..site/a..b',
    });
    expect(problemsOf({ ...production, ...key, S3_ACCESS_KEY_ID: '' })).toEqual([
      'S3_ACCESS_KEY_ID: got nothing, expected a value, as the other half of the key is set',
    ]);
  });
});
