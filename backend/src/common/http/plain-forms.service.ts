import { Injectable, type Type } from '@nestjs/common';
import { createValidationPipe } from '../validation/validation.pipe.js';

type PlainForm = (values: object, network: string) => Promise<string>;

@Injectable()
export class PlainForms {
  private readonly validation = createValidationPipe();
  private readonly forms = new Map<string, PlainForm>();

  add<Dto>(
    name: string,
    metatype: Type<Dto>,
    take: (dto: Dto, network: string) => Promise<unknown>,
    resultOf: (dto: Dto) => string = () => name,
  ): void {
    this.forms.set(name, async (values, network) => {
      const dto = (await this.validation.transform(values, { type: 'body', metatype })) as Dto;
      await take(dto, network);
      return resultOf(dto);
    });
  }

  get(name: string): PlainForm | undefined {
    return this.forms.get(name);
  }
}
