import type { ComponentType, SVGProps } from 'react';
import styles from './tools.module.css';

/** Drawn by `npm run bench -- smallSamples`, and part of the app: the page waits for no list of them. */
const pictures = import.meta.glob<string>('./assets/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** What the tool does, before and after side by side where it starts from a photo. */
export function ToolSample({ id }: { id: string }) {
  const picture = pictures[`./assets/${id}.webp`];
  if (!picture) return null;
  return <img className={styles['sample']} src={picture} alt="" width={400} height={250} />;
}

/** For a tool that makes nothing of its own. */
export const ToolSign = ({ Icon }: { Icon: ComponentType<SVGProps<SVGSVGElement>> }) => (
  <span className={styles['sign']}>
    <Icon width={40} height={40} fill="currentColor" aria-hidden="true" />
  </span>
);
