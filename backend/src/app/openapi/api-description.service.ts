import { Injectable } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';

@Injectable()
export class ApiDescriptionService {
  private made: OpenAPIObject | undefined;
  private make: (() => OpenAPIObject) | undefined;

  /** The description needs the complete application. */
  makeWith(make: () => OpenAPIObject): void {
    this.make = make;
  }

  get(): OpenAPIObject {
    if (!this.make) throw new Error('The API description was requested before it was set up.');
    return (this.made ??= this.make());
  }
}
