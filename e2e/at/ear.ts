import type { Page } from '@playwright/test';
import type { Json } from '@warptable/kernel';
import { applyPatch } from '@warptable/table';
import type { HostMessage, SeatSnapshot, TableInfo } from '@warptable/table';

declare global {
  interface Window {
    /** What the hosts of this page have said and nobody has fetched yet. */
    warptableHeard: HostMessage[];
  }
}

/** Runs in the page before its own scripts: notes what the server and the page's worker say. */
function eavesdrop(): void {
  const heard: HostMessage[] = [];
  window.warptableHeard = heard;
  const note = (frame: unknown): void => {
    if (typeof frame !== 'string') return;
    const told = JSON.parse(frame) as HostMessage | HostMessage[];
    heard.push(...[told].flat());
  };
  window.Worker = class extends Worker {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      this.addEventListener('message', ({ data }) => note(data));
    }
  };
  window.WebSocket = class extends WebSocket {
    constructor(...args: ConstructorParameters<typeof WebSocket>) {
      super(...args);
      this.addEventListener('message', ({ data }) => note(data));
    }
  };
}

/** Hears what a page is told by the host of its table, beside what it makes of it. */
export class Ear {
  /** The last snapshot as the host sent it. */
  snapshot: SeatSnapshot | null = null;
  info: TableInfo | null = null;
  readonly refused: Extract<HostMessage, { type: 'refused' }>[] = [];

  static async at(page: Page): Promise<Ear> {
    await page.addInitScript(eavesdrop);
    return new Ear();
  }

  /** Takes in what the page has been told. */
  hear(messages: readonly HostMessage[]): void {
    for (const message of messages) {
      if (message.type === 'table')
        this.info = applyPatch(this.info as unknown as Json, message.patch) as unknown as TableInfo;
      else if (message.type === 'refused') this.refused.push(message);
      else if (message.type === 'update') {
        const before = message.from === null ? null : (this.snapshot as unknown as Json);
        this.snapshot = applyPatch(before, message.patch) as unknown as SeatSnapshot;
      }
    }
  }
}
