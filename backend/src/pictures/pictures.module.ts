import { Module } from '@nestjs/common';
import { Download } from './download.service.js';
import { PictureFetching } from './picture-fetching.service.js';
import { PictureFiles } from './picture-files.service.js';
import { PicturePreviewsController } from './picture-previews.controller.js';
import { PicturePreviews } from './picture-previews.service.js';
import { PicturesController } from './pictures.controller.js';
import { PicturesService } from './pictures.service.js';

@Module({
  controllers: [PicturesController, PicturePreviewsController],
  providers: [Download, PictureFiles, PictureFetching, PicturePreviews, PicturesService],
  exports: [PicturesService],
})
export class PicturesModule {}
