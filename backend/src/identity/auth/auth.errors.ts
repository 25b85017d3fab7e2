import { AppError, type FieldError, ForbiddenError } from '../../common/problem/app-error.js';
import type { SecondFactors } from '../two-factor/two-factor.queries.js';
import { CONFIRM_IDENTITY } from '../../common/access/access.decorators.js';

/** 403: the user's role requires two-factor authentication, and the user has not set it up yet. */
export class TwoFactorRequiredError extends ForbiddenError {
  override readonly type = 'urn:lectern:problem:two-factor-required';

  constructor() {
    super('Your role needs two-factor authentication. Set it up in your account first.');
  }
}

/** 403: the session's last authentication is too old for this action. */
export class RecentAuthRequiredError extends ForbiddenError {
  override readonly type = 'urn:lectern:problem:reauthentication-required';

  constructor() {
    super(CONFIRM_IDENTITY);
  }
}

const CODE = { field: 'code', message: 'Code is required' };
const PASSKEY = { field: 'passkey', message: 'A passkey is required' };

/** 401: the password is right, but the user has to send a second factor too. `errors` names the accepted fields. */
export class CodeRequiredError extends AppError {
  readonly status = 401;
  override readonly type = 'urn:lectern:problem:code-required';
  override readonly errors: FieldError[];

  constructor(factors: SecondFactors, error?: FieldError) {
    super(error?.message ?? wish(factors));
    this.errors = error
      ? [error]
      : [...(factors.app ? [CODE] : []), ...(factors.passkey ? [PASSKEY] : [])];
  }
}

function wish({ app, passkey }: SecondFactors): string {
  if (!app) return 'Use your passkey, too.';
  const codes = 'Enter the code that your authenticator app shows, or a recovery code';
  return passkey ? `${codes}, or use your passkey.` : `${codes}.`;
}
