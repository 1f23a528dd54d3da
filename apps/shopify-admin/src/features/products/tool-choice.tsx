import { ActionList, Button, Popover } from '@shopify/polaris';
import type { ToolDefinition } from '@tintory/catalog';
import { useT } from '@tintory/i18n';
import { useState } from 'react';

type ToolChoiceProps = {
  tools: readonly ToolDefinition[];
  onTool: (tool: ToolDefinition) => void;
};

/** A button that offers the tools which can work on what is chosen. */
export function ToolChoice({ tools, onTool }: ToolChoiceProps) {
  const t = useT('merchant', 'tools');
  const [open, setOpen] = useState(false);
  const titleOf = ({ id }: ToolDefinition) => (t as (key: string) => string)(`tools:${id}.title`);
  return (
    <Popover
      active={open}
      onClose={() => setOpen(false)}
      autofocusTarget="first-node"
      ariaHaspopup="menu"
      preferredAlignment="right"
      activator={
        <Button variant="primary" disclosure={open ? 'up' : 'down'} onClick={() => setOpen(!open)}>
          {t('merchant:products.run')}
        </Button>
      }
    >
      <ActionList
        actionRole="menuitem"
        items={tools.map((tool) => ({
          content: titleOf(tool),
          onAction: () => onTool(tool),
        }))}
      />
    </Popover>
  );
}
