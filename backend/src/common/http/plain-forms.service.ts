import { Injectable, type Type } from '@nestjs/common';
import { createValidationPipe } from '../validation/validation.pipe.js';

type PlainForm = (values: Record<string, string>, network: string) => Promise<string>;

@Injectable()
export class PlainForms {
  private readonly validation = createValidationPipe();
  private readonly forms = new Map<string, PlainForm>();

  /**
   * Registers the handler of a form.
   * @param resultOf returns the key of the page that follows
   * @param read turns the text fields into the DTO's properties
   */
  add<Dto, Result>(
    name: string,
    metatype: Type<Dto>,
    take: (dto: Dto, network: string) => Promise<Result>,
    resultOf: (dto: Dto, result: Result) => string = () => name,
    read: (values: Record<string, string>) => object = (values) => values,
  ): void {
    this.forms.set(name, async (values, network) => {
      const body = read(values);
      const dto = (await this.validation.transform(body, { type: 'body', metatype })) as Dto;
      return resultOf(dto, await take(dto, network));
    });
  }

  get(name: string): PlainForm | undefined {
    return this.forms.get(name);
  }
}
