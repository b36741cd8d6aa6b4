// The worker of a table of this device. It starts itself once more, for the bots: one program for both, so that the rules are
// built and loaded once.
import { host } from './hosting.ts';
import { think } from './thinking.ts';

const THINKS = 'thinks';

if (self.name === THINKS) think();
else host(new Worker(self.location.href, { type: 'module', name: THINKS }));
