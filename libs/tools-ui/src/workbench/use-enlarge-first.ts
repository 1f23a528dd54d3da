import { findTool } from '@tintory/catalog';
import { handOverPhoto } from '../drafts/hand-over-photo.ts';
import { useToolServices } from '../tool-services.tsx';
import type { WorkbenchState } from './use-workbench.ts';

const enlarger = findTool('image_upscale');

/** Opens a photo with too few pixels in the enlarger. */
export function useEnlargeFirst(photo: WorkbenchState['photo']): () => void {
  const { navigate, toolHref } = useToolServices();
  const enlarge = async () => {
    if (!enlarger || !photo) return;
    const file = new File([photo.file], photo.name, { type: photo.type });
    await handOverPhoto(enlarger, file, photo.origin);
    navigate(toolHref(enlarger.id));
  };
  return () => void enlarge();
}
