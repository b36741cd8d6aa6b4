import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import './lens.css';

/** A mouse crosses many cards on its way: the one it rests on grows, in milliseconds. */
const REST = 90;

/**
 * The card that is pointed at or has the focus, as large as its text needs, over its neighbours and the map. A picture of it alone: what
 * is touched is still the card below.
 */
export function CardLens({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const lens = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const hand = frame.current;
    const box = lens.current;
    if (!hand || !box) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown: Element | null = null;
    const hide = () => {
      clearTimeout(timer);
      shown = null;
      if (box.matches(':popover-open')) box.hidePopover();
      box.replaceChildren();
    };
    const look = (card: HTMLElement | null, wait: number) => {
      if (card === shown) return;
      hide();
      shown = card;
      if (card) timer = setTimeout(() => show(box, card), wait);
    };
    const cardAt = (target: EventTarget | null) =>
      target instanceof Element ? target.closest<HTMLElement>('.wt-cards > li > .wt-card') : null;
    const onOver = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') look(cardAt(target), REST);
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) look(cardAt(target), 0);
    };
    hand.addEventListener('pointerover', onOver);
    hand.addEventListener('pointerleave', hide);
    hand.addEventListener('focusin', onFocus);
    hand.addEventListener('focusout', hide);
    // What is chosen, and what is scrolled away, is not looked at any more.
    hand.addEventListener('pointerdown', hide);
    hand.addEventListener('scroll', hide, true);
    return () => {
      hide();
      hand.removeEventListener('pointerover', onOver);
      hand.removeEventListener('pointerleave', hide);
      hand.removeEventListener('focusin', onFocus);
      hand.removeEventListener('focusout', hide);
      hand.removeEventListener('pointerdown', hide);
      hand.removeEventListener('scroll', hide, true);
    };
  }, [frame]);
  return <div ref={lens} className="wt-card-lens" popover="manual" aria-hidden inert />;
}

/** As in the style sheet. */
const ZOOM = 1.2;
/** From the edge of the screen, in pixels. */
const MARGIN = 6;

function show(box: HTMLElement, card: HTMLElement): void {
  if (!card.isConnected) return;
  const picture = card.cloneNode(true) as HTMLElement;
  for (const element of [picture, ...picture.querySelectorAll<HTMLElement>('*')])
    for (const name of ['id', 'data-option', 'data-refused', 'data-considered'])
      element.removeAttribute(name);
  const row = card.closest<HTMLElement>('.wt-cards');
  if (row)
    box.className = `wt-card-lens ${[...row.classList].filter((name) => name !== 'wt-cards').join(' ')}`;
  box.style.setProperty('--read', row ? getComputedStyle(row).getPropertyValue('--read') : '');
  const at = card.getBoundingClientRect();
  picture.style.minHeight = `${at.height / ZOOM}px`;
  box.replaceChildren(picture);
  box.showPopover();
  const { width, height } = box.getBoundingClientRect();
  const left = Math.min(innerWidth - width - MARGIN, Math.max(MARGIN, at.x + at.width / 2 - width / 2));
  const top = Math.max(MARGIN, Math.min(innerHeight - MARGIN, at.bottom) - height);
  box.style.translate = `${left}px ${top}px`;
}
