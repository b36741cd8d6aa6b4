import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Asked, Random, Value } from '@warptable/kernel';
import type { HostMessage, SeatSnapshot } from '@warptable/table';
import { Ear } from './ear.ts';

/** One way to give one answer: an option and the part of the table where it can be touched. */
export interface Target {
  readonly value: string;
  readonly part: string;
}

/** What the page shows at one moment. */
interface Shown {
  readonly standing: string | null;
  readonly isBusy: boolean;
  readonly targets: readonly Target[];
}

const SHORTLY = { intervals: [5, 10, 20, 50, 100], timeout: 60_000 };

/** Somebody in front of a page with a table on it, who reads what is shown and acts by touching it. */
export class Seat {
  readonly page: Page;
  readonly ear: Ear;
  readonly prompt: Locator;
  /** What the page showed when it was last looked at. */
  shown: Shown = { standing: null, isBusy: false, targets: [] };

  private constructor(page: Page, ear: Ear) {
    this.page = page;
    this.ear = ear;
    this.prompt = page.getByRole('region', { name: 'What to do' });
  }

  static async at(page: Page): Promise<Seat> {
    return new Seat(page, await Ear.at(page));
  }

  /** What the host has told last; there must have been something. */
  get snapshot(): SeatSnapshot {
    if (!this.ear.snapshot) throw new Error('the page has been shown nothing yet');
    return this.ear.snapshot;
  }

  /** Reads the page, and what it was told up to now. */
  async look(): Promise<Shown> {
    return this.note(await this.page.evaluate(readShown, false));
  }

  /** Reads the page when all that can be touched stands still: a map that has just come, or a row of cards, may be moving yet. */
  async lookAtRest(): Promise<Shown> {
    return this.note(await this.page.evaluate(readShown, true));
  }

  private note({ heard, ...shown }: Read): Shown {
    this.ear.hear(heard);
    this.shown = shown;
    return shown;
  }

  /** Waits until something is asked of this seat, and shown; null if the game is over first. */
  async question(): Promise<Asked | null> {
    let asked: Asked | null = null;
    await expect(async () => {
      const { standing, isBusy } = await this.lookAtRest();
      asked = standing === 'over' ? null : (this.ear.snapshot?.asked[0] ?? null);
      const isReady = asked !== null && standing === 'mine' && !isBusy;
      expect(isReady || standing === 'over', `nothing is asked; the bar says '${standing}'`).toBe(true);
    }).toPass(SHORTLY);
    return asked;
  }

  /** Waits until the host has shown another position than this one, or the end. */
  async movedOn(position: number): Promise<void> {
    await expect(async () => {
      await this.look();
      expect(this.snapshot.position !== position || this.ear.info?.status === 'over').toBe(true);
    }).toPass(SHORTLY);
  }

  /** Touches the option where it lies. */
  async touch(target: Target): Promise<void> {
    await this.click(this.targetOf(target));
  }

  /** Answers by touching the option where it lies, and waits until the host has moved on. */
  async take(target: Target): Promise<void> {
    const { position } = this.snapshot;
    await this.touch(target);
    await this.movedOn(position);
  }

  /** Answers with a finger: of what lies on the board, its first touch only shows what the answer would do. */
  async tap(target: Target): Promise<void> {
    const { position } = this.snapshot;
    await this.targetOf(target).tap();
    if (target.part !== 'prompt' && target.part !== 'list') await this.confirm.tap();
    await this.movedOn(position);
  }

  /** Gives the answer that is only looked at up to now. */
  get confirm(): Locator {
    return this.prompt.getByRole('button', { name: /^Confirm: / });
  }

  /** Gives all that is picked. */
  get submit(): Locator {
    return this.prompt.locator('.wt-submit');
  }

  /** A click of the mouse in the middle. Playwright's own waits for two frames, which makes a whole game long. */
  private async click(target: Locator): Promise<void> {
    const middle = await target.evaluate((element) => {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const point = { x: x + width / 2, y: y + height / 2 };
      return element.contains(document.elementFromPoint(point.x, point.y)) ? point : null;
    });
    if (middle) {
      await this.page.mouse.move(middle.x, middle.y);
      // What lay there may just have made room for another card.
      if (await target.evaluate((element) => element.matches(':hover'))) {
        await this.page.mouse.down();
        await this.page.mouse.up();
        return;
      }
    }
    await target.click();
  }

  /** Answers with this option in any way the page has for it. */
  async answer(value: Value): Promise<void> {
    const { position } = this.snapshot;
    if (await this.slider.isVisible()) await this.slideTo(value);
    else await this.openList();
    await this.click(this.prompt.locator(optionOf(String(value))).first());
    await this.movedOn(position);
  }

  /** Answers this seat's questions at random until so many have been answered; false if the game is over first. */
  async play(answers: number, random: Random): Promise<boolean> {
    for (let i = 0; i < answers; i++) {
      const asked = await this.question();
      if (!asked) return false;
      await this.answer(random.pick(asked.options));
    }
    return true;
  }

  /** Answers at random up to the end of this seat's turn and ends it. */
  async playTurn(random: Random): Promise<void> {
    for (let asked = await this.question(); asked; asked = await this.question()) {
      await this.answer(random.pick(asked.options));
      if (asked.form === 'confirm') return;
    }
  }

  /** Opens the list of all options; false if this question has none. */
  async openList(): Promise<boolean> {
    const opener = this.prompt.locator('[aria-controls=wt-option-list][aria-expanded=false]');
    if (await opener.isVisible()) await opener.click();
    return this.prompt.getByRole('group', { name: 'Options' }).isVisible();
  }

  async shutList(): Promise<void> {
    const shutter = this.prompt.locator('[aria-controls=wt-option-list][aria-expanded=true]');
    if (await shutter.isVisible()) await shutter.click();
  }

  /** Takes the last answer back. */
  get undo(): Locator {
    return this.page.getByRole('group', { name: 'Take back' }).getByRole('button', { name: /^Undo/ });
  }

  /** Where one of many numbers is chosen. */
  get slider(): Locator {
    return this.prompt.getByRole('slider', { name: 'Amount' });
  }

  private async slideTo(value: Value): Promise<void> {
    const options = this.snapshot.asked[0]?.options ?? [];
    await this.slider.fill(String(options.indexOf(value)));
  }

  private targetOf({ value, part }: Target): Locator {
    if (part === 'list') return this.page.locator(`.wt-option-list ${optionOf(value)}`).first();
    const beside = part === 'prompt' ? ':not(.wt-option-list *)' : '';
    return this.page.locator(`[data-part=${part}] ${optionOf(value)}${beside}`).first();
  }
}

/** What is read in the page at once. */
interface Read extends Shown {
  readonly heard: HostMessage[];
}

/** Runs in the page. */
async function readShown(isAtRest: boolean): Promise<Read> {
  const lit = () =>
    [...document.querySelectorAll<HTMLElement | SVGElement>('[data-option]')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  const places = () =>
    lit()
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.dataset['option'], x, y, width, height].join(' ');
      })
      .join();
  /** With what it sets off, such as a new size of the map. A page in the background has none to wait for. */
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
      setTimeout(resolve, 500);
    });
  if (isAtRest) {
    await document.fonts.ready;
    for (let last = '', now = places(), n = 0; last !== now && n < 60; n++) {
      await frame();
      last = now;
      now = places();
    }
  }
  const prompt = document.querySelector('[data-part=prompt]');
  const targets = lit().map((element) => {
    const list = element.closest('.wt-option-list') ? 'list' : undefined;
    const part = list ?? element.closest<HTMLElement>('[data-part]')?.dataset['part'] ?? 'elsewhere';
    return { value: element.dataset['option'] ?? '', part };
  });
  return {
    heard: window.warptableHeard.splice(0),
    standing: prompt?.getAttribute('data-standing') ?? null,
    isBusy: prompt?.getAttribute('aria-busy') === 'true',
    targets,
  };
}

const optionOf = (value: string): string => `[data-option=${JSON.stringify(value)}]`;
