import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ToolLook } from './tool-look.tsx';
import styles from './tool-looks.module.css';
import type { ToolEntry } from './use-tool-entries.ts';

type ToolCardProps = {
  tool: ToolEntry;
  /** Below what the tool promises: its price, say. */
  children?: ReactNode;
};

/** A tool by what it does to a picture, and the way to it. */
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
