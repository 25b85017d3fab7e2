import { type DynamicModule, Module } from '@nestjs/common';
import type { MailingConfig } from '../../config/app-config.js';
import { RenderingModule } from '../../rendering/rendering.module.js';
import { MailModule } from '../mail.module.js';
import { LocalMailboxController } from './local-mailbox.controller.js';

@Module({ imports: [MailModule, RenderingModule] })
export class LocalMailboxModule {
  static register({ mail }: MailingConfig): DynamicModule {
    const isLocal = mail !== null && mail.server === null;
    return { module: LocalMailboxModule, controllers: isLocal ? [LocalMailboxController] : [] };
  }
}
