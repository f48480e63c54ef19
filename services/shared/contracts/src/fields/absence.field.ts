import { ApiProperty } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';

/** The field may be missing. Null is still refused: "absent" and "null" mean different things in a partial update. */
export function MayBeAbsent(): PropertyDecorator {
  const skip = ValidateIf((_object, value) => value !== undefined);
  return (prototype, key) => {
    skip(prototype, key as string);
    ApiProperty({ required: false })(prototype, key);
  };
}

export function Nullable(): PropertyDecorator {
  const skip = ValidateIf((_object, value) => value !== null);
  return (prototype, key) => {
    skip(prototype, key as string);
    ApiProperty({ nullable: true })(prototype, key);
  };
}
