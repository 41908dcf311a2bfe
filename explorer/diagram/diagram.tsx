import type { Arrow, Drawing, StateBox } from '../layout/drawing.ts';
import { font } from '../layout/text-size.ts';

/** What a transition or a state looks like, beyond its shape. */
export interface Marks {
  /** Class names by the id of a transition or the path of a state. */
  readonly classOf?: (id: string) => string | undefined;
  readonly onState?: (path: string) => void;
  readonly onTransition?: (id: string) => void;
}

interface DiagramProps extends Marks {
  readonly drawing: Drawing;
  readonly title: string;
}

const margin = 8;
const corner = 6;

/** A machine as a picture. On the page its states and transitions can be chosen; in the docs it is only seen. */
export function Diagram({ drawing, title, ...marks }: DiagramProps) {
  const [width, height] = [drawing.width + 2 * margin, drawing.height + 2 * margin];
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${-margin} ${-margin} ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      fontFamily={font.family}
      fontSize={font.size}
    >
      <title>{title}</title>
      <defs>
        <marker id="arrow-end" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
          <path d="M0 0 L8 4 L0 8 Z" className="arrow-end" />
        </marker>
      </defs>
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

function StateShape({ box, classOf, onState, onTransition }: { readonly box: StateBox } & Marks) {
  const { x, y, width, height, path, rows, isOuter, isFinal, isParallel } = box;
  const kinds = [isOuter && 'outer', isFinal && 'final', isParallel && 'parallel', classOf?.(path)];
  return (
    <g className={['state', ...kinds].filter(Boolean).join(' ')} data-state={path}>
      <rect x={x} y={y} width={width} height={height} rx={corner} />
      {isFinal && <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={corner - 2} />}
      {rows.map(({ text, kind, transition }, at) => (
        <Choice
          key={`${kind} ${text}`}
          id={transition ?? path}
          className={[kind, transition && classOf?.(transition)].filter(Boolean).join(' ')}
          onChoose={transition === undefined ? onState : onTransition}
          isReachable={kind !== 'effect'}
        >
          <text x={x + 12} y={y + 18 + at * font.lineHeight}>
            {text}
          </text>
        </Choice>
      ))}
    </g>
  );
}

function ArrowShape({ arrow, classOf, onTransition }: { readonly arrow: Arrow } & Marks) {
  const { points, labels, transitions, id } = arrow;
  const classes = transitions.length === 1 ? classOf?.(transitions[0] ?? '') : undefined;
  return (
    <g className={['arrow', classes].filter(Boolean).join(' ')} data-arrow={id}>
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} markerEnd="url(#arrow-end)" />
      {labels.map(({ transition, text, x, y }) => (
        <Choice key={transition} id={transition} className={classOf?.(transition)} onChoose={onTransition} isReachable>
          <text x={x} y={y + 13}>
            {text}
          </text>
        </Choice>
      ))}
    </g>
  );
}

interface ChoiceProps {
  readonly id: string;
  readonly className: string | undefined;
  readonly onChoose: ((id: string) => void) | undefined;
  /** Whether the keyboard reaches it. */
  readonly isReachable: boolean;
  readonly children: React.ReactNode;
}

/** A part of the picture that can be chosen by pointer and keyboard, if there is a listener. */
function Choice({ id, className, onChoose, isReachable, children }: ChoiceProps) {
  if (onChoose === undefined) return <g className={className}>{children}</g>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button.
    <g
      className={className}
      role="button"
      tabIndex={isReachable ? 0 : -1}
      data-id={id}
      onClick={() => onChoose(id)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          onChoose(id);
        }
      }}
    >
      {children}
    </g>
  );
}
