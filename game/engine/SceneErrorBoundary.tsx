import { Component, type ReactNode } from 'react';

interface SceneErrorBoundaryProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Errors inside the canvas never reach the page's own boundaries: the canvas is another React tree. */
export class SceneErrorBoundary extends Component<SceneErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children;
  }
}
