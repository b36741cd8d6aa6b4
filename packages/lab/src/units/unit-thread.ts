import { serve } from '../running/serve.ts';
import { playUnit } from './play.ts';
import type { Unit } from './unit.ts';

serve((unit: Unit) => playUnit(unit));
