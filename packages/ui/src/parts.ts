import type { Value } from '@warptable/kernel';
import { useEffect, useMemo, useRef } from 'react';
import { choose, useDesk, useDeskState, useSettings } from './desk.ts';
import type { PartProps } from './look.ts';
import { openQuestion, useScene } from './scene.ts';

/** What every part of a game's board gets. The functions stay the same, so that parts can tell what has really changed. */
export function usePartProps(): PartProps<unknown> {
  const scene = useScene();
  const desk = useDesk();
  const settings = useSettings();
  const { flash, considered } = useDeskState();
  const latest = useRef(scene);
  useEffect(() => {
    latest.current = scene;
  });
  const acts = useMemo(
    () => ({
      choose: (value: Value) => choose(latest.current, desk, settings.get(), value),
      explain: (value: Value) => desk.explain(latest.current, openQuestion(latest.current), value),
      inspect: (thing: string) => desk.merge({ inspecting: thing }),
      consider: (value: Value | null) => desk.consider(value),
    }),
    [desk, settings],
  );
  const aside = useMemo(() => (kind: string, value: Value) => latest.current.moves?.aside(kind, value), []);
  return {
    view: scene.seen.view,
    eye: scene.seen.eye,
    asked: openQuestion(scene),
    ...acts,
    flash,
    considered,
    ...(scene.moves ? { aside } : {}),
  };
}
