import { Component, type ReactNode } from 'react';
import { ErrorState } from '../components/states/ErrorState.tsx';
import { ChunkLoadError } from './ChunkLoadError.ts';
import { ChunkLoadFailure } from './ChunkLoadFailure.tsx';

interface BoundaryProps {
  children: ReactNode;
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
    if (error instanceof ChunkLoadError) return <ChunkLoadFailure />;
    return <ErrorState error={error} onRetry={() => this.setState({ error: null })} />;
  }
}
