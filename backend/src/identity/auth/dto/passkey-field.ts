import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';
import { MayBeAbsent } from '../../../common/validation/limits.js';
import { PasskeyProofDto } from '../../passkeys/dto/passkey-proof.dto.js';

/** What a passkey has signed, where another proof may stand in its place. */
export const PasskeyField = ({ description }: { description?: string } = {}) =>
  applyDecorators(
    ApiPropertyOptional({ type: PasskeyProofDto, description }),
    MayBeAbsent(),
    IsObject({ message: 'The passkey must be an object' }),
    ValidateNested(),
    Type(() => PasskeyProofDto),
  );
