import { AppError, type FieldError } from '../common/problem/app-error.js';

/** 401: the password is right, and a code is asked for beside it. */
export class CodeRequiredError extends AppError {
  readonly status = 401;
  override readonly type = 'urn:lectern:problem:code-required';
  override readonly errors: FieldError[];

  /** @param fault what is wrong with the code that was sent, if one was */
  constructor(fault?: string) {
    super(fault ?? 'Enter the code that your authenticator app shows, or a recovery code.');
    this.errors = [{ field: 'code', message: fault ?? 'Code is required' }];
  }
}
