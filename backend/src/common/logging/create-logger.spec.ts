import { QueryFailedError } from 'typeorm';
import { CapturedLog } from '../../../test/captured-log.js';
import { createLogger } from './create-logger.js';

const HASH = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA';

describe('the log', () => {
  it('keeps a failed statement’s values to itself', () => {
    const log = new CapturedLog();
    const cause = Object.assign(new Error('violates check constraint'), {
      code: '23514',
      detail: `Failing row contains (maria, ${HASH}).`,
    });
    createLogger('info', log).error(
      { err: new QueryFailedError('INSERT INTO users', ['maria', HASH], cause) },
      'Failed',
    );
    expect(log.lines).toHaveLength(1);
    expect(log.text).toContain('violates check constraint');
    expect(log.text).not.toContain('argon2id');
    expect(log.text).not.toContain('maria');
  });

  it('leaves out what the framework tells of its start, but not its warnings', () => {
    const log = new CapturedLog();
    const logger = createLogger('info', log);
    logger.info({ context: 'InstanceLoader' }, 'AppModule dependencies initialized');
    logger.info({ context: 'SyncScheduler' }, 'A sync is planned.');
    logger.warn({ context: 'NestApplication' }, 'A port is in use.');
    logger.info({ status: 200 }, 'answered');
    logger.info('Stopping.');
    expect(log.lines.map(({ msg }) => msg)).toEqual([
      'A sync is planned.',
      'A port is in use.',
      'answered',
      'Stopping.',
    ]);
  });
});
