import { ForbiddenError } from '../../common/problem/app-error.js';
import { PROVE } from '../../common/access/access.decorators.js';

/** 403: the session's last proof is too old for this. */
export class ProofRequiredError extends ForbiddenError {
  override readonly type = 'urn:lectern:problem:proof-required';

  constructor() {
    super(PROVE);
  }
}
