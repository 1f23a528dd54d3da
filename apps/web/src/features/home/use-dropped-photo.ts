import { findTool, type ToolId } from '@tintory/catalog';
import { droppedFile } from '@tintory/tools-ui';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';

/** Stores the photo as the tool's draft, then opens the tool's page. */
export function useTakePhoto(toolId: ToolId) {
  const navigate = useNavigate();
  return useCallback(
    (file: File) => {
      const handOver = async () => {
        const tool = findTool(toolId);
        const { handOverPhoto } = await import('@tintory/tools-ui/drafts');
        if (tool) await handOverPhoto(tool, file);
        await navigate(paths.tool.href(toolId));
      };
      void handOver();
    },
    [navigate, toolId],
  );
}

/** Takes a photo that is dropped or pasted anywhere; true while one hovers over the page. */
export function useDroppedPhoto(take: (file: File) => void): boolean {
  const [hovering, setHovering] = useState(false);
  useEffect(() => {
    const takeFrom = async (data: DataTransfer | null) => {
      const file = await droppedFile(data);
      if (file) take(file);
    };
    const onDragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setHovering(true);
    };
    const onDragLeave = (event: DragEvent) => {
      // `relatedTarget` is only null when the drag leaves the window.
      if (!event.relatedTarget) setHovering(false);
    };
    const onDrop = (event: DragEvent) => {
      event.preventDefault();
      setHovering(false);
      void takeFrom(event.dataTransfer);
    };
    const onPaste = (event: ClipboardEvent) => void takeFrom(event.clipboardData);
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
