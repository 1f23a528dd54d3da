import { findTool } from '@tintory/catalog';
import type { SharedStory, StoryId, ToolStory as OwnStory } from '@tintory/locales';
import { Suspense } from 'react';
import { FaqMarkup } from '../../config/faq-markup.tsx';
import { Expectations, Facts, Questions, Steps } from './story-sections.tsx';
import { factsOf, questionsOf } from './story-parts.ts';
import styles from './tool-story.module.css';
import { useStories } from './use-stories.ts';
import { useStoryValues } from './use-story-values.ts';

/** The texts below a tool: how it works, what to expect, what it costs and common questions. */
export const ToolStory = ({ id }: { id: StoryId }) => (
  // As tall as the content, so that the footer does not jump.
  <Suspense fallback={<div className={styles['awaited']} />}>
    <Story id={id} />
  </Suspense>
);

function Story({ id }: { id: StoryId }) {
  const stories = useStories();
  const story = stories?.tools[id];
  return story ? <Told id={id} story={story} shared={stories.shared} /> : null;
}

type ToldProps = { id: StoryId; story: OwnStory; shared: SharedStory };

function Told({ id, story, shared }: ToldProps) {
  const values = useStoryValues(id);
  const tool = findTool(id);
  const fill = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => values[name] ?? gap);
  const questions = questionsOf(tool, story, shared).map(({ question, answer }) => ({
    question: fill(question),
    answer: fill(answer),
  }));
  const facts = factsOf(tool).map((name) => shared.facts[name]);
  return (
    <div className={styles['story']}>
      <FaqMarkup questions={questions} />
      <Steps title={shared.how} lead={fill(story.lead)} steps={story.steps.map(fill)} />
      <Expectations
        title={shared.expect}
        good={{ title: shared.good, items: story.good.map(fill) }}
        limits={{ title: shared.limits, items: story.limits.map(fill) }}
      />
      <Facts
        title={shared.terms}
        facts={facts.map(({ value, text }) => ({ value: fill(value), text: fill(text) }))}
      />
      <Questions title={shared.questions} questions={questions} />
    </div>
  );
}
