/** What the page says to the worker of a table. */
export type ToWorker =
  | { readonly open: string }
  /** How long bots take, in milliseconds. */
  | { readonly pace: number }
  | { readonly say: unknown };

/** What the worker says: the texts of the host's messages, and how it fares itself. */
export type FromWorker =
  | string
  /** Another tab has the table open. */
  | { readonly held: boolean }
  | { readonly fault: string };
