export type MoveDirection = 'up' | 'down';
