import { OmitType } from '@nestjs/swagger';
import { CreateUserDto } from '../../users/dto/create-user.dto.js';

export class CreateFirstAdminDto extends OmitType(CreateUserDto, ['role', 'phone']) {}
