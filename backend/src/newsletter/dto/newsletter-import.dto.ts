import { ApiProperty } from '@nestjs/swagger';

const count = (description: string, example: number) =>
  ApiProperty({ type: 'integer', minimum: 0, example, description });

export class ImportFaultDto {
  @ApiProperty({ type: 'integer', minimum: 1, example: 7 })
  line: number;

  @ApiProperty({ example: 'maria@', description: 'What stands there, shortened.' })
  value: string;

  @ApiProperty({ example: 'Invalid email address' })
  message: string;
}

/** What is in a file of subscribers: `rows` is the sum of the others but `added`. */
export class NewsletterImportDto {
  @count('Lines with something in them, but the one that names the columns.', 128)
  rows: number;

  @count('Addresses that are not known here.', 120)
  fresh: number;

  @count('How many of these were added, which is none in a preview.', 120)
  added: number;

  @count('Addresses that subscribe already; these stay as they are.', 4)
  subscribed: number;

  @count('Addresses that have left, or were deleted; they stay out.', 2)
  unsubscribed: number;

  @count('Lines whose address stands further up.', 1)
  repeated: number;

  @count('Lines that cannot be read; the rest is not kept back by them.', 1)
  invalid: number;

  @ApiProperty({ type: [ImportFaultDto], description: 'The first 20 of the invalid lines.' })
  faults: ImportFaultDto[];
}
