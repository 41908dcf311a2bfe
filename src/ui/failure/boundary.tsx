import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Failure, type FailureProps } from './failure.tsx';
import { newReference } from './new-reference.ts';

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
