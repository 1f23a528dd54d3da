import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ToolLook } from './tool-look.tsx';
import styles from './tool-looks.module.css';
import type { ToolEntry } from './use-tool-entries.ts';

type ToolCardProps = {
  tool: ToolEntry;
  /** Content below the tagline, e.g. the price. */
  children?: ReactNode;
};

/** A tool's before/after picture, with a link to the tool. */
export function ToolCard({ tool, children }: ToolCardProps) {
  return (
    <li className={styles['card']}>
      <ToolLook tool={tool} />
      <Link className={styles['link']} to={tool.path}>
        <strong>{tool.title}</strong>
        <span>{tool.tagline}</span>
      </Link>
      {children}
    </li>
  );
}
