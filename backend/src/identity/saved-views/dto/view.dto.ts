import { ApiProperty } from '@nestjs/swagger';
import { VIEWED_LISTS, type ViewedList } from '../saved-view.entity.js';

export class ViewDto {
  @ApiProperty({ example: '64', description: 'Opaque.' })
  id: string;

  @ApiProperty({ enum: VIEWED_LISTS, enumName: 'ViewedList', example: 'testimonials' })
  list: ViewedList;

  @ApiProperty({ example: 'Waiting, by company' })
  name: string;

  @ApiProperty({ example: false, description: 'Every admin sees it.' })
  is_shared: boolean;

  @ApiProperty({ example: true, description: 'It is the caller’s.' })
  is_own: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Maria Santos',
    description: 'Null once its owner is deleted.',
  })
  owner_name: string | null;

  @ApiProperty({
    example: 'sort=company-asc&status=pending',
    description: 'What stands behind the `?` in the list’s address.',
  })
  address: string;

  @ApiProperty({
    type: [String],
    example: ['Company'],
    description: 'Titles of columns that are left out.',
  })
  hidden_columns: string[];
}

export class ViewListDto {
  @ApiProperty({ type: [ViewDto], description: 'One’s own and the shared ones, by name.' })
  views: ViewDto[];
}
