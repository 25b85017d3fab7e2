import { ForbiddenError } from '../../common/problem/app-error.js';

/** 403: the role needs a second factor, and the user has none yet. */
export class TwoFactorRequiredError extends ForbiddenError {
  override readonly type = 'urn:lectern:problem:two-factor-required';

  constructor() {
    super('Your role needs two-factor authentication. Set it up in your account first.');
  }
}
