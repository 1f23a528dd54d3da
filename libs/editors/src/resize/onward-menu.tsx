import { findTool } from '@tintory/catalog';
import { Suspense } from 'react';
import { handOverPhoto } from '@tintory/tools-ui';
import { UseMenu } from '../preview/use-menu.tsx';

/** Takes a finished file to where it was sent. */
export type GoOn = (file: File) => Promise<void>;

type OnwardMenuProps = {
  /** Goes to a page of the app. */
  navigate: (path: string) => void;
  /** A tool was chosen; the file may have to be made first. */
  onGo: (goOn: GoOn) => void;
};

/** The menu gives back the picture it is about; here that is not made before somebody wants it. */
const unmade = { objectId: null, url: '', width: 0, height: 0 };

/** The tools that a picture, which only this page has, can go on to. */
export function OnwardMenu({ navigate, onGo }: OnwardMenuProps) {
  const use = (_: unknown, toolId: string) => {
    const tool = findTool(toolId);
    if (!tool) return;
    onGo(async (file) => {
      await handOverPhoto(tool, file);
      navigate(tool.path);
    });
  };
  // Its texts may still load; the page behind must stay.
  return (
    <Suspense>
      <UseMenu image={unmade} ways={{ use, save: () => undefined }} />
    </Suspense>
  );
}
