import { tools, type ToolId } from '@tintory/catalog';

const onFirstPage = (tool: (typeof tools)[number]) => 'onFirstPage' in tool && tool.onFirstPage;

/** What a photo can be dropped for on the first page. */
export const heroTools: readonly ToolId[] = tools.filter(onFirstPage).map(({ id }) => id);

/** Chosen before anybody chooses; its example is drawn larger. */
export const firstTool: ToolId = heroTools[0] ?? tools[0].id;
