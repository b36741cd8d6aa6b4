import type { Value } from '@warptable/kernel';
import { memo, useEffect, useMemo, useRef } from 'react';
import type { ComponentType } from 'react';
import { choose, useDesk, useSettings } from './desk.ts';
import { isFinalAnswer } from './final.ts';
import type { AnyLook, PartProps, SeatPartProps } from './look.ts';
import { openQuestion, showsOdds, useScene } from './scene.ts';

const NOTHING: readonly Value[] = [];

/** The parts of a game that are always in sight. */
interface Parts {
  readonly Board: ComponentType<PartProps<unknown>>;
  readonly Hand: ComponentType<PartProps<unknown>>;
  readonly Market: ComponentType<PartProps<unknown>>;
  readonly Strip: ComponentType<SeatPartProps<unknown>>;
}

const kept = new WeakMap<AnyLook, Parts>();

/** The parts of a game, drawn anew only when what they get has changed: not with every word of the chat. */
export function partsOf(look: AnyLook): Parts {
  const known = kept.get(look);
  if (known) return known;
  const { Board, Hand, Market, Strip } = look;
  const parts = { Board: memo(Board), Hand: memo(Hand), Market: memo(Market), Strip: memo(Strip) };
  kept.set(look, parts);
  return parts;
}

/** What every part of a game's board gets. The functions stay the same, so that parts can tell what has really changed. */
export function usePartProps(): PartProps<unknown> {
  const scene = useScene();
  const desk = useDesk();
  const settings = useSettings();
  const latest = useRef(scene);
  useEffect(() => {
    latest.current = scene;
  });
  const acts = useMemo(
    () => ({
      choose: (value: Value) => choose(latest.current, desk, settings.get(), value, true),
      explain: (value: Value) => desk.explain(latest.current, openQuestion(latest.current), value),
      inspect: (thing: string) => desk.merge({ inspecting: thing }),
      consider: (value: Value | null) => desk.consider(value),
    }),
    [desk, settings],
  );
  const aside = useMemo(() => (kind: string, value: Value) => latest.current.moves?.aside(kind, value), []);
  const { look, seen } = scene;
  const asked = openQuestion(scene);
  const isFinal = useMemo(
    () => (value: Value) =>
      asked?.options.includes(value) === true && isFinalAnswer(look, seen.view, asked, value),
    [look, seen.view, asked],
  );
  return {
    view: seen.view,
    eye: seen.eye,
    asked,
    picked: asked?.form === 'some' || asked?.form === 'order' ? scene.draft : NOTHING,
    ...acts,
    isFinal,
    odds: showsOdds(scene),
    attention: desk,
    ...(scene.moves ? { aside } : {}),
  };
}
