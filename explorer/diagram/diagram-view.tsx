import { use, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Chart } from '../../tests/support/chart/chart.ts';
import { matchesIn } from '../chart/search.ts';
import type { Drawing } from '../layout/drawing.ts';
import { drawingFor } from '../layout/elk.ts';
import { Diagram, type Marks } from './diagram.tsx';

interface DiagramViewProps extends Marks {
  readonly name: string;
  readonly chart: Chart;
  /** The chosen state or transition; null for none. */
  readonly chosen: string | null;
  /** The state that stays visible while nothing is chosen; null for none. */
  readonly current: string | null;
}

const zoomStep = 1.25;
const [least, most] = [0.1, 4];

/** A diagram with its tools: search, zoom and export. */
export function DiagramView({
  name,
  chart,
  chosen,
  current,
  classOf,
  kindsOf,
  onState,
  onTransition,
}: DiagramViewProps) {
  const drawing = use(useMemo(() => drawingFor(chart), [chart]));
  const [zoom, setZoom] = useState<number | null>(null);
  const [fitting, setFitting] = useState(1);
  const [search, setSearch] = useState('');
  const found = useMemo(() => new Set(matchesIn(chart, search)), [chart, search]);
  const frame = useRef<HTMLDivElement>(null);
  const shown = useDeferredValue(zoom ?? fitting);
  useFitting(frame, drawing, setFitting);
  useShown(frame, chosen ?? current, shown);

  const change = (factor: number) => setZoom(Math.min(most, Math.max(least, (zoom ?? fitting) * factor)));
  const marked = (id: string) =>
    [classOf?.(id), id === chosen && 'chosen', found.has(id) && 'found'].filter(Boolean).join(' ');
  return (
    <div className="diagram-view">
      <div className="tools" role="toolbar" aria-label="Diagram">
        <h2>{name}</h2>
        <search>
          <input
            type="search"
            aria-label="Find states, events and guards"
            placeholder="Find states, events, guards"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') showFirst(frame.current, found);
            }}
          />
          <output>{search === '' ? '' : `${String(found.size)} found`}</output>
        </search>
        <button type="button" aria-label="Zoom out" onClick={() => change(1 / zoomStep)}>
          −
        </button>
        <button type="button" aria-label="Zoom in" onClick={() => change(zoomStep)}>
          +
        </button>
        <button type="button" onClick={() => setZoom(1)}>
          100 %
        </button>
        <button type="button" onClick={() => setZoom(null)}>
          Fit
        </button>
        <button type="button" onClick={() => saveSvg(name, drawing, { classOf, kindsOf })}>
          Save SVG
        </button>
      </div>
      <div
        className="frame"
        ref={frame}
        onWheel={(event) => {
          if (event.ctrlKey) change(event.deltaY < 0 ? zoomStep : 1 / zoomStep);
        }}
      >
        <Diagram
          drawing={drawing}
          title={`The machine ${name}`}
          zoom={shown}
          classOf={marked}
          kindsOf={kindsOf}
          onState={onState}
          onTransition={onTransition}
        />
      </div>
    </div>
  );
}

/** Keeps the factor at which the whole diagram is visible, but readable. */
function useFitting(
  frame: React.RefObject<HTMLDivElement | null>,
  { width, height }: Drawing,
  set: (zoom: number) => void,
): void {
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      set(Math.min(1, Math.max(0.6, Math.min(clientWidth / (width + 40), clientHeight / (height + 40)))));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, width, height, set]);
}

/** Scrolls to what was chosen, unless it is visible. */
function useShown(frame: React.RefObject<HTMLDivElement | null>, chosen: string | null, zoom: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size moves what was chosen.
  useEffect(() => {
    const part = chosen === null ? null : partOf(frame.current, chosen);
    if (frame.current !== null && part !== null) scrollInside(frame.current, part);
  }, [frame, chosen, zoom]);
}

/** How far what is scrolled to stays from the edges, in pixels. */
const scrollMargin = 60;

/** Scrolls no further than needed, and only the frame: on a narrow screen the page scrolls too. */
function scrollInside(frame: HTMLElement, part: Element): void {
  const [outer, inner] = [frame.getBoundingClientRect(), part.getBoundingClientRect()];
  const distance = (start: number, end: number) => (start < 0 ? start : Math.max(0, Math.min(start, end)));
  frame.scrollBy({
    left: distance(inner.left - outer.left - scrollMargin, inner.right - outer.right + scrollMargin),
    top: distance(inner.top - outer.top - scrollMargin, inner.bottom - outer.bottom + scrollMargin),
  });
}

function showFirst(frame: HTMLElement | null, found: ReadonlySet<string>): void {
  const [first] = found;
  const part = first === undefined ? null : partOf(frame, first);
  part?.scrollIntoView({ block: 'center', inline: 'center' });
  if (part instanceof SVGElement) part.focus({ preventScroll: true });
}

function partOf(frame: HTMLElement | null, id: string): Element | null {
  return frame?.querySelector(`[data-id="${CSS.escape(id)}"]`) ?? null;
}

/** Saves the picture with what the page marks in it, except what was found and chosen. */
function saveSvg(name: string, drawing: Drawing, marks: Marks): void {
  const text = renderToStaticMarkup(<Diagram drawing={drawing} title={`The machine ${name}`} {...marks} />);
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.svg`;
  link.click();
  URL.revokeObjectURL(address);
}
