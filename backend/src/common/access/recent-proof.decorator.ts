import { applyDecorators, SetMetadata } from '@nestjs/common';
import { documentProblems } from '../problem/api-problems.js';

export const RECENT_PROOF = 'auth:recent-proof';

export const PROVE = 'Confirm that it is you: your last proof is more than 15 minutes old.';

/**
 * Requires users to have authenticated within the last 15 minutes; others get 403 with the type
 * `urn:lectern:problem:proof-required`. Limits what a stolen session can do. API keys are exempt.
 */
export const RecentProof = () =>
  applyDecorators(SetMetadata(RECENT_PROOF, true), documentProblems({ 403: PROVE }));
