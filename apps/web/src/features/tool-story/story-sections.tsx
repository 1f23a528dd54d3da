import type { Question } from '@tintory/locales';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import styles from './tool-story.module.css';

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

type StepsProps = { title: string; lead: string; steps: readonly string[] };

export function Steps({ title, lead, steps }: StepsProps) {
  return (
    <Section title={title}>
      <div className={styles['how']}>
        <p className={styles['lead']}>{lead}</p>
        <ol className={styles['steps']}>
          {steps.map((step, index) => (
            <li key={step}>
              <span className={styles['number']} aria-hidden="true">
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

type Expected = { title: string; items: readonly string[] };
type ExpectationsProps = { title: string; good: Expected; limits: Expected };

/** What the tool does well and what it does not do. */
export function Expectations({ title, good, limits }: ExpectationsProps) {
  return (
    <Section title={title}>
      <div className={styles['expected']}>
        <ExpectedList {...good} icon={<IconCheck className={styles['yes']} aria-hidden="true" />} />
        <ExpectedList {...limits} icon={<IconX className={styles['no']} aria-hidden="true" />} />
      </div>
    </Section>
  );
}

function ExpectedList({ title, items, icon }: Expected & { icon: ReactNode }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>
            {icon}
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

type FactsProps = { title: string; facts: readonly { value: string; text: string }[] };

export function Facts({ title, facts }: FactsProps) {
  return (
    <Section title={title}>
      <dl className={styles['facts']}>
        {facts.map(({ value, text }) => (
          <div key={text}>
            <dt>{value}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

type QuestionsProps = { title: string; questions: readonly Question[] };

export function Questions({ title, questions }: QuestionsProps) {
  return (
    <Section title={title}>
      <div className={styles['questions']}>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
