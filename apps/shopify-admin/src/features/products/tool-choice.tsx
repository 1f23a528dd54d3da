import { ActionList, Button, Popover } from '@shopify/polaris';
import type { EditorName, ToolDefinition } from '@tintory/catalog';
import { useT } from '@tintory/i18n';
import { useId, useState } from 'react';

type ToolChoiceProps = {
  tools: readonly ToolDefinition[];
  onTool: (tool: ToolDefinition) => void;
  /** Opens the selection in a browser editor; undefined if it cannot be edited. */
  onEditor?: ((editor: EditorName) => void) | undefined;
};

/** A menu of the tools that can process the selection. */
export function ToolChoice({ tools, onTool, onEditor }: ToolChoiceProps) {
  const t = useT('merchant', 'tools');
  const [open, setOpen] = useState(false);
  const id = useId();
  const titleOf = ({ id }: ToolDefinition) => (t as (key: string) => string)(`tools:${id}.title`);
  const items = tools.map((tool) => ({ content: titleOf(tool), onAction: () => onTool(tool) }));
  /** The menu closes, so the button gets the focus, which the editor restores later. */
  const edit = (editor: EditorName) => {
    document.getElementById(id)?.focus();
    onEditor?.(editor);
  };
  const editors = onEditor && [
    { content: t('resizeTool'), onAction: () => edit('resize') },
    { content: t('paintTool'), onAction: () => edit('paint') },
  ];
  return (
    <Popover
      active={open}
      onClose={() => setOpen(false)}
      autofocusTarget="first-node"
      ariaHaspopup="menu"
      preferredAlignment="right"
      activator={
        <Button
          id={id}
          variant="primary"
          disclosure={open ? 'up' : 'down'}
          onClick={() => setOpen(!open)}
        >
          {t('merchant:products.run')}
        </Button>
      }
    >
      <ActionList
        actionRole="menuitem"
        onActionAnyItem={() => setOpen(false)}
        sections={[
          { items },
          ...(editors ? [{ title: t('merchant:tools.free'), items: editors }] : []),
        ]}
      />
    </Popover>
  );
}
