import { defineRule } from '@oxlint/plugins';

/** Only the kernel puts requests to the driver; everyone else goes through its functions with `yield*`. */
export const noBareYield = defineRule({
  create: (context) => ({
    YieldExpression(node) {
      if (node.delegate) return;
      context.report({
        node,
        message: 'Bare `yield` outside the kernel: write `yield*` and a function of the kernel.',
      });
    },
  }),
});
