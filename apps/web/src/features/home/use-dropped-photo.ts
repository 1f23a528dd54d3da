import { findTool } from '@tintory/catalog';
import { handOverPhoto } from '@tintory/tools-ui';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';

const toolId = 'remove_background';

/** Keeps the photo where the tool's page looks for one, then goes there. */
export function useTakePhoto() {
  const navigate = useNavigate();
  return useCallback(
    async (file: File) => {
      const tool = findTool(toolId);
      if (tool) await handOverPhoto(tool, file);
      await navigate(paths.tool.href(toolId));
    },
    [navigate],
  );
}

const fileOf = (data: DataTransfer | null) => data?.files[0];

/** Takes a photo that is dropped or pasted anywhere; true while one hovers over the page. */
export function useDroppedPhoto(take: (file: File) => void): boolean {
  const [hovering, setHovering] = useState(false);
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setHovering(true);
    };
    const onDragLeave = (event: DragEvent) => {
      // Only leaving the window has nothing that is entered instead.
      if (!event.relatedTarget) setHovering(false);
    };
    const onDrop = (event: DragEvent) => {
      event.preventDefault();
      setHovering(false);
      const file = fileOf(event.dataTransfer);
      if (file) take(file);
    };
    const onPaste = (event: ClipboardEvent) => {
      const file = fileOf(event.clipboardData);
      if (file) take(file);
    };
    addEventListener('dragover', onDragOver);
    addEventListener('dragleave', onDragLeave);
    addEventListener('drop', onDrop);
    addEventListener('paste', onPaste);
    return () => {
      removeEventListener('dragover', onDragOver);
      removeEventListener('dragleave', onDragLeave);
      removeEventListener('drop', onDrop);
      removeEventListener('paste', onPaste);
    };
  }, [take]);
  return hovering;
}
