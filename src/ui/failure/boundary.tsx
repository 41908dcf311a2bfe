import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Component, type ErrorInfo, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Text } from '#i18n/text.ts';
import { useText } from '#i18n/use-text.ts';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../layout/empty-state.tsx';
import css from './failure.module.css';

interface BoundaryProps extends Pick<FailureProps, 'of'> {
  /** What is inside, for example an address. Something else clears the failure. */
  readonly shown?: string | undefined;
  /** Called before what has failed is rendered again. */
  readonly onRetry?: () => void;
  /** Puts the failure into a frame. */
  readonly frame?: (failure: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  /** The reference of the failure. */
  readonly reference: string | null;
  readonly shown: string | undefined;
}

/**
 * Replaces what throws while React renders it, and keeps everything outside. Logs the error with the components around it
 * and no data.
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { reference: null, shown: this.props.shown };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { reference: newReference() };
  }

  static getDerivedStateFromProps({ shown }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return shown === state.shown ? null : { reference: null, shown };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error(`A ${this.props.of} could not be shown. Reference ${this.state.reference}`, error, componentStack);
  }

  override render(): ReactNode {
    const { of, onRetry, frame, children } = this.props;
    const { reference } = this.state;
    if (reference === null) return children;
    const retry = () => {
      onRetry?.();
      this.setState({ reference: null });
    };
    const failure = <Failure of={of} reference={reference} onRetry={retry} />;
    return frame ? frame(failure) : failure;
  }
}

const titles = {
  screen: 'This screen could not be shown',
  dialog: 'This dialog could not be shown',
  part: 'This part could not be shown',
} as const satisfies Record<string, Text>;

interface FailureProps {
  /** What has failed. A part has room for one line. */
  readonly of: keyof typeof titles;
  readonly reference: string;
  readonly onRetry: () => void;
}

/** Replaces what could not be rendered. It takes the focus if what had it is gone. */
function Failure({ of, reference, onRetry }: FailureProps) {
  const text = useText();
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus();
  }, []);
  const id = text('Reference {{id}}', { id: reference });
  const region = { ref, role: 'alert', tabIndex: -1 } as const;
  if (of === 'part') {
    return (
      <div {...region} className={css['part']} title={id}>
        <span className="ellipsis">{text(titles[of])}</span>
        <Button size="small" onClick={onRetry}>
          {text('Try again')}
        </Button>
      </div>
    );
  }
  return (
    <div {...region} className={css['failure']}>
      <EmptyState
        icon={TriangleAlert}
        title={text(titles[of])}
        level={of === 'screen' ? 1 : undefined}
        action={
          <>
            <Button variant="primary" onClick={onRetry}>
              {text('Try again')}
            </Button>
            <Button onClick={() => location.reload()}>{text('Reload')}</Button>
          </>
        }
      >
        <p>{text('An error in the app stopped it. What was saved and your drafts are safe.')}</p>
        <p className={css['reference']}>{id}</p>
      </EmptyState>
    </div>
  );
}

/** Crockford's base 32, as in the server's ids of requests: no letter resembles a digit, so people can read an id aloud. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 10;

/** A new reference, by which a failure that a user reports is found in the console. */
function newReference(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => digits[byte % digits.length]).join('');
}
