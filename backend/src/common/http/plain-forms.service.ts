import { Injectable, type Type } from '@nestjs/common';
import { createValidationPipe } from '../validation/validation.pipe.js';

interface PlainForm {
  accept: (values: object, network: string) => Promise<unknown>;
  /** Where it leads, by its name among the pages' `formResults`. */
  result: string;
}

/** What the features do with the public forms of browsers without JavaScript, by the forms' names. */
@Injectable()
export class PlainForms {
  private readonly validation = createValidationPipe();
  private readonly forms = new Map<string, PlainForm>();

  add<Dto>(
    name: string,
    metatype: Type<Dto>,
    take: (dto: Dto, network: string) => Promise<unknown>,
    result = name,
  ): void {
    const accept = async (values: object, network: string) => {
      const dto = (await this.validation.transform(values, { type: 'body', metatype })) as Dto;
      return take(dto, network);
    };
    this.forms.set(name, { accept, result });
  }

  get(name: string): PlainForm | undefined {
    return this.forms.get(name);
  }
}
