import { tools, type ToolId } from '@tintory/catalog';

const onFirstPage = (tool: (typeof tools)[number]) => 'onFirstPage' in tool && tool.onFirstPage;

/** Tools that the first page offers for a dropped photo. */
export const heroTools: readonly ToolId[] = tools.filter(onFirstPage).map(({ id }) => id);

/** Selected by default; its sample has a higher resolution. */
export const firstTool: ToolId = heroTools[0] ?? tools[0].id;
