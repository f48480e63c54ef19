import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { declareRoute } from '../auth/route-declarations.js';

/** Marks a route that takes a form with one file in this field; other routes take JSON only. */
export function TakesFile(field: string): MethodDecorator {
  return applyDecorators(
    declareRoute({ takesFile: true }),
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: { type: 'object', required: [field], properties: { [field]: { type: 'string', format: 'binary' } } },
    }),
  );
}
