import { Component, type ComponentType, type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import { useGame } from './GameServices.ts';
import type { SceneName, SceneProps } from './Scene.ts';
import type { SceneDirector } from './SceneDirector.ts';
import { useStage } from './StageContext.ts';

/** Mounts the scene of the moment at the origin of the stage. */
export function SceneFrame({ director }: { director: SceneDirector }) {
  const { mounted } = useStore(director.state);
  const { offsetX, offsetY, scale } = useStage();
  if (!mounted) return null;
  const Shown = mounted.scene.Component as ComponentType<SceneProps<SceneName>>;
  return (
    <pixiContainer x={offsetX} y={offsetY} scale={scale}>
      <SceneErrorBoundary key={mounted.key} onError={(error) => director.fail(error)}>
        <Shown request={mounted.request} memory={mounted.memory} />
        <FirstFrame onDrawn={() => director.drawn(mounted.key)} />
      </SceneErrorBoundary>
    </pixiContainer>
  );
}

/** Calls back when the frame after mounting has been drawn. */
function FirstFrame({ onDrawn }: { onDrawn: () => void }) {
  const { report } = useGame();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per mounted scene
  useEffect(() => {
    const request = requestAnimationFrame(() => {
      try {
        onDrawn();
      } catch (error) {
        report(error);
      }
    });
    return () => cancelAnimationFrame(request);
  }, []);
  return null;
}

interface SceneErrorBoundaryProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Errors inside the canvas never reach the page's own boundaries: the canvas is another React tree. */
class SceneErrorBoundary extends Component<SceneErrorBoundaryProps, { broken: boolean }> {
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
