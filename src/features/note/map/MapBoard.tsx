import '@xyflow/react/dist/base.css';
import { ReactFlowProvider } from '@xyflow/react';
import type { ComponentProps } from 'react';
import { MapCanvas } from './MapCanvas.tsx';

/** The map with what its drawing library needs around it. */
export function MapBoard(props: ComponentProps<typeof MapCanvas>) {
  return (
    <ReactFlowProvider>
      <MapCanvas {...props} />
    </ReactFlowProvider>
  );
}
