/** What of the picture is shown: zoom 1 shows the largest square, the centre is in pixels of the picture. */
export interface CropView {
  zoom: number;
  centerX: number;
  centerY: number;
}

export const LARGEST_ZOOM = 4;

interface Size {
  width: number;
  height: number;
}

/** The square of the picture that a view shows; always inside the picture. */
export function cropSquare({ width, height }: Size, view: CropView): { x: number; y: number; side: number } {
  const zoom = Math.max(1, Math.min(LARGEST_ZOOM, view.zoom));
  const side = Math.min(width, height) / zoom;
  return {
    x: clamp(view.centerX - side / 2, width - side),
    y: clamp(view.centerY - side / 2, height - side),
    side,
  };
}

/** The view moved by shares of the square that is shown, as a finger moves the picture. */
export function moveView(size: Size, view: CropView, shareX: number, shareY: number): CropView {
  const { x, y, side } = cropSquare(size, view);
  return settle(size, { ...view, centerX: x + side / 2 - shareX * side, centerY: y + side / 2 - shareY * side });
}

/** The view with another zoom around the same centre. */
export function zoomView(size: Size, view: CropView, zoom: number): CropView {
  return settle(size, { ...view, zoom });
}

/** Keeps the centre where the square is, so that a drag back answers at once. */
function settle(size: Size, view: CropView): CropView {
  const { x, y, side } = cropSquare(size, view);
  return { ...view, centerX: x + side / 2, centerY: y + side / 2 };
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}
