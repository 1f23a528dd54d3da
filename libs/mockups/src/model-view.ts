import type { BlankRecord } from './blank-record.ts';

/** The view of an area as a model shows it; the area's own where all sizes look alike. */
export const modelView = (
  { views }: BlankRecord,
  { areaId, viewId, model }: { areaId: string; viewId: string; model: string | null },
): string =>
  views.find((view) => view.model === model && view.areas.some(({ id }) => id === areaId))?.id ??
  viewId;

/** The sizes that are drawn each by itself. */
export const modelsOf = ({ views }: BlankRecord): string[] => [
  ...new Set(views.flatMap(({ model }) => model ?? [])),
];
