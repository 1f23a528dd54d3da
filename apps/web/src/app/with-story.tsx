import type { StoryId } from '@tintory/locales';
import type { ComponentType } from 'react';
import { ToolStory } from '../features/tool-story/tool-story.tsx';

/** Tells below a tool's page what the tool does and does not do, and what it costs. */
export const withStory = (Page: ComponentType, id: StoryId) =>
  function WithStory() {
    return (
      <>
        <Page />
        <ToolStory id={id} />
      </>
    );
  };
