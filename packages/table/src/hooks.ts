/** Programs that take messages at an address of theirs, each in its own form. `text`: Slack, Matrix and Mattermost. */
export const HOOKS = ['discord', 'text', 'ntfy', 'telegram', 'json'] as const;
export type Hook = (typeof HOOKS)[number];
