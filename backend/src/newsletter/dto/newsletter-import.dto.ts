import { ApiProperty } from '@nestjs/swagger';

const count = (description: string, example: number) =>
  ApiProperty({ type: 'integer', minimum: 0, example, description });

export class ImportErrorDto {
  @ApiProperty({ type: 'integer', minimum: 1, example: 7 })
  line: number;

  @ApiProperty({ example: 'maria@', description: 'What stands there, shortened.' })
  value: string;

  @ApiProperty({ example: 'Invalid email address' })
  message: string;
}

export class LeftElsewhereDto {
  @count('They unsubscribed, or are inactive.', 3)
  unsubscribed: number;

  @count('Mail to them came back.', 1)
  bounced: number;

  @count('They called a mail spam.', 0)
  complained: number;

  @count('They have not confirmed their address.', 0)
  unconfirmed: number;

  @count('Their status is in `unknown_statuses`, and not in `active_statuses`.', 0)
  unknown: number;
}

export class UnknownStatusDto {
  @ApiProperty({ example: 'VIP', description: 'As the file has it, shortened.' })
  value: string;

  @count('Lines with it.', 12)
  count: number;
}

export class CsvColumnDto {
  @ApiProperty({ example: 'Email', description: 'Empty when the file does not name its columns.' })
  name: string;

  @ApiProperty({ example: true, description: 'Whether an address stands in its first lines.' })
  has_addresses: boolean;

  @ApiProperty({ example: false, description: 'Whether its first lines are dates.' })
  has_dates: boolean;
}

/** The counts of a file. `rows` is the sum of all of them except `added`. */
export class NewsletterImportDto {
  @count('Lines that are not empty, without the one with the column names.', 128)
  rows: number;

  @count('Addresses that are not known here.', 120)
  fresh: number;

  @count('How many of these were added, which is none in a preview.', 120)
  added: number;

  @count('Addresses that subscribe already; these stay as they are.', 4)
  subscribed: number;

  @count('Addresses that have left, or were deleted; they stay out.', 2)
  unsubscribed: number;

  @count('Lines whose address is in an earlier line.', 1)
  repeated: number;

  @count('Lines that cannot be read. The other lines are imported.', 1)
  invalid: number;

  @ApiProperty({ type: [ImportErrorDto], description: 'The first 20 of the invalid lines.' })
  errors: ImportErrorDto[];

  @ApiProperty({ type: LeftElsewhereDto, description: 'People left out, by what the file says.' })
  left_elsewhere: LeftElsewhereDto;

  @ApiProperty({
    type: [UnknownStatusDto],
    description:
      'The first 20 statuses that are not known. `active_statuses` tells which of them are good.',
  })
  unknown_statuses: UnknownStatusDto[];

  @ApiProperty({ type: [CsvColumnDto] })
  columns: CsvColumnDto[];

  @ApiProperty({
    type: 'integer',
    nullable: true,
    minimum: 1,
    example: 1,
    description:
      'The column of addresses. Null when it must be chosen, and nobody has been counted.',
  })
  email_column: number | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    minimum: 1,
    example: 2,
    description: 'The column of subscription dates; null for none.',
  })
  date_column: number | null;
}
