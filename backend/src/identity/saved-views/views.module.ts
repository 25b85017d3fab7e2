import { Module } from '@nestjs/common';
import { SavedViewsController } from './saved-views.controller.js';
import { SavedViewsService } from './saved-views.service.js';

@Module({ controllers: [SavedViewsController], providers: [SavedViewsService] })
export class ViewsModule {}
