import type { BlankRecord } from './blank-record.ts';

/** The view that shows an area in a model's size; the area's own if all sizes look alike. */
export const modelView = (
  { views }: BlankRecord,
  { areaId, viewId, model }: { areaId: string; viewId: string; model: string | null },
): string =>
  views.find((view) => view.model === model && view.areas.some(({ id }) => id === areaId))?.id ??
  viewId;

/** The sizes with views of their own. */
export const modelsOf = ({ views }: BlankRecord): string[] => [
  ...new Set(views.flatMap(({ model }) => model ?? [])),
];
