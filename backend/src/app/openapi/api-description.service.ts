import { Injectable } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';

/** The description of the API, made when somebody first asks for it. */
@Injectable()
export class ApiDescriptionService {
  private made: OpenAPIObject | undefined;
  private make: (() => OpenAPIObject) | undefined;

  /** Only the whole application knows its operations. */
  makeWith(make: () => OpenAPIObject): void {
    this.make = make;
  }

  get(): OpenAPIObject {
    if (!this.make) throw new Error('Nobody has said how the API is described.');
    return (this.made ??= this.make());
  }
}
