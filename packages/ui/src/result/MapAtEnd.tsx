import { useEffect, useRef } from 'react';
import { t } from '../texts/say.ts';

/** A picture of the map as it lies now, whole: taken from the table behind it. Nothing where there is none. */
export function MapAtEnd() {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const map = document.querySelector<SVGSVGElement>('[data-part=board] .wt-panzoom-map');
    const box = frame.current;
    if (!map || !box) return;
    const picture = map.cloneNode(true) as SVGSVGElement;
    for (const element of [picture, ...picture.querySelectorAll('*')])
      for (const name of ['tabindex', 'role', 'aria-label', 'id', 'data-option', 'data-place', 'data-target'])
        if (name !== 'id' || !element.closest('defs, symbol')) element.removeAttribute(name);
    const { bounds } = map.dataset;
    if (bounds) picture.setAttribute('viewBox', bounds);
    box.replaceChildren(picture);
  }, []);
  return (
    <figure className="wt-map-at-end">
      <div ref={frame} aria-hidden />
      <figcaption>{t('result.map')}</figcaption>
    </figure>
  );
}
