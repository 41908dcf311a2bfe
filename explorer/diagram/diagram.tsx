import { type CoverageKind, coverageKinds } from '../coverage/kinds.ts';
import type { Arrow, Drawing, Point, StateBox } from '../layout/drawing.ts';
import { font } from '../layout/text-size.ts';
import { diagramStyle, markStyle } from './style.ts';

/** What parts of a diagram look like, beyond their shape, and what happens when one is chosen. */
export interface Marks {
  /** Class names by the path of a state or the id of a transition. */
  readonly classOf?: ((id: string) => string) | undefined;
  /** What exercises a part, as coloured lines below its text. Each kind has its own place, so it does not need its colour. */
  readonly kindsOf?: ((id: string) => readonly CoverageKind[]) | undefined;
  readonly onState?: ((path: string) => void) | undefined;
  readonly onTransition?: ((id: string) => void) | undefined;
}

interface DiagramProps extends Marks {
  readonly drawing: Drawing;
  readonly title: string;
  readonly zoom?: number;
}

const margin = 8;
const corner = 6;

/** A machine as a picture. With listeners its states and transitions can be chosen, by pointer and keyboard. */
export function Diagram({ drawing, title, zoom = 1, ...marks }: DiagramProps) {
  const [width, height] = [drawing.width + 2 * margin, drawing.height + 2 * margin];
  const isStatic = marks.onState === undefined;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className="diagram"
      viewBox={`${-margin} ${-margin} ${width} ${height}`}
      width={width * zoom}
      height={height * zoom}
      role={isStatic ? 'img' : 'group'}
      aria-label={title}
      fontFamily={font.family}
      fontSize={font.size}
    >
      <style>{marks.classOf === undefined ? diagramStyle : diagramStyle + markStyle}</style>
      {drawing.states.map((box) => (
        <StateShape key={box.path} box={box} {...marks} />
      ))}
      {drawing.dots.map(({ x, y, width: size }) => (
        <circle key={`${x} ${y}`} className="dot" cx={x + size / 2} cy={y + size / 2} r={size / 2} />
      ))}
      {drawing.arrows.map((arrow) => (
        <ArrowShape key={arrow.id} arrow={arrow} {...marks} />
      ))}
    </svg>
  );
}

const classes = (...names: readonly (string | false | undefined)[]) => names.filter(Boolean).join(' ');

function StateShape({ box, classOf, kindsOf, onState, onTransition }: { readonly box: StateBox } & Marks) {
  const { x, y, width, height, path, rows, isOuter, isFinal, isParallel } = box;
  return (
    <g
      className={classes('state', isOuter && 'outer', isFinal && 'final', isParallel && 'parallel', classOf?.(path))}
      data-state={path}
    >
      <rect x={x} y={y} width={width} height={height} rx={corner} />
      {isFinal && <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={corner - 2} />}
      {rows.map(({ text, kind, transition }, at) => (
        <Choice
          key={`${kind} ${text}`}
          id={transition ?? path}
          className={classes(kind, transition !== undefined && classOf?.(transition))}
          // The name of a state chooses it; the lines of its effects do not need to.
          onChoose={kind === 'effect' ? undefined : transition === undefined ? onState : onTransition}
        >
          <text x={x + 12} y={y + 18 + at * font.lineHeight}>
            {text}
          </text>
          {kind !== 'effect' && (
            <KindLines kinds={kindsOf?.(transition ?? path)} x={x + 12} y={y + 20.5 + at * font.lineHeight} />
          )}
        </Choice>
      ))}
    </g>
  );
}

function ArrowShape({ arrow, classOf, kindsOf, onTransition }: { readonly arrow: Arrow } & Marks) {
  const { points, labels, transitions, id } = arrow;
  // An arrow of several transitions shows the marks that all of them have.
  const shared = transitions.map((one) => new Set((classOf?.(one) ?? '').split(' ')));
  const [first, ...others] = shared;
  const common = first === undefined ? [] : [...first].filter((name) => others.every((other) => other.has(name)));
  return (
    <g className={classes('arrow', ...common)} data-arrow={id}>
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      <path className="end" d={headOf(points)} />
      {labels.map(({ transition, text, x, y }) => (
        <Choice key={transition} id={transition} className={classOf?.(transition)} onChoose={onTransition}>
          <text x={x} y={y + 13}>
            {text}
          </text>
          <KindLines kinds={kindsOf?.(transition)} x={x} y={y + 15.5} />
        </Choice>
      ))}
    </g>
  );
}

const [lineLength, lineGap] = [6.5, 1.5];

function KindLines({ kinds = [], x, y }: { readonly kinds: readonly CoverageKind[] | undefined } & Point) {
  return coverageKinds.map(({ id }, at) =>
    kinds.includes(id) ? (
      <rect key={id} className={`by-${id}`} x={x + at * (lineLength + lineGap)} y={y} width={lineLength} height={2.5} />
    ) : null,
  );
}

const headLength = 7;

/** The head of an arrow. Not a marker: markers do not take the colour of their line in all browsers. */
function headOf(points: Arrow['points']): string {
  const [end, before] = [points.at(-1), points.at(-2)];
  if (end === undefined || before === undefined) return '';
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const [dx, dy] = [((end.x - before.x) / length) * headLength, ((end.y - before.y) / length) * headLength];
  const corners = [
    [end.x, end.y],
    [end.x - dx - dy * 0.5, end.y - dy + dx * 0.5],
    [end.x - dx + dy * 0.5, end.y - dy - dx * 0.5],
  ];
  return `M${corners.map(([x = 0, y = 0]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

interface ChoiceProps {
  readonly id: string;
  readonly className: string | undefined;
  readonly onChoose: ((id: string) => void) | undefined;
  readonly children: React.ReactNode;
}

/** A part of the picture that can be chosen, if there is a listener. */
function Choice({ id, className, onChoose, children }: ChoiceProps) {
  if (onChoose === undefined) return <g className={className}>{children}</g>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button.
    <g
      className={className}
      role="button"
      tabIndex={0}
      data-id={id}
      onClick={() => onChoose(id)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onChoose(id);
      }}
    >
      {children}
    </g>
  );
}
