// The project's own lint rules, loaded by oxlint (see .oxlintrc.json).
import { definePlugin } from '@oxlint/plugins';
import { noBareYield } from './no-bare-yield.ts';
import { noDiscardedFlow } from './no-discarded-flow.ts';
import { oneWayImports } from './one-way-imports.ts';

export default definePlugin({
  meta: { name: 'warptable' },
  rules: {
    'no-bare-yield': noBareYield,
    'no-discarded-flow': noDiscardedFlow,
    'one-way-imports': oneWayImports,
  },
});
