import { Button, Text } from '@shopify/polaris';
import type { Publication } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { useUndo } from './use-undo.ts';

type UndoButtonProps = {
  publication: Publication;
  /** Whether a later picture has replaced it, which must be undone first. */
  covered?: boolean;
};

/** Undoes a publication, as long as the replaced picture is kept. */
export function UndoButton({ publication, covered = false }: UndoButtonProps) {
  const t = useT('merchant');
  const formats = useFormats();
  const { mutate, isPending } = useUndo();
  if (publication.status === 'undone' || covered) return null;
  if (!publication.undoable) {
    return (
      <Text as="span" tone="subdued" variant="bodySm">
        {t('merchant:published.tooLate')}
      </Text>
    );
  }
  const date = formats.dateTime(publication.created_at);
  return (
    <Button
      loading={isPending}
      accessibilityLabel={t('merchant:publish.undoThis', { date })}
      onClick={() => mutate(publication.id)}
    >
      {t('merchant:publish.undo')}
    </Button>
  );
}
