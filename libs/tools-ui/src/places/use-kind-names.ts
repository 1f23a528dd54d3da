import { placeKinds, type PlaceKind } from '@tintory/contract';
import { useT } from '@tintory/i18n';

/** The translated names of the kinds of places. */
export function useKindNames(): Record<PlaceKind, string> {
  const t = useT('workbench');
  const named = placeKinds.map((kind) => [kind, t(`workbench:places.kind.${kind}`)] as const);
  return Object.fromEntries(named) as Record<PlaceKind, string>;
}
