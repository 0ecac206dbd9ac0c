import { useMemo, useState } from 'react';
import { grayOf, snapToCorner, type Gray } from '@site/src/groundPhoto';
import type { HandleProps } from './Handle';

export interface Snap {
  readonly isOn: boolean;
  readonly setOn: (isOn: boolean) => void;
  /** Undefined while it is turned off. */
  readonly snap: HandleProps['snap'];
}

/** Lets marks snap to corners in a photo. Reads the photo's pixels at the first mark. */
export function useSnap(photo: HTMLCanvasElement): Snap {
  const [isOn, setOn] = useState(true);
  const find = useMemo((): HandleProps['snap'] => {
    let gray: Gray | undefined;
    return (near, reach) => {
      const pixels = gray ? undefined : photo.getContext('2d')?.getImageData(0, 0, photo.width, photo.height);
      gray ??= pixels && grayOf(pixels);
      return gray && snapToCorner(gray, near, reach);
    };
  }, [photo]);
  return { isOn, setOn, snap: isOn ? find : undefined };
}
