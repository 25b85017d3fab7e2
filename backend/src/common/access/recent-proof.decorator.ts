import { applyDecorators, SetMetadata } from '@nestjs/common';
import { documentProblems } from '../problem/api-problems.js';

export const RECENT_PROOF = 'auth:recent-proof';

export const PROVE = 'Confirm that it is you: your last proof is more than 15 minutes old.';

/**
 * For what a stolen session must not do: whoever has not shown who they are within 15 minutes is asked to
 * (403 of the type `urn:lectern:problem:proof-required`). API keys are not asked.
 */
export const RecentProof = () =>
  applyDecorators(SetMetadata(RECENT_PROOF, true), documentProblems({ 403: PROVE }));
