import { Component } from 'react';
import type { ReactNode } from 'react';
import { Broken, Incomplete } from './Broken.tsx';

interface BoundaryState {
  readonly isBroken: boolean;
  /** A part could not be loaded that the page can do without for the moment. */
  readonly isIncomplete: boolean;
}

/** Whatever goes wrong in the page, there is a way out of it. */
export class Boundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { isBroken: false, isIncomplete: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { isBroken: true };
  }

  override componentDidMount(): void {
    addEventListener('vite:preloadError', this.onLost);
  }

  override componentWillUnmount(): void {
    removeEventListener('vite:preloadError', this.onLost);
  }

  override render(): ReactNode {
    const { isBroken, isIncomplete } = this.state;
    if (isBroken) return <Broken />;
    return (
      <>
        {this.props.children}
        {isIncomplete && <Incomplete onClose={() => this.setState({ isIncomplete: false })} />}
      </>
    );
  }

  /** Vite tells of every part that cannot be loaded: the server may have a newer build, or the network is gone. */
  private readonly onLost = (): void => this.setState({ isIncomplete: true });
}
