import { pino } from 'pino';
import { QueryFailedError } from 'typeorm';
import { SECRETS } from './logging.module.js';

const HASH = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA';

describe('the log', () => {
  it('keeps a failed statement’s values to itself', () => {
    const lines: string[] = [];
    const log = pino({ redact: SECRETS }, { write: (line) => void lines.push(line) });
    const fault = Object.assign(new Error('violates check constraint'), {
      code: '23514',
      detail: `Failing row contains (maria, ${HASH}).`,
    });
    log.error({ err: new QueryFailedError('INSERT INTO users', ['maria', HASH], fault) }, 'Failed');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('violates check constraint');
    expect(lines[0]).not.toContain('argon2id');
    expect(lines[0]).not.toContain('maria');
  });
});
