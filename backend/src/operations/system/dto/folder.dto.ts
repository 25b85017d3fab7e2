import { ApiProperty } from '@nestjs/swagger';

const FOLDERS = ['pictures', 'backups'] as const;
export type FolderName = (typeof FOLDERS)[number];

export class FolderDto {
  @ApiProperty({ enum: FOLDERS, enumName: 'SystemFolder', example: 'pictures' })
  name: FolderName;

  @ApiProperty({
    type: 'integer',
    format: 'int64',
    nullable: true,
    example: 12_000_000_000,
    description:
      'What is free for Lectern; null: there is no such folder, because it cannot be read or a bucket stands for it.',
  })
  free_bytes: number | null;

  @ApiProperty({ type: 'integer', format: 'int64', nullable: true, example: 40_000_000_000 })
  disk_bytes: number | null;
}
