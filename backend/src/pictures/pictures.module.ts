import { Module } from '@nestjs/common';
import { Download } from './download.service.js';
import { PictureFetching } from './picture-fetching.service.js';
import { PictureFiles } from './picture-files.service.js';
import { PictureUploadsController } from './picture-uploads.controller.js';
import { PictureUploads } from './picture-uploads.service.js';
import { AdminPicturesController } from './admin-pictures.controller.js';
import { PicturePreviewsController } from './picture-previews.controller.js';
import { PicturePreviews } from './picture-previews.service.js';
import { PicturesController } from './pictures.controller.js';
import { PicturesService } from './pictures.service.js';

@Module({
  controllers: [
    PicturesController,
    PicturePreviewsController,
    PictureUploadsController,
    AdminPicturesController,
  ],
  providers: [
    Download,
    PictureFiles,
    PictureFetching,
    PicturePreviews,
    PictureUploads,
    PicturesService,
  ],
  exports: [PictureFiles, PicturesService],
})
export class PicturesModule {}
