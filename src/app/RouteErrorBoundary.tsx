import { Component, type ReactNode } from 'react';
import { ErrorState } from '../components/states/ErrorState.tsx';
import { ChunkLoadError } from './ChunkLoadError.ts';
import { ChunkLoadFailure } from './ChunkLoadFailure.tsx';

interface BoundaryProps {
  children: ReactNode;
  /** A link to another page; around the router there is none. */
  back?: ReactNode;
}

/** Keeps a failure inside one page: header and menu stay usable. Keyed by path, so the next page starts clean. */
export class RouteErrorBoundary extends Component<BoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error): void {
    if (error instanceof ChunkLoadError) error.forget();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    const { back } = this.props;
    if (error instanceof ChunkLoadError) return <ChunkLoadFailure error={error} back={back} />;
    return <ErrorState error={error} titleAs="h1" onRetry={() => this.setState({ error: null })} back={back} />;
  }
}
