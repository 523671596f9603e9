// The lessons in the order they are offered.
import { audience } from './audience';
import { base } from './base';
import type { Lesson } from './lesson';
import { north } from './north';
import { offices } from './offices';

export const lessons: readonly Lesson[] = [base, north, audience, offices];
