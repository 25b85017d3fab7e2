import { generateSync } from 'otplib';
import type { SignedIn } from '../../../test/sign-in.js';
import { PASSWORD } from '../users/user.factory.js';
import type { NewTwoFactorDto, RecoveryCodesDto } from './dto/two-factor.dto.js';

const PATH = '/api/admin/account/two-factor';

export function codeOf(secret: string, seconds = 0): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + seconds });
}

export async function setUpTwoFactor({
  api,
}: SignedIn): Promise<{ secret: string; codes: string[] }> {
  const begun = await api.post<NewTwoFactorDto>(PATH, { current_password: PASSWORD });
  const { secret } = begun.body;
  const code = codeOf(secret);
  const confirmed = await api.post<RecoveryCodesDto>(`${PATH}/confirm`, { code });
  return { secret, codes: confirmed.body.recovery_codes };
}
