import { Injectable, type Type } from '@nestjs/common';
import { createValidationPipe } from '../validation/validation.pipe.js';

type Handler = (values: object, network: string) => Promise<unknown>;

/** What the features do with the public forms of browsers without JavaScript, by the forms' names. */
@Injectable()
export class PlainForms {
  private readonly validation = createValidationPipe();
  private readonly handlers = new Map<string, Handler>();

  add<Dto>(
    name: string,
    metatype: Type<Dto>,
    accept: (dto: Dto, network: string) => Promise<unknown>,
  ): void {
    this.handlers.set(name, async (values, network) => {
      const dto = (await this.validation.transform(values, { type: 'body', metatype })) as Dto;
      return accept(dto, network);
    });
  }

  get(name: string): Handler | undefined {
    return this.handlers.get(name);
  }
}
