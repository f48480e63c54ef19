import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';

/** The field may be missing. Null is still refused: "absent" and "null" mean different things in a partial update. */
export function MayBeAbsent(): PropertyDecorator {
  const skip = ValidateIf((_object, value) => value !== undefined);
  return applyDecorators(skip, ApiProperty({ required: false }));
}

export function Nullable(): PropertyDecorator {
  const skip = ValidateIf((_object, value) => value !== null);
  return applyDecorators(skip, ApiProperty({ nullable: true }));
}
