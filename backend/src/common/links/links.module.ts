import { Global, Module } from '@nestjs/common';
import { LinkTokensService } from './link-tokens.service.js';

@Global()
@Module({ providers: [LinkTokensService], exports: [LinkTokensService] })
export class LinksModule {}
