import type { StoryId } from '@tintory/locales';
import type { ComponentType } from 'react';
import { ToolStory } from '../features/tool-story/tool-story.tsx';

/** Adds a text below a tool's page: what the tool does, does not do, and costs. */
export const withStory = (Page: ComponentType, id: StoryId) =>
  function WithStory() {
    return (
      <>
        <Page />
        <ToolStory id={id} />
      </>
    );
  };
