import type { Asked, Value } from '@warptable/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Attention } from '../src/game-ui.ts';
import { LitRim } from '../src/map/LitRim.tsx';
import { OddsNote, PlaceNote } from '../src/map/MapNotes.tsx';
import { MapPlace } from '../src/map/MapPlace.tsx';
import { targetsAmong } from '../src/map/targets.ts';
import type { TouchableMap } from '../src/map/useMapPlaces.ts';
import { useMapPlaces } from '../src/map/useMapPlaces.ts';
import { asked, partProps } from './partProps.ts';

const PLACES = ['a', 'b', 'c'].map((id, i) => ({ id, x: 100 * i, y: 0 }));

/** A map of three places: one is lit, one is grey, one is there. What is done on it is noted. */
function mapOf(question: Asked | null = asked, attention: Partial<Attention> = {}) {
  const { part, done } = partProps({ asked: question }, attention);
  let map: TouchableMap | undefined;
  const Sketch = () => {
    map = useMapPlaces({
      part,
      places: PLACES,
      targetsOf: (now) => targetsAmong(now, (value: Value): value is string => typeof value === 'string'),
      nameOf: (id) => `Planet ${id}`,
      isAttack: (id) => id === 'c',
      refusalText: ({ reason }) => reason,
      thing: 'place',
      home: 'c',
    });
    const { place } = map;
    return (
      <svg>
        {PLACES.map((at) => (
          <MapPlace key={at.id} place={place(at.id)} at={at} className="planet">
            <circle r="40" />
          </MapPlace>
        ))}
      </svg>
    );
  };
  const markup = renderToStaticMarkup(<Sketch />);
  if (!map) throw new Error('not drawn');
  const drawn = (id: string): string => new RegExp(`<g[^>]*data-place="${id}"[^>]*>`).exec(markup)?.[0] ?? '';
  return { map, done, drawn };
}

describe('a place of the map', () => {
  it('is a button: it can be chosen, says why not, or can be read about', () => {
    const { drawn } = mapOf();
    expect(drawn('a')).toContain('data-option="a"');
    expect(drawn('a')).toContain('role="button" aria-label="Planet a; legal target"');
    expect(drawn('b')).toContain('data-refused="b"');
    expect(drawn('b')).toContain('aria-label="Planet b; not possible: outOfRange" aria-disabled="true"');
    expect(drawn('c')).toContain('role="button" aria-label="Planet c"');
  });

  it('is reached by the tab key where it is lit, else at home', () => {
    const tabbable = (question: Asked | null) => {
      const { drawn } = mapOf(question);
      return PLACES.map(({ id }) => id).filter((id) => drawn(id).includes('tabindex="0"'));
    };
    expect(tabbable(asked)).toEqual(['a']);
    expect(tabbable(null)).toEqual(['c']);
  });

  it('shows that it is considered, and that something has happened there', () => {
    const { drawn } = mapOf(asked, { considered: 'a', flash: ['b'] });
    expect(drawn('a')).toContain('data-considered');
    expect(drawn('b')).toContain('data-flash');
    expect(drawn('c')).not.toMatch(/data-(?:considered|flash)/);
  });

  it('is chosen, explained, or looked at and then opened', () => {
    const { map, done } = mapOf();
    map.act('a');
    map.act('b');
    map.act('c');
    expect(map.gaze.get().pinned).toBe('c');
    map.act('c');
    expect(done).toEqual(['choose a', 'explain b', 'inspect place:c']);
  });

  it('is considered while it is pointed at, if it can be chosen', () => {
    const { map, done } = mapOf();
    const { point } = map.place('a');
    point('a');
    point('b');
    expect(map.gaze.get().pointed).toBe('b');
    point(null);
    expect(done).toEqual(['consider a', 'consider null', 'consider null']);
  });
});

describe('the rim of a lit place', () => {
  const rim = (isAttack: boolean, isFinal: boolean) =>
    renderToStaticMarkup(
      <LitRim rim="M0 0Z" isAttack={isAttack} isFinal={isFinal} badges={{ x: 1, y: 1 }} />,
    );

  it('has swords for an attack and a padlock where there is no undo', () => {
    expect(rim(false, false)).not.toContain('badge');
    expect(rim(true, false)).toContain('wt-lit-blades');
    expect(rim(false, true)).toContain('wt-lit-lock');
  });
});

describe('notes over the map', () => {
  const note = (onInspect?: () => void, onClose?: () => void) =>
    renderToStaticMarkup(
      <PlaceNote name="Planet a" corner="top left" onInspect={onInspect} onClose={onClose}>
        Text
      </PlaceNote>,
    );
  const act = () => undefined;

  it('have no buttons for a place that is only pointed at', () => {
    expect(note()).not.toContain('<button');
  });

  it('have words on the buttons of a place that stays, and a sign where a question waits', () => {
    expect(note(act, act)).toMatch(/>Details<.*>Close</s);
    expect(note(act)).toContain('aria-label="Details"');
  });

  it('tell odds in a table, with the row that is pointed at marked', () => {
    const row = (sent: number, isConsidered: boolean) => ({ sent, win: 0.5, cells: ['50 %'], isConsidered });
    const table = renderToStaticMarkup(
      <OddsNote
        title="Attack"
        against="against Red"
        corner="bottom left"
        heads={['Ships', 'Win']}
        rows={[row(1, false), row(2, true)]}
      >
        how
      </OddsNote>,
    );
    expect(table.match(/<tr data-considered="true"><th scope="row">2</g)).toHaveLength(1);
    expect(table).toContain('<th scope="col">Win</th>');
  });
});
