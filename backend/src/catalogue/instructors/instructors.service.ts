import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager } from 'typeorm';
import { ConflictError, NotFoundError } from '../../common/problem/app-error.js';
import { PicturesService } from '../../pictures/pictures.service.js';
import type { AdminInstructorDto, AdminInstructorListDto } from './dto/admin-instructor.dto.js';
import type { CreateInstructorDto, UpdateInstructorDto } from './dto/save-instructor.dto.js';
import { Instructor, PLATFORM_FIELDS } from './instructor.entity.js';
import { toAdminInstructorDto } from './instructor.mapper.js';
import { findTaught } from './instructors.queries.js';

@Injectable()
export class InstructorsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pictures: PicturesService,
  ) {}

  async list(): Promise<AdminInstructorListDto> {
    const found = await this.dataSource.manager.find(Instructor, {
      order: { name: 'ASC', id: 'ASC' },
    });
    return { instructors: await this.toDtos(found) };
  }

  async create(dto: CreateInstructorDto): Promise<AdminInstructorDto> {
    const { manager } = this.dataSource;
    const { id } = await manager.save(manager.create(Instructor, dto));
    return this.toDto(await findInstructor(manager, id));
  }

  /** Changes the given fields. Syncs no longer change what then differs from Thinkific. @throws NotFoundError */
  update(id: string, dto: UpdateInstructorDto): Promise<AdminInstructorDto> {
    return this.change(id, (instructor) => {
      this.dataSource.manager.merge(Instructor, instructor, dto);
      const { platform } = instructor;
      instructor.isEdited =
        platform !== null && PLATFORM_FIELDS.some((field) => instructor[field] !== platform[field]);
    });
  }

  /** Restores Thinkific's values, and lets syncs change them again. @throws NotFoundError, ConflictError */
  follow(id: string): Promise<AdminInstructorDto> {
    return this.change(id, (instructor) => {
      const { name, platform } = instructor;
      if (platform === null) throw new ConflictError(`${name} is not an instructor on Thinkific.`);
      Object.assign(instructor, platform, { isEdited: false });
    });
  }

  /** @throws NotFoundError, ConflictError for an instructor of Thinkific */
  async delete(id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { name, thinkificId } = await findInstructor(manager, id, true);
      if (thinkificId !== null) {
        throw new ConflictError(
          `${name} is an instructor on Thinkific, and the next sync would add the record again. ` +
            'Delete it there, or choose other instructors for the courses.',
        );
      }
      await manager.delete(Instructor, id);
    });
  }

  private async change(
    id: string,
    edit: (instructor: Instructor) => void,
  ): Promise<AdminInstructorDto> {
    const changed = await this.dataSource.transaction(async (manager) => {
      const instructor = await findInstructor(manager, id, true);
      edit(instructor);
      return manager.save(instructor);
    });
    return this.toDto(changed);
  }

  private async toDto(instructor: Instructor): Promise<AdminInstructorDto> {
    const [dto] = await this.toDtos([instructor]);
    return dto as AdminInstructorDto;
  }

  private async toDtos(found: Instructor[]): Promise<AdminInstructorDto[]> {
    const taught = await findTaught(this.dataSource);
    const pictures = await this.pictures.find(found.map(({ portrait }) => portrait));
    return found.map((each) => toAdminInstructorDto(each, pictures, taught.get(each.id)));
  }
}

async function findInstructor(
  manager: EntityManager,
  id: string,
  isLocked = false,
): Promise<Instructor> {
  const lock = isLocked ? { lock: { mode: 'pessimistic_write' as const } } : {};
  const found = isUUID(id) && (await manager.findOne(Instructor, { where: { id }, ...lock }));
  if (found) return found;
  throw new NotFoundError('There is no such instructor. It may have been deleted.');
}
