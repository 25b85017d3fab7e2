import { ApiProperty } from '@nestjs/swagger';

export class DatabaseStateDto {
  @ApiProperty({ example: '18.1', description: 'Of PostgreSQL.' })
  version: string;

  @ApiProperty({
    type: 'integer',
    format: 'int64',
    example: 48_000_000,
    description: 'With its indexes.',
  })
  bytes: number;

  @ApiProperty({
    type: 'integer',
    example: 3,
    description: 'Processes of Lectern that listen to it, of all replicas.',
  })
  processes: number;

  @ApiProperty({ type: 'integer', example: 60, description: 'Migrations that have run.' })
  migrations: number;

  @ApiProperty({ type: String, nullable: true, example: 'RestrictAuditRole1765620000000' })
  last_migration: string | null;

  @ApiProperty({
    type: [String],
    example: [],
    description: 'Migrations of this version that have not run.',
  })
  missing_migrations: string[];

  @ApiProperty({
    type: [String],
    example: [],
    description: 'Migrations of a newer version, which has used the database.',
  })
  unknown_migrations: string[];

  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description:
      'What changed in the rules by which the database sorts text since its indexes were built, and the commands that repair them.',
  })
  collation_change: string | null;
}
